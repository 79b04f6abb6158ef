import { randomUUID } from 'node:crypto'
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test'
import { timeAhead } from '../server/testing/appointments.ts'
import { openCalendar } from './booking.ts'
import { signUpAnswered, signUpPractising } from './caseload.ts'
import { coveredByAssistant } from './covered.ts'
import { expectAccessible } from './expect-accessible.ts'
import { screens } from './open-in.ts'
import { newPerson } from './sign-up.ts'
import { test } from './test.ts'

for (const { name, ...viewport } of screens)
  test(`two people agree to meet every week on ${name}`, async ({ browser, origin }) => {
    const { patient, therapist, appointment } = await twoPeople(browser, origin, viewport)
    await test.step('the therapist asks for it from an appointment', () =>
      askForSeries(therapist, appointment))
    await test.step('the patient agrees where they write', () => agree(patient))
    await test.step('and later cancels one date with all that follow', () => cancelRest(patient))
    await test.step('the therapist reads one card of each', () => readCards(therapist))
  })

async function twoPeople(
  browser: Browser,
  origin: string,
  viewport: { width: number; height: number },
) {
  const options = { baseURL: origin, viewport, locale: 'en-GB' }
  const mine = await browser.newContext({ ...options, timezoneId: 'Europe/London' })
  const theirs = await browser.newContext({ ...options, timezoneId: 'Europe/London' })
  const id = await signUpPractising(theirs.request, newPerson(`Greta Nilsen ${viewport.width}`))
  await openCalendar(theirs.request, id, 'Europe/London')
  await signUpAnswered(mine.request, newPerson('Pia Novak'), [])
  const appointment = await agreeOn(mine.request, theirs.request, id)
  return { patient: await mine.newPage(), therapist: await theirs.newPage(), appointment }
}

/** A session in four days, at a time both clocks of the year have. */
async function agreeOn(mine: APIRequestContext, theirs: APIRequestContext, therapist: string) {
  const data = {
    ...{ therapist, clientId: randomUUID(), kind: 'session', format: 'online' },
    ...{ at: timeAhead(4, 10), timeZone: 'Europe/London' },
  }
  const asked = await mine.post('/api/appointments', { data })
  expect(asked.ok(), await asked.text()).toBe(true)
  const { _id, sequence } = await asked.json()
  const confirmed = await theirs.put(`/api/appointments/${_id}/confirm`, { data: { sequence } })
  expect(confirmed.ok()).toBe(true)
  return String(_id)
}

async function askForSeries(page: Page, appointment: string) {
  await page.goto(`/therapist/appointments/${appointment}`)
  const card = page.getByRole('region', { name: 'Meeting regularly' })
  await card.getByRole('button', { name: 'Repeat it' }).click()
  const dialog = page.getByRole('dialog', { name: 'Repeat this appointment' })
  await dialog.getByLabel('How long').selectOption('4')
  await expect(dialog.getByText(/^4 dates, the last on /)).toBeVisible()
  await expectAccessible(page, 'asking for a series')
  await dialog.getByRole('button', { name: 'Ask Pia' }).click()
  await expect(dialog).toBeHidden()
  await expect(card.getByText(/^You asked to meet every \w+ at \d\d:00\.$/)).toBeVisible()
  await expectAccessible(page, 'a series that is asked for')
  expect(await coveredByAssistant(page, 'down')).toBe(0)
}

async function agree(page: Page) {
  await page.goto('/messages')
  await page.getByRole('button', { name: /^Chat with Greta/ }).click()
  const log = page.getByRole('log')
  await expect(log.getByText(/^Greta asked to meet every /)).toBeVisible()
  await expectAccessible(page, 'a series that is asked for, in a conversation')
  await log.getByRole('button', { name: 'Agree to the dates' }).click()
  await expect(log.getByText(/^You agreed to meet every .*: 4 dates, the last on /)).toBeVisible()
  await expect(log.getByRole('button', { name: 'Agree to the dates' })).toBeHidden()
}

async function cancelRest(page: Page) {
  await page.goto('/appointments')
  const ahead = page.getByRole('region', { name: 'Ahead' }).getByRole('link', { name: /Greta/ })
  await expect(ahead).toHaveCount(5)
  await ahead.nth(2).click()
  const card = page.getByRole('region', { name: 'Meeting regularly' })
  await expect(card).toContainText(/From here on: 3 dates, the last on/)
  await expectAccessible(page, 'a date of a series')
  await card.getByRole('button', { name: 'Cancel this and all later ones' }).click()
  const dialog = page.getByRole('dialog')
  await expectAccessible(page, 'ending a series')
  await dialog.getByRole('button', { name: 'Cancel all of them' }).click()
  await expect(dialog).toBeHidden()
  await page.goto('/appointments')
  await expect(ahead).toHaveCount(2)
}

async function readCards(page: Page) {
  await page.getByRole('link', { name: 'All appointments' }).click()
  const ahead = page.getByRole('region', { name: 'Ahead' })
  await ahead
    .getByRole('link', { name: /Pia Novak/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'conversation' }).click()
  const log = page.getByRole('log')
  await expect(log.getByText(/^Pia agreed to meet every /)).toHaveCount(1)
  await expect(log.getByText(/^Pia cancelled 3 dates, from /)).toHaveCount(1)
}
