import { click, type Scene } from './scene.ts'

const calls = /\/api\/notifications(\?|$)/
const theirs = { as: 'therapist', path: '/therapist/notifications' } as const
const mine = { as: 'patient', path: '/notifications' } as const

/** What is new, and the end of the mails that say so. */
export const notificationScenes: Scene[] = [
  { ...mine, name: 'notifications' },
  { ...mine, name: 'notifications-loading', pending: [calls] },
  { ...mine, name: 'notifications-failed', failing: [calls] },
  { ...mine, name: 'notifications-none', as: 'newPatient' },
  { ...theirs, name: 'therapist-notifications' },
  { name: 'unsubscribe', as: 'visitor', path: '/unsubscribe#gone' },
  {
    name: 'unsubscribe-refused',
    as: 'visitor',
    path: '/unsubscribe#gone',
    prepare: async (page) => {
      await click('End these mails')(page)
      await page.getByRole('alert').waitFor()
    },
  },
  { name: 'privacy', as: 'visitor', path: '/privacy' },
  { name: 'terms', as: 'visitor', path: '/terms' },
]
