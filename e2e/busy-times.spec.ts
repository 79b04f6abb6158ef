import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { calendarOf, hourAt } from '../server/testing/calendar-files.ts'
import { openCalendar } from './booking.ts'
import { signUpAnswered, signUpPractising } from './caseload.ts'
import { coveredByAssistant } from './covered.ts'
import { expectAccessible } from './expect-accessible.ts'
import { openIn, screens } from './open-in.ts'
import { newPerson } from './sign-up.ts'
import { test } from './test.ts'

for (const { name, ...viewport } of screens)
  test(`nobody books over another calendar, on ${name}`, async ({ browser, origin }) => {
    const cast = { browser, origin, viewport }
    const [therapist, patient] = [
      await openIn(cast, 'America/New_York'),
      await openIn(cast, 'Europe/London'),
    ]
    const id = await signUpPractising(
      therapist.request,
      newPerson(`Greta Nilsen ${viewport.width}`),
    )
    await openCalendar(therapist.request, id)
    await signUpAnswered(patient.request, newPerson('Pia Novak'), [])
    const first = await firstFree(patient.request, id)
    await test.step('a patient is about to ask', async () => {
      await patient.page.goto(`/therapist/${id}/book`)
      await patient.page
        .getByRole('button', { name: /, \d\d:\d\d$/ })
        .first()
        .click()
    })
    await test.step('the therapist takes busy times over from a file', () =>
      takeOver(therapist.page, first))
    await test.step('the patient hears that the time is taken, and asks for another', () =>
      askForAnother(patient.page))
    expect(+(await firstFree(patient.request, id))).toBeGreaterThan(+first)
    await test.step('the therapist takes the file away again', () => takeAway(therapist.page))
    expect(await firstFree(patient.request, id)).toEqual(first)
    for (const { expectOwnOrigin } of [therapist, patient]) expectOwnOrigin()
  })

async function firstFree(request: APIRequestContext, id: string) {
  const free = await request.get(`/api/therapists/${id}/free-times?kind=first-talk`)
  return new Date((await free.json()).times[0].at)
}

const cardOf = (page: Page) =>
  page.getByRole('region', { name: 'Busy times from another calendar' })

async function takeOver(page: Page, first: Date) {
  await page.goto(`/therapist/calendar?view=week&day=${first.toISOString().slice(0, 10)}`)
  const card = cardOf(page)
  await expect(card.getByText(/^The people who run this site have not allowed/)).toBeVisible()
  const choose = (text: string) =>
    card
      .getByLabel(/calendar file/)
      .setInputFiles({ name: 'mine.ics', mimeType: 'text/calendar', buffer: Buffer.from(text) })
  await choose('<html>')
  await expect(card.getByText(/^That is not a calendar/)).toBeVisible()
  await expectAccessible(page, 'a file that is no calendar')
  await choose(calendarOf(hourAt(first)))
  await expect(card.getByText(/^Taken over at \d\d:\d\d: one busy time ahead\./)).toBeVisible()
  await expect(page.getByRole('gridcell', { name: /busy elsewhere/ })).toHaveCount(2)
  await expectAccessible(page, 'a calendar with busy times of another')
  expect(await coveredByAssistant(page, 'down')).toBe(0)
  await page
    .getByRole('gridcell', { name: /busy elsewhere/ })
    .first()
    .press('Enter')
  await expect(page.getByRole('dialog')).toContainText('Busy by your other calendar: ')
  await expectAccessible(page, 'a day with a busy time')
  await page.keyboard.press('Escape')
}

async function askForAnother(page: Page) {
  const sheet = page.getByRole('dialog', { name: 'Ask for this time' })
  await sheet.getByRole('button', { name: 'Ask for this time' }).click()
  const gone = page.getByRole('dialog', { name: 'This time is not free' })
  await expect(gone.getByRole('alert')).toContainText('Somebody was a moment quicker')
  await expectAccessible(page, 'a time that is busy by now')
  await gone.getByRole('listitem').first().getByRole('button').click()
  await sheet.getByRole('button', { name: 'Ask for this time' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^First talk with Greta/)
}

async function takeAway(page: Page) {
  await page.reload()
  await cardOf(page).getByRole('button', { name: 'Remove the file’s busy times' }).click()
  const dialog = page.getByRole('dialog', { name: 'Remove the file’s busy times?' })
  await expectAccessible(page, 'removing busy times')
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('gridcell', { name: /busy elsewhere/ })).toHaveCount(0)
}
