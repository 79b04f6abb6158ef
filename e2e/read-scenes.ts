import { scenes } from './all-scenes.ts'
import type { Scene } from './scene.ts'

/** Of each page how it mostly is, and of some what stands in front of it or went wrong. */
const names = [
  ...['landing', 'signin', 'signup-missing', 'therapist-signin', 'therapist-signup'],
  ...['forgot-password', 'reset-password', 'confirm-email', 'unsubscribe', 'not-found'],
  'public-book',
  ...['help', 'safety', 'privacy', 'terms', 'exercises', 'exercise'],
  ...['questions-unanswered', 'tips', 'home', 'dashboard', 'find', 'therapist-first-message'],
  ...['notifications', 'messages', 'chat', 'journals', 'add-journal-missing', 'journal'],
  ...['profile', 'book-waiting', 'appointments', 'appointment-they-propose'],
  ...['practice-questions', 'therapist-profile', 'therapist-dashboard', 'patients'],
  ...['patients-chat', 'calendar-set-up', 'therapist-appointments-none'],
]

export const readScenes: Scene[] = names.map((name) => {
  const scene = scenes.find((one) => one.name === name)
  if (!scene) throw new Error(`No scene is called ${name}`)
  return scene
})
