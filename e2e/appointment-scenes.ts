import type { Page } from '@playwright/test'
import { calendarOf, hourAt } from '../server/testing/calendar-files.ts'
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

/** And is busy elsewhere around what is agreed on, for some hours of the day after. */
async function busyElsewhere(page: Page) {
  await withHours(page)
  const tomorrow = Math.floor(Date.now() / day) * day + day
  const busy = [9, 10, 33, 35, 36].map((hours) => hourAt(new Date(tomorrow + hours * hour)))
  await page.getByLabel(/calendar file/).setInputFiles({
    ...{ name: 'mine.ics', mimeType: 'text/calendar' },
    buffer: Buffer.from(calendarOf(...busy)),
  })
  await page.getByText(/^Taken over at /).waitFor()
  await page.goto(`${theirs.path}?view=week&day=${new Date(tomorrow).toISOString().slice(0, 10)}`)
  await page
    .getByRole('gridcell', { name: /busy elsewhere/ })
    .first()
    .waitFor()
}

const hour = 60 * 60_000
const day = 24 * hour

const next = async (page: Page) => {
  await page.goto('/find-therapist')
  await page.getByRole('button', { name: 'Show All Therapists' }).click()
  await page
    .getByRole('link', { name: /^Next: / })
    .first()
    .click()
  await page.getByRole('dialog').waitFor()
}

/**
 * Where that time is not free any more, or the patient has another appointment then, for the last of
 * those near to it. What was asked for at another size is theirs already, and opens.
 */
async function ask(page: Page) {
  const dialog = page.getByRole('dialog')
  const isAsked = page.getByRole('region', { name: 'When and where' })
  const own = dialog.getByRole('link', { name: 'Open the appointment' })
  const asks = dialog.getByRole('button', { name: /^(Ask for|Book) this time$/ })
  const near = dialog.getByRole('button', { name: /^\w+ \d\d:\d\d$/ })
  const ways = [own, asks, near.last()]
  for (;;) {
    await isAsked.or(own).or(asks).or(near).last().waitFor()
    if (await isAsked.isVisible()) return
    for (const way of ways) {
      if (!(await way.isVisible())) continue
      await way.click()
      await way.waitFor({ state: 'hidden' })
      break
    }
  }
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
  { ...theirs, name: 'calendar-busy', prepare: busyElsewhere },
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
      await ask(page)
    },
  },
  { ...mine, name: 'appointments' },
  { ...mine, name: 'home-with-appointment', path: '/home' },
  { ...theirs, name: 'calendar-request', prepare: withHours },
]
