import type { Page } from '@playwright/test'
import { inboxScenes } from './inbox-scenes.ts'
import { journalScenes } from './journal-scenes.ts'
import { matchingScenes } from './matching-scenes.ts'
import { outsideModelScenes } from './outside-model-scenes.ts'
import { practiceScenes } from './practice-scenes.ts'

export type Scene = {
  name: string
  as: 'visitor' | 'patient' | 'newPatient' | 'therapist' | 'newTherapist'
  path: string
  /** Calls that are never answered: the screen as it loads. */
  pending?: string[]
  /** Calls that fail. */
  failing?: string[]
  /** Calls answered with this. */
  replies?: Record<string, unknown>
  prepare?: (page: Page) => Promise<void>
  /** Only what fits the window, for what is laid over the page. */
  viewportOnly?: boolean
}

const click = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click()

const follow = (name: string | RegExp) => (page: Page) =>
  page.getByRole('link', { name }).first().click()

const longName = 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh '.repeat(2).trim()

async function firstTherapist(page: Page, change: object) {
  await page.route('**/api/therapists?**', async (route) => {
    const reply = await route.fetch()
    const [first, ...rest] = await reply.json()
    await route.fulfill({ response: reply, json: [{ ...first, ...change }, ...rest] })
  })
}

/** The page keeps what it was given today; without it, it asks again. */
async function forgetToday(page: Page) {
  await page.evaluate(() => {
    for (const key of ['dailyArticle', 'recommendedVideo']) localStorage.removeItem(key)
  })
  await page.reload()
  await page.getByRole('heading', { name: 'Recommended Video' }).waitFor()
}

/** Every screen in every state a person can meet. */
export const scenes: Scene[] = [
  { name: 'landing', as: 'visitor', path: '/' },
  {
    name: 'opening',
    as: 'visitor',
    path: '/',
    pending: ['**/api/*/check-session'],
    viewportOnly: true,
  },
  { name: 'signin', as: 'visitor', path: '/signin' },
  {
    name: 'signin-refused',
    as: 'visitor',
    path: '/signin',
    prepare: async (page) => {
      await page.getByLabel('Email').fill('someone@people.example')
      await page.getByLabel('Password', { exact: true }).fill('not the password')
      await click('Sign In')(page)
      await page.getByRole('alert').filter({ hasText: /\w/ }).first().waitFor()
    },
  },
  { name: 'signup', as: 'visitor', path: '/signup' },
  { name: 'signup-missing', as: 'visitor', path: '/signup', prepare: click('Create Account') },
  { name: 'therapist-signin', as: 'visitor', path: '/therapist-signin' },
  { name: 'therapist-signup', as: 'visitor', path: '/therapist-signup' },
  { name: 'help', as: 'visitor', path: '/help' },
  { name: 'help-not-loaded', as: 'visitor', path: '/help', failing: ['**/api/help-lines'] },
  { name: 'safety', as: 'visitor', path: '/safety' },
  { name: 'not-found', as: 'visitor', path: '/no-such-page' },

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

  { name: 'home', as: 'patient', path: '/home' },
  { name: 'home-menu', as: 'patient', path: '/home', prepare: click(/menu/i), viewportOnly: true },
  {
    name: 'home-picked',
    as: 'patient',
    path: '/home',
    prepare: async (page) => {
      await page.getByText('Stressed', { exact: true }).click()
      await page.getByText(/Recommended Activity ·/).waitFor()
    },
  },
  {
    name: 'home-loading',
    as: 'patient',
    path: '/home',
    pending: ['**/api/daily-article/*', '**/api/video-recommendation/*', '**/api/diagnosis/*'],
    prepare: forgetToday,
  },
  {
    name: 'home-failed',
    as: 'patient',
    path: '/home',
    failing: ['**/api/daily-article/*', '**/api/video-recommendation/*'],
    prepare: forgetToday,
  },
  { name: 'dashboard', as: 'patient', path: '/dashboard' },
  { name: 'exercise', as: 'visitor', path: '/exercises/box-breathing', viewportOnly: true },
  {
    name: 'exercise-running',
    as: 'visitor',
    path: '/exercises/box-breathing',
    prepare: click(/Begin/),
    viewportOnly: true,
  },
  { name: 'tips', as: 'newPatient', path: '/tips' },
  {
    name: 'tips-done',
    as: 'patient',
    path: '/tips',
    prepare: async (page) => {
      await click('Generate Advice')(page)
      await page.getByText(/Conclusion:/).waitFor({ timeout: 15_000 })
    },
  },
  {
    name: 'assistant',
    as: 'patient',
    path: '/home',
    prepare: async (page) => {
      await click('Assistant')(page)
      await page.getByRole('button', { name: 'Is what I write private?' }).click()
      await page.getByRole('log').locator('p').nth(1).waitFor()
    },
    viewportOnly: true,
  },
  { name: 'find', as: 'patient', path: '/find-therapist' },
  { name: 'find-loading', as: 'patient', path: '/find-therapist', pending: ['**/api/matching/**'] },
  { name: 'find-failed', as: 'patient', path: '/find-therapist', failing: ['**/api/matching/**'] },
  {
    name: 'find-none',
    as: 'patient',
    path: '/find-therapist',
    replies: {
      '**/api/matching/match/*': [],
      '**/api/matching/overview/*': {
        total: 120,
        eligible: 0,
        blocked: [{ mustHave: 'Online sessions', without: 12 }],
      },
    },
  },
  {
    name: 'find-all',
    as: 'patient',
    path: '/find-therapist',
    prepare: click('Show All Therapists'),
  },
  {
    name: 'find-all-loading',
    as: 'patient',
    path: '/find-therapist',
    pending: ['**/api/therapists?**'],
    prepare: click('Show All Therapists'),
  },
  {
    name: 'find-long-name',
    as: 'patient',
    path: '/find-therapist',
    prepare: async (page) => {
      await firstTherapist(page, { name: longName, image: null, specialization: 'x'.repeat(300) })
      await click('Show All Therapists')(page)
      await page.getByText(longName).first().waitFor()
    },
  },
  {
    name: 'find-nobody',
    as: 'patient',
    path: '/find-therapist',
    prepare: async (page) => {
      await click('Show All Therapists')(page)
      await page.getByLabel('Search by name').fill('nobody at all')
      await page.getByText('No matching therapists found.').waitFor()
    },
  },
  {
    name: 'find-favourites',
    as: 'patient',
    path: '/find-therapist',
    prepare: click('Show Favorites'),
  },
  {
    name: 'find-chat',
    as: 'patient',
    path: '/find-therapist',
    prepare: click(/^Message /),
    viewportOnly: true,
  },
  {
    name: 'therapist',
    as: 'patient',
    path: '/find-therapist',
    prepare: async (page) => {
      await follow(/^Profile of /)(page)
      await page.getByRole('log').waitFor()
    },
  },
  {
    name: 'therapist-first-message',
    as: 'patient',
    path: '/find-therapist',
    prepare: async (page) => {
      await page
        .getByRole('link', { name: /^Profile of / })
        .nth(1)
        .click()
      await page
        .getByText(/screening summary/)
        .first()
        .waitFor()
    },
  },
  {
    name: 'therapist-not-found',
    as: 'patient',
    path: '/therapist/4f6c1c0a-6f0e-4f0e-9b0a-0d9a54a2a001',
  },
  { name: 'messages', as: 'patient', path: '/messages' },
  {
    name: 'messages-loading',
    as: 'patient',
    path: '/messages',
    pending: ['**/api/messages/threads'],
  },
  {
    name: 'messages-failed',
    as: 'patient',
    path: '/messages',
    failing: ['**/api/messages/threads'],
  },
  {
    name: 'chat',
    as: 'patient',
    path: '/messages',
    prepare: async (page) => {
      await click(/^Chat with /)(page)
      await page.getByRole('log').waitFor()
    },
    viewportOnly: true,
  },
  { name: 'journals', as: 'patient', path: '/journals' },
  {
    name: 'journals-loading',
    as: 'patient',
    path: '/journals',
    pending: ['**/api/users/*/journals*'],
  },
  { name: 'add-journal', as: 'patient', path: '/add-journal' },
  ...journalScenes,
  ...matchingScenes,
  ...outsideModelScenes,
  {
    name: 'journal',
    as: 'patient',
    path: '/journals',
    prepare: async (page) => {
      await page
        .getByRole('link', { name: /The long Sunday/ })
        .first()
        .click()
      await page.getByRole('button', { name: 'Edit' }).waitFor()
    },
  },
  {
    name: 'journal-check-in',
    as: 'newPatient',
    path: '/add-journal',
    replies: { '**/api/users/*/risk-check': { grade: 'distress', soft: true } },
    prepare: async (page) => {
      await page.getByLabel('Title').fill('Tonight')
      await page.getByLabel('Content').fill('Nothing has any colour these days.')
      await page.getByText('Would it help to see who you could talk to?').waitFor()
    },
  },
  {
    name: 'journal-help',
    as: 'newPatient',
    path: '/add-journal',
    prepare: async (page) => {
      await page.getByLabel('Title').fill('Tonight')
      await page.getByLabel('Content').fill('I do not want to be alive any more.')
      await page.getByText('That sounds heavy to carry.').waitFor()
    },
  },
  { name: 'profile', as: 'patient', path: '/profile' },
  { name: 'profile-edit', as: 'patient', path: '/profile', prepare: click('Edit Profile') },
  {
    name: 'profile-delete',
    as: 'patient',
    path: '/profile',
    prepare: click('Delete Account'),
    viewportOnly: true,
  },
  { name: 'patient-not-found', as: 'patient', path: '/no-such-page' },

  ...practiceScenes,
  { name: 'patients-empty', as: 'newTherapist', path: '/therapist/patients' },
  { name: 'patients', as: 'therapist', path: '/therapist/patients' },
  {
    name: 'patients-loading',
    as: 'therapist',
    path: '/therapist/patients',
    pending: ['**/api/messages/threads'],
  },
  {
    name: 'patients-failed',
    as: 'therapist',
    path: '/therapist/patients',
    failing: ['**/api/messages/threads'],
  },
  {
    name: 'patients-diagnosis',
    as: 'therapist',
    path: '/therapist/patients',
    prepare: click(/^Diagnosis of /),
    viewportOnly: true,
  },
  {
    name: 'patients-chat',
    as: 'therapist',
    path: '/therapist/patients',
    prepare: async (page) => {
      await click(/^Chat with /)(page)
      await page.getByRole('log').waitFor()
    },
    viewportOnly: true,
  },
  ...inboxScenes,
]
