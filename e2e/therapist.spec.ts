import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import type { SeededPatient } from '../server/testing/caseload.ts'
import { rareArea, seedCaseload, signUpAnswered, signUpPractising } from './caseload.ts'
import { expectAccessible } from './expect-accessible.ts'
import { newPerson } from './sign-up.ts'
import { test } from './test.ts'

const therapist = newPerson('Mira Castell')
const patient = newPerson('Pia Novak')

test('a week of a therapist with sixty patients', async ({ browser, origin }) => {
  const context = () => browser.newContext({ baseURL: origin })
  const [theirs, mine] = [await context(), await context()]
  const therapistId = await signUpPractising(theirs.request, therapist, { isRare: true })
  const rare = ['Hearing or seeing things others do not']
  const patientId = await signUpAnswered(mine.request, patient, rare)
  const [page, patientPage] = [await theirs.newPage(), await mine.newPage()]
  const seeded = await test.step('sixty patients have written five thousand messages', () =>
    seedCaseload(therapistId, { patients: 60, messages: 5_000 }))
  await test.step('one more finds the therapist and writes', () => write(patientPage, therapistId))
  await test.step('the therapist finds the one who has waited longest', () =>
    findLongestWaiting(page, seeded))
  await test.step('reads their summary, and leaves a note with it', () => review(page))
  await test.step('answers, and nobody waits there any more', () => answer(page))
  await test.step('edits the practice, and the match list follows', () =>
    editPractice(page, cardOf(patientPage, therapistId), () =>
      shareOf(mine.request, patientId, therapistId),
    ))
  await test.step('declares a training, which patients read as self-declared', () =>
    declareTraining(page, patientPage, therapistId))
  await test.step('goes away for a week, and patients read it', () => goAway(page, patientPage))
  await test.step('deletes the account, and patients keep their thread', () =>
    leave(page, patientPage))
})

async function write(page: Page, therapistId: string) {
  await page.goto('/find-therapist')
  await cardOf(page, therapistId)
    .getByRole('button', { name: `Message ${therapist.name}`, exact: true })
    .click()
  const box = page.getByRole('textbox', { name: `Message to ${therapist.name}` })
  await box.fill('Hello, I would like to begin.')
  await box.press('Enter')
  await expect(page.getByText(/· Sent/)).toBeVisible()
  await page.keyboard.press('Escape')
}

async function findLongestWaiting(page: Page, seeded: SeededPatient[]) {
  await page.goto('/therapist/patients')
  const openers = page.getByRole('button', { name: /^Chat with / })
  // The others come as one scrolls.
  await expect(openers).toHaveCount(30)
  await expectAccessible(page, 'the inbox, nothing open')
  await expect.poll(() => countWaiting(page)).toBeGreaterThanOrEqual(21)
  await waitingOf(page).click()
  await expect.poll(() => openers.count()).toBe(await countWaiting(page))
  const listed = await openers.evaluateAll((all) => all.map((one) => one.ariaLabel))
  const named = (some: { name: string }[]) => some.map(({ name }) => `Chat with ${name}`)
  expect(listed).toContain(`Chat with ${patient.name}`)
  expect(named(seeded).filter((name) => listed.includes(name))).toEqual(
    named(seeded.filter(({ isWaiting }) => isWaiting)),
  )
  const longest = seeded.findLast(({ isWaiting }) => isWaiting)!
  // By keyboard alone from here on.
  await page.keyboard.press('j')
  await expect(openers.first()).toBeFocused()
  await expect(openers.first()).toHaveAccessibleName(`Chat with ${longest.name}`)
  await expect(rowOf(openers.first())).toContainText('Waiting 2 days for your answer')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log', { name: `Messages with ${longest.name}` })).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Message to/ })).toBeFocused()
  await expectAccessible(page, 'the inbox, a conversation open')
}

const waitingOf = (page: Page) => page.getByRole('button', { name: /^Waiting \d/ })

/** A third of those who were seeded and the one who has written since; a patient of another journey may have, too. */
async function countWaiting(page: Page) {
  const name = await waitingOf(page).innerText()
  return Number(/\d+/.exec(name)?.[0])
}

const rowOf = (opener: Locator) => opener.locator('xpath=ancestor::li')

async function review(page: Page) {
  await page.getByRole('button', { name: 'Diagnosis', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: "Patient's Diagnosis Details by AI" })
  await expect(dialog.getByText('Not reviewed by a professional.')).toBeVisible()
  await expect(dialog.getByText('Not shared.')).toHaveCount(2)
  await dialog.getByRole('button', { name: 'Add a note for the patient' }).click()
  await dialog.getByRole('textbox').fill('Thank you for telling me all this.')
  await dialog.getByRole('button', { name: 'Save note' }).click()
  await expect(dialog.getByText(/^You reviewed this on/)).toBeVisible()
  await expect(dialog.getByText('Reviewed by a therapist.')).toBeVisible()
  await expectAccessible(page, 'a summary, reviewed')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

async function answer(page: Page) {
  const before = await countWaiting(page)
  const box = page.getByRole('textbox', { name: /^Message to/ })
  await box.fill('I am here. Shall we talk on Monday?')
  await box.press('Enter')
  await expect(page.getByRole('log').getByText('I am here. Shall we talk on Monday?')).toBeVisible()
  await expect.poll(() => countWaiting(page)).toBe(before - 1)
  await expect(page.getByRole('button', { name: /^Chat with / })).toHaveCount(before - 1)
}

/** By the id: a first try that failed has left somebody of the same name. */
const cardOf = (page: Page, therapistId: string) =>
  page
    .getByRole('article')
    .filter({ has: page.locator(`a[href="/therapist/${therapistId}"]`).first() })

/** The match percentage of this therapist as the patient is told it; undefined once they are no match. */
async function shareOf(request: APIRequestContext, patient: string, therapist: string) {
  const matches = await (await request.get(`/api/matching/match/${patient}`)).json()
  return matches.find(({ _id }: { _id: string }) => _id === therapist)?.matchPercentage
}

async function editPractice(page: Page, card: Locator, share: () => Promise<number | undefined>) {
  const before = await share()
  const score = card.filter({ hasText: `${before}%` })
  await expect(score).toBeVisible()
  await page.goto('/therapist/profile')
  await page.getByRole('button', { name: 'Edit Answers' }).click()
  await page.getByLabel(rareArea, { exact: true }).uncheck()
  await page.getByRole('button', { name: 'Save Answers' }).click()
  await expect(page.getByText('Your answers are saved.')).toBeVisible()
  await expect.poll(share, { timeout: 1_000 }).not.toBe(before)
  // The list has been open all along; its next look shows what the practice offers now.
  await card.page().reload()
  await expect(card.page().getByRole('article').first()).toBeVisible()
  await expect(score).toHaveCount(0)
}

async function declareTraining(page: Page, patientPage: Page, therapistId: string) {
  await page.goto('/therapist/profile')
  await page.getByRole('button', { name: 'Add a training' }).click()
  await page.getByLabel('For which area').selectOption('OCD and intrusive thoughts')
  await page.getByLabel('Which training').fill('Exposure for OCD, two years')
  await page.getByRole('button', { name: 'Save training' }).click()
  // What is missing is said beside the field, and nothing typed is lost.
  await expect(page.getByText('Please fill this in.')).toHaveCount(2)
  await expectAccessible(page, 'declaring a training')
  await page.getByLabel('Number of the certificate').fill('EX 2019')
  await page.getByLabel('Given by').fill('Institute of the North')
  await page.getByRole('button', { name: 'Save training' }).click()
  await expect(page.getByText(/^Training for OCD/)).toBeVisible()
  await patientPage.goto(`/therapist/${therapistId}`)
  const claims = patientPage.getByRole('region', { name: 'Licences and special trainings' })
  const training = claims.getByRole('listitem').filter({ hasText: 'Training for OCD' })
  await expect(training).toContainText('Self-declared')
  await expectAccessible(patientPage, 'a profile with a training')
}

const day = (ahead: number) => {
  const date = new Date(Date.now() + ahead * 24 * 60 * 60 * 1000)
  return date.toISOString().slice(0, 10)
}

async function goAway(page: Page, patientPage: Page) {
  await page.goto('/therapist/profile')
  await page.getByRole('button', { name: 'Change availability' }).click()
  await page.getByRole('switch', { name: 'Away for some days' }).click()
  await page.getByLabel('First day away').fill(day(0))
  await page.getByLabel('Last day away').fill(day(7))
  await page.getByRole('button', { name: 'Save availability' }).click()
  await expect(page.getByText('Your availability is saved.')).toBeVisible()
  await patientPage.goto('/messages')
  await patientPage.getByRole('button', { name: `Chat with ${therapist.name}` }).click()
  await expect(patientPage.getByRole('dialog').getByText(/Away until/)).toBeVisible()
  await expectAccessible(patientPage, 'a chat with someone who is away')
}

async function leave(page: Page, patientPage: Page) {
  await page.goto('/therapist/profile')
  await page.getByRole('button', { name: 'Delete Account' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Account deleted successfully!')).toBeVisible()
  await expect(page).toHaveURL('/')
  await patientPage.goto('/messages')
  const row = patientPage.getByRole('listitem').filter({ hasText: 'Account deleted' })
  await expect(row).toContainText('Hello, I would like to begin.')
  await row.getByRole('button', { name: /^Chat with/ }).click()
  const dialog = patientPage.getByRole('dialog')
  await expect(dialog.getByText('Hello, I would like to begin.')).toBeVisible()
  await expect(dialog.getByText(/This account was deleted\./)).toBeVisible()
  await expect(dialog.getByRole('textbox')).toHaveCount(0)
  await expectAccessible(patientPage, 'a thread whose therapist has left')
}
