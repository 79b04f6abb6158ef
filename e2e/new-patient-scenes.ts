import { click, type Scene } from './scene.ts'

/** The questions of the intake, and every page before there is anything on it. */
export const newPatientScenes: Scene[] = [
  { name: 'questions', as: 'newPatient', path: '/questions' },
  { name: 'questions-unanswered', as: 'newPatient', path: '/questions', prepare: click('Next') },
  {
    name: 'questions-answered',
    as: 'newPatient',
    path: '/questions',
    prepare: async (page) => {
      for (let step = 0; step < 3; step++) {
        await page.locator('fieldset input').nth(step).check()
        await click('Next')(page)
      }
      await page.locator('fieldset input').nth(1).check()
    },
  },
  {
    name: 'questions-loading',
    as: 'newPatient',
    path: '/questions',
    pending: ['**/api/user-questions'],
  },
  {
    name: 'questions-failed',
    as: 'newPatient',
    path: '/questions',
    failing: ['**/api/user-questions'],
  },
  {
    name: 'questions-none',
    as: 'newPatient',
    path: '/questions',
    replies: { '**/api/user-questions': [] },
  },
  { name: 'home-new', as: 'newPatient', path: '/home' },
  { name: 'find-new', as: 'newPatient', path: '/find-therapist' },
  { name: 'messages-empty', as: 'newPatient', path: '/messages' },
  { name: 'journals-empty', as: 'newPatient', path: '/journals' },
  { name: 'dashboard-empty', as: 'newPatient', path: '/dashboard' },
]
