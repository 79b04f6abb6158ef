import { type Browser, expect, type Page } from '@playwright/test'
import { signUpPractising } from './caseload.ts'
import { answerAll, fillSignUp, newPerson, type SignUpFields, signInHere } from './sign-up.ts'
import { test } from './test.ts'

/**
 * Taps on a phone, typing apart. Before is b626e6f, where a phone had no way out of the questions,
 * and no mail led a therapist to a conversation; it was counted in the same way.
 */
const before = { 'first message': 42, 'with all questions': 42, 'an answer': 3 }
const most = { 'first message': 7, 'with all questions': 42, 'an answer': 2 }

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** Counts what a finger presses, whatever page it is on. */
async function phonePage(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ ...phone, baseURL })
  let taps = 0
  await context.exposeFunction('countTap', () => {
    taps++
  })
  await context.addInitScript(() => {
    const { countTap } = window as unknown as { countTap: () => void }
    addEventListener('pointerdown', ({ isTrusted }) => isTrusted && countTap(), { capture: true })
  })
  return { page: await context.newPage(), taps: () => taps }
}

async function signUp(page: Page, fields: SignUpFields) {
  await page.goto('/')
  await page.getByRole('link', { name: 'Get Matched Now' }).first().click()
  await page.waitForURL('**/signin')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await fillSignUp(page, fields)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.waitForURL('**/questions')
}

async function writeToFirst(page: Page) {
  await page
    .getByRole('button', { name: /^Message / })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /^Message/ }).fill('Hello, would you have time for me?')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText(/· Sent/).first()).toBeVisible()
}

function show(what: keyof typeof before, taps: number) {
  console.log(`${what}: ${before[what]} taps before, ${taps} now`)
  expect(taps).toBeGreaterThan(0)
  expect(taps).toBeLessThanOrEqual(most[what])
}

test('from the landing page to a first message, the shortest way', async ({ browser, origin }) => {
  const { page, taps } = await phonePage(browser, origin)
  await signUp(page, newPerson('Ida Short'))
  await page.getByRole('link', { name: 'Look at therapists first' }).last().click()
  await page.waitForURL('**/find-therapist')
  await writeToFirst(page)
  show('first message', taps())
  expect(taps()).toBeLessThanOrEqual((before['first message'] * 2) / 3)
})

test('from the landing page to a first message, by the matches', async ({ browser, origin }) => {
  const { page, taps } = await phonePage(browser, origin)
  await signUp(page, newPerson('Ida Long'))
  await answerAll(page, {}, undefined, 'See who fits')
  await page.waitForURL('**/find-therapist')
  await writeToFirst(page)
  show('with all questions', taps())
})

test('from signing in to the answer of a patient who waits', async ({ browser, origin }) => {
  const [thea, pat] = [newPerson('Thea Waits'), newPerson('Pat Waits')]
  const theirs = await browser.newContext({ baseURL: origin })
  const id = await signUpPractising(theirs.request, thea)
  const mine = await browser.newContext({ ...phone, baseURL: origin })
  await mine.request.post('/api/users/register', { data: pat })
  const chat = await mine.newPage()
  await chat.goto(`/therapist/${id}`)
  await writeToFirst(chat)
  const [told] = await (await theirs.request.get('/api/notifications')).json()

  const { page, taps } = await phonePage(browser, origin)
  await page.goto(`/therapist/notifications?open=${told._id}`)
  await signInHere(page, thea)
  await page.getByRole('textbox', { name: /^Message to/ }).fill('I am here. On Monday?')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText(/· Sent/).first()).toBeVisible()
  show('an answer', taps())
  expect(taps()).toBeLessThanOrEqual((before['an answer'] * 2) / 3)
})
