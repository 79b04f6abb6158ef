import { type Browser, expect, type Page } from '@playwright/test'
import { letItBeOver, openCalendar } from './booking.ts'
import { signUpAnswered, signUpPractising } from './caseload.ts'
import { coveredByAssistant } from './covered.ts'
import { expectAccessible } from './expect-accessible.ts'
import { screens } from './open-in.ts'
import { newPerson } from './sign-up.ts'
import { test } from './test.ts'

for (const { name, ...viewport } of screens)
  test(`two people agree on a time on ${name}`, async ({ browser, origin }) => {
    const { patient, therapist } = await twoPeople(browser, origin, viewport)
    await test.step('the patient finds a free time on a card and asks for it in two presses', () =>
      askFromCard(patient))
    await test.step('the therapist confirms it by keyboard, before all else', () =>
      confirmByKeyboard(therapist))
    await test.step('the patient, who sees it happen, asks for another time', () => moveIt(patient))
    await test.step('the therapist agrees where it was asked', () => agreeToMove(therapist))
    await test.step('afterwards the patient says how it was', () => sayHowItWas(patient))
  })

async function twoPeople(browser: Browser, origin: string, viewport: (typeof viewports)[number]) {
  const options = { baseURL: origin, viewport, locale: 'en-GB' }
  const mine = await browser.newContext({ ...options, timezoneId: 'Europe/London' })
  const theirs = await browser.newContext({ ...options, timezoneId: 'America/New_York' })
  // Another one where it is tried again, as the first is still there.
  const name = `Greta Nilsen ${viewport.width}${test.info().retry ? ' again' : ''}`
  const id = await signUpPractising(theirs.request, newPerson(name))
  await openCalendar(theirs.request, id)
  await signUpAnswered(mine.request, newPerson('Pia Novak'), [])
  const [patient, therapist] = [await mine.newPage(), await theirs.newPage()]
  return { patient: { page: patient, name }, therapist }
}
const viewports = screens.map(({ width, height }) => ({ width, height }))

type Patient = { page: Page; name: string }

async function askFromCard({ page, name }: Patient) {
  await page.goto('/find-therapist')
  await page.getByRole('searchbox').fill(name)
  const all = page.getByRole('button', { name: 'Show All Therapists' })
  const next = page.getByRole('link', { name: new RegExp(`^Next: .* with ${name}`) })
  await expect(all.or(next).first()).toBeVisible()
  if (await all.isVisible()) await all.click()
  await next.click()
  const sheet = page.getByRole('dialog', { name: 'Ask for this time' })
  await expect(sheet).toContainText('First talk, 20 minutes, free of charge')
  await expect(sheet).toContainText(/By your clock \(London\)\. For Greta \(New York\): /)
  await expectAccessible(page, 'asking for a time')
  await sheet.getByRole('button', { name: 'Ask for this time' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`First talk with ${name}`)
  await expect(page.getByText('Waiting for Greta to confirm')).toBeVisible()
  await expectAccessible(page, 'an appointment')
  expect(await coveredByAssistant(page, 'down')).toBe(0)
}

async function confirmByKeyboard(page: Page) {
  await page.goto('/therapist/patients')
  const strip = page.getByRole('region', { name: 'Your calendar' })
  await expect(strip.getByRole('link', { name: /^A request of Pia for .* waits/ })).toBeVisible()
  await strip.getByRole('link', { name: 'Calendar', exact: true }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Calendar')
  await expect(page.getByRole('grid')).toBeVisible()
  await expectAccessible(page, 'the calendar of a therapist')
  expect(await coveredByAssistant(page, 'down')).toBe(0)
  await page.getByRole('button', { name: /^Confirm the request of/ }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Waiting for your answer' })).toBeHidden()
  await closeAnHour(page)
}

/** Of the next week, by keyboard alone; nothing else is touched. */
async function closeAnHour(page: Page) {
  await page.getByRole('gridcell').first().focus()
  await page.locator('[role=gridcell][tabindex="0"]').focus()
  await page.keyboard.press('PageDown')
  await page.keyboard.press('PageDown')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expectAccessible(page, 'a day of the calendar')
  await dialog.getByRole('button', { name: 'Close 09:00 to 10:00' }).press('Enter')
  await expect(page.getByText('Closed 09:00 to 10:00.')).toBeVisible()
  await expect(page.locator('[role=gridcell]:focus')).toHaveAccessibleName(/closed/)
}

async function moveIt({ page }: Patient) {
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByRole('button', { name: /, \d\d:\d\d$/ })
    .nth(4)
    .click()
  await expectAccessible(page, 'moving an appointment')
  await expect(dialog.getByText(/^Greta is asked first/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Ask for it' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('You proposed another time:', { exact: true })).toBeVisible()
  await expectAccessible(page, 'a time that is proposed')
}

async function agreeToMove(page: Page) {
  await page.goto('/therapist/appointments')
  await page.getByRole('link', { name: /Pia Novak/ }).click()
  await page.getByRole('link', { name: 'conversation' }).click()
  const log = page.getByRole('log')
  await expect(log.getByText(/^Pia proposed another time: /)).toBeVisible()
  await expectAccessible(page, 'a time that is proposed, in a conversation')
  await log.getByRole('button', { name: 'Take the new time' }).click()
  await expect(log.getByText(/^You agreed to the other time: /)).toBeVisible()
  await expect(log.getByRole('button', { name: 'Take the new time' })).toBeHidden()
}

async function sayHowItWas({ page }: Patient) {
  await letItBeOver(page.url().split('/').at(-1) ?? '')
  await page.goto('/home')
  await page.getByRole('link', { name: /^Say how it was with/ }).click()
  const asked = page.getByRole('region', { name: 'How was it?' })
  const answers = asked.getByRole('radio')
  await answers.nth(4).check()
  await answers.nth(8).check()
  await expectAccessible(page, 'how it was')
  await asked.getByRole('button', { name: 'Keep it' }).click()
  await expect(asked).toContainText('5 of 5')
  await expect(asked).toContainText('4 of 5')
}
