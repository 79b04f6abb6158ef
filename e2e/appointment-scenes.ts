import type { Page } from '@playwright/test'
import { openCalendar } from './booking.ts'
import { click, type Scene } from './scene.ts'

const mine = { as: 'patient', path: '/appointments' } as const
const theirs = { as: 'therapist', path: '/therapist/calendar' } as const

/** The demo's therapist has hours from here on. */
async function withHours(page: Page) {
  const reply = await page.request.get('/api/therapists/check-session')
  await openCalendar(page.request, (await reply.json()).user.id, 'Europe/London')
  await page.reload()
  await page.getByRole('grid').waitFor()
}

const next = async (page: Page) => {
  await page.goto('/find-therapist')
  await page.getByRole('button', { name: 'Show All Therapists' }).click()
  await page
    .getByRole('link', { name: /^Next: / })
    .first()
    .click()
  await page.getByRole('dialog').waitFor()
}

/** Agreeing on a time, from both sides. Those of a therapist come first: they give the patient times. */
export const appointmentScenes: Scene[] = [
  { ...theirs, name: 'calendar-set-up', as: 'newTherapist' },
  { ...theirs, name: 'calendar', prepare: withHours },
  {
    ...theirs,
    name: 'calendar-other-view',
    prepare: async (page) => {
      await withHours(page)
      await page.getByRole('group', { name: 'View' }).locator('[aria-pressed=false]').click()
    },
  },
  {
    ...theirs,
    name: 'calendar-day-dialog',
    prepare: async (page) => {
      await withHours(page)
      await page
        .getByRole('gridcell', { name: /10:00 to 10:30/ })
        .first()
        .click()
    },
    viewportOnly: true,
  },
  { ...theirs, name: 'calendar-loading', pending: ['**/api/therapists/*/calendar'] },
  { ...theirs, name: 'calendar-failed', failing: ['**/api/therapists/*/calendar'] },
  {
    ...theirs,
    name: 'therapist-appointments-none',
    as: 'newTherapist',
    path: '/therapist/appointments',
  },
  { ...mine, name: 'appointments-none', as: 'newPatient' },
  { ...mine, name: 'appointments-loading', pending: ['**/api/appointments?*'] },
  { ...mine, name: 'appointments-failed', failing: ['**/api/appointments?*'] },
  { ...mine, name: 'book-sheet', prepare: next, viewportOnly: true },
  {
    ...mine,
    name: 'book',
    prepare: async (page) => {
      await next(page)
      await click('Another time')(page)
    },
  },
  {
    ...mine,
    name: 'appointment',
    prepare: async (page) => {
      await next(page)
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^(Ask for|Book) this time$/ })
        .click()
      await page.getByRole('region', { name: 'When and where' }).waitFor()
    },
  },
  { ...mine, name: 'appointments' },
  { ...mine, name: 'home-with-appointment', path: '/home' },
  { ...theirs, name: 'calendar-request', prepare: withHours },
]
