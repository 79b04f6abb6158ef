import type { Page } from '@playwright/test'
import { click, type Scene } from './scene.ts'

const page = '**/api/book/ines-duarte'
const times = '**/api/book/ines-duarte/free-times*'
const offers = [
  { kind: 'first-talk', minutes: 20, formats: ['online'], free: true },
  { kind: 'session', minutes: 50, formats: ['online', 'in-person'], free: false },
]
const ofInes = {
  ...{ _id: '0a110000-0000-4000-8000-000000000002', name: 'Inês Duarte', isDemo: true },
  ...{ licence: { state: 'checked', at: '2026-10-05T09:00:00.000Z' } },
  ...{ timeZone: 'Europe/Lisbon', offers },
}
const noTimes = {
  ...{ why: null, timeZone: 'America/New_York', offers, kind: 'first-talk' },
  ...{ confirmation: 'by-hand', freeCancellationHours: 24, noticeHours: 24, lastDay: null },
  times: [],
}
const twoDays = ['04T14:00', '04T14:15', '04T14:30', '04T14:45', '04T15:00', '06T09:00', '06T09:15']
const free = {
  ...noTimes,
  times: twoDays.map((at) => ({
    ...{ at: `2031-03-${at}:00.000Z`, until: `2031-03-${at}:20.000Z`, formats: ['online'] },
  })),
}

/** What whoever opens a booking link is shown. */
const book = (name: string, rest: Partial<Scene> = {}): Scene => ({
  ...{ name, as: 'visitor', path: '/book/ines-duarte', replies: { [page]: ofInes, [times]: free } },
  ...rest,
})

async function chooseTime(page: Page) {
  await page
    .getByRole('button', { name: /, \d\d:\d\d$/ })
    .first()
    .click()
  await page.getByText(/^You chose /).waitFor()
}

/** What is open to everyone. */
export const visitorScenes: Scene[] = [
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
  { name: 'forgot-password', as: 'visitor', path: '/forgot-password' },
  {
    name: 'forgot-password-sent',
    as: 'visitor',
    path: '/forgot-password',
    prepare: async (page) => {
      await page.getByLabel('Email').fill('someone@people.example')
      await click('Send me a link')(page)
      await page.getByText('If there is an account').waitFor()
    },
  },
  { name: 'reset-password', as: 'visitor', path: '/reset-password#a-token' },
  { name: 'confirm-email', as: 'visitor', path: '/confirm-email#a-token' },
  { name: 'help', as: 'visitor', path: '/help' },
  { name: 'help-not-loaded', as: 'visitor', path: '/help', failing: ['**/api/help-lines'] },
  { name: 'safety', as: 'visitor', path: '/safety' },
  book('public-book'),
  book('public-book-loading', { replies: { [page]: ofInes }, pending: [times] }),
  book('public-book-failed', { replies: { [page]: ofInes }, failing: [times] }),
  book('public-book-nothing-free', { replies: { [page]: ofInes, [times]: noTimes } }),
  book('public-book-nobody', { replies: {} }),
  book('signup-time-kept', { prepare: chooseTime }),
  { name: 'not-found', as: 'visitor', path: '/no-such-page' },
]
