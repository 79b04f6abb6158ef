import type { Page } from '@playwright/test'
import { click, follow, type Scene } from './scene.ts'

const patient = (name: string, path: string, rest: Partial<Scene> = {}): Scene => ({
  name,
  as: 'patient',
  path,
  ...rest,
})

/** The page to choose a time of the first therapist on the list, as these calls leave it. */
const book = (name: string, rest: Partial<Scene> = {}): Scene =>
  patient(name, '/find-therapist', {
    ...rest,
    prepare: async (page) => {
      const profile = page.getByRole('link', { name: /^Profile of / }).first()
      await page.goto(`${await profile.getAttribute('href')}/book`)
      await page.getByRole('heading', { level: 1, name: /^A time with / }).waitFor()
      await page.waitForLoadState('networkidle').catch(() => {})
    },
  })

const freeTimes = '**/api/therapists/*/free-times*'
const noTimes = {
  why: null,
  timeZone: 'Europe/Lisbon',
  offers: [{ kind: 'session', minutes: 50, formats: ['online'], free: false }],
  kind: 'session',
  confirmation: 'by-hand',
  freeCancellationHours: 24,
  noticeHours: 24,
  lastDay: '2031-03-04T10:00:00.000Z',
  times: [],
}

async function openFirst(page: Page) {
  await follow(/^Profile of /)(page)
  await page
    .getByText(/Failed to fetch|did not load|Loading/)
    .first()
    .waitFor({ state: 'attached' })
}

async function firstEntry(page: Page) {
  await page.getByRole('article').getByRole('link').first().click()
  await page.getByRole('button', { name: 'Edit' }).waitFor()
}

async function goOffline(page: Page) {
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false })
    window.dispatchEvent(new Event('offline'))
  })
  await page.getByText(/^You are offline/).waitFor()
}

/** What stands in the place of a page, or of a part of one, while something is missing. */
export const waitingScenes: Scene[] = [
  patient('offline', '/home', { prepare: goOffline }),
  patient('find-all-failed', '/find-therapist', {
    failing: ['**/api/therapists?**'],
    prepare: click('Show All Therapists'),
  }),
  patient('therapist-loading', '/find-therapist', {
    pending: [/\/api\/therapists\/[0-9a-f-]{36}$/],
    prepare: openFirst,
  }),
  patient('therapist-failed', '/find-therapist', {
    failing: [/\/api\/therapists\/[0-9a-f-]{36}$/],
    prepare: openFirst,
  }),
  book('book-loading', { pending: [freeTimes] }),
  book('book-failed', { failing: [freeTimes] }),
  book('book-nothing-free', { replies: { [freeTimes]: noTimes } }),
  book('book-waiting', {
    replies: {
      [freeTimes]: noTimes,
      '**/api/therapists/*/waiting-list': {
        ...{ kind: 'session', format: null, since: '2026-11-20T09:00:00.000Z' },
        offer: '0a110000-0000-4000-8000-000000000001',
      },
    },
  }),
  book('book-no-calendar', {
    replies: { [freeTimes]: { ...noTimes, why: 'no-calendar', kind: null, offers: [] } },
  }),
  patient('dashboard-loading', '/dashboard', { pending: ['**/api/diagnosis/*'] }),
  patient('dashboard-failed', '/dashboard', { failing: ['**/api/diagnosis/*'] }),
  patient('tips-waiting', '/tips', {
    pending: ['**/api/advice/*'],
    prepare: click('Generate Advice'),
  }),
  patient('tips-failed', '/tips', {
    failing: ['**/api/advice/*'],
    prepare: click('Generate Advice'),
  }),
  patient('journals-failed', '/journals', { failing: ['**/api/users/*/journals*'] }),
  patient('journal-not-found', '/journal/4f6c1c0a-6f0e-4f0e-9b0a-0d9a54a2a001'),
  patient('add-journal-missing', '/add-journal', { prepare: click('Save') }),
  patient('journal-edit', '/journals', {
    prepare: async (page) => {
      await firstEntry(page)
      await click('Edit')(page)
      await page.getByLabel('Content').waitFor()
    },
  }),
  patient('journal-delete', '/journals', {
    prepare: async (page) => {
      await firstEntry(page)
      await click('Delete')(page)
      await page.getByRole('dialog').waitFor()
    },
    viewportOnly: true,
  }),
  patient('assistant-open', '/journals', {
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Assistant', exact: true }).click()
      await page.getByLabel('Your question').waitFor()
    },
    viewportOnly: true,
  }),
  {
    name: 'assistant-visitor',
    as: 'visitor',
    path: '/',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Assistant', exact: true }).click()
      await page.getByLabel('Your question').fill('What is EMDR?')
      await page.getByLabel('Your question').press('Enter')
      await page.getByText('Please sign in to chat').waitFor()
    },
    viewportOnly: true,
  },
  { name: 'exercises-failed', as: 'visitor', path: '/exercises', failing: ['**/api/exercises'] },
  { name: 'exercise-not-found', as: 'visitor', path: '/exercises/no-such-one' },
  {
    name: 'signin-second-step',
    as: 'visitor',
    path: '/signin',
    prepare: async (page) => {
      await page.route('**/api/users/login', (route) =>
        route.fulfill({
          status: 401,
          json: { error: 'Please enter the code of your app.', code: 'second_factor_required' },
        }),
      )
      await page.getByLabel('Email').fill('someone@people.example')
      await page.getByLabel('Password', { exact: true }).fill('a calm long password')
      await click('Sign In')(page)
      await page.getByLabel(/code/i).waitFor()
    },
  },
  { name: 'reset-password-no-link', as: 'visitor', path: '/reset-password' },
  { name: 'safety-failed', as: 'visitor', path: '/safety', failing: ['**/api/safety*'] },
]
