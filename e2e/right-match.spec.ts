import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { answerAll, fillSignUp, newPerson } from './sign-up.ts'
import { test } from './test.ts'

const sizes = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
]

for (const viewport of sizes)
  test(`a list that follows, and a no that leads on, at ${viewport.width}`, async ({
    browser,
    origin,
  }) => {
    const open = async () => (await browser.newContext({ baseURL: origin, viewport })).newPage()
    const [theirs, mine] = [await open(), await open()]
    // Names of their own: the search of the second size must not find whom the first one wrote to.
    const therapist = newPerson(viewport.width < 600 ? 'Ilse Aumann' : 'Maren Thal')
    const patient = newPerson('Jonas Weber')

    await test.step('a therapist opens a practice', () => openPractice(theirs, therapist))
    await test.step('a patient answers, for one language few speak', () => answer(mine, patient))
    await test.step('lets go of a need, and asks for it again', () => relaxAndBack(mine))
    await test.step('says it in their own words', () => sayInOwnWords(mine))
    await test.step('changes one answer, and the list follows', () => changeOneAnswer(mine))
    const first = `Could you take me on? I sleep badly. (${viewport.width})`
    await test.step('writes to the therapist', () => writeTo(mine, therapist.name, first))
    await test.step('who declines in two taps', () => decline(theirs, patient.name, first))
    await test.step('and sees who fits next, their words ready', () => writeToNext(mine, first))
    for (const page of [theirs, mine]) await page.context().close()
  })

async function openPractice(page: Page, therapist: ReturnType<typeof newPerson>) {
  await page.goto('/therapist-signup')
  await fillSignUp(page, therapist)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL('/therapist/questions')
  await answerAll(page, { Specialization: ['Sleep and insomnia'] })
  await expect(page).toHaveURL('/therapist-dashboard')
}

async function answer(page: Page, patient: ReturnType<typeof newPerson>) {
  await page.goto('/signup')
  await fillSignUp(page, patient)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL('/questions')
  await answerAll(page, {
    'What brings you here': ['Trouble sleeping'],
    'Ways of working': ['Practical tools for thoughts and habits (CBT)'],
    Language: ['Turkish'],
  })
  await expect(page).toHaveURL('/home')
}

const cards = (page: Page) => page.getByRole('article')
const names = (page: Page) => cards(page).getByRole('heading').allInnerTexts()

/** A phone folds what keeps others out into a line. */
async function unfold(page: Page, button: RegExp) {
  const wanted = page.getByRole('button', { name: button }).first()
  const line = page.getByText(/^(What keeps others out|What you let go of)/).first()
  await expect(wanted.or(line).first()).toBeVisible()
  if (!(await wanted.isVisible())) await line.click()
  return wanted
}

async function relaxAndBack(page: Page) {
  await page.goto('/find-therapist')
  await (await unfold(page, /^Show them, without Turkish/)).click()
  await expect(cards(page)).toHaveCount(6)
  await expectAccessible(page, 'matches with a need let go of')
  await (await unfold(page, /^Ask for it again/)).click()
  await expect(cards(page)).not.toHaveCount(6)
}

async function sayInOwnWords(page: Page) {
  await page.getByText('Make this list fit better').click()
  const form = page.getByRole('form', { name: 'In your own words' })
  await form.getByRole('textbox').fill('I lie awake since my father died, and I miss him.')
  await form.getByRole('button', { name: 'Save: In your own words' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await expectAccessible(page, 'wishes')
}

async function changeOneAnswer(page: Page) {
  const before = await names(page)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Edit answers' }).click()
  const next = page.getByRole('button', { name: 'Next', exact: true })
  const heading = page.locator('#edited-answer')
  while (!(await page.getByLabel('Turkish', { exact: true }).isVisible())) {
    const question = await heading.innerText()
    await next.click()
    await expect(heading).not.toHaveText(question)
  }
  await page.getByLabel('Turkish', { exact: true }).uncheck()
  await page.getByLabel('English', { exact: true }).check()
  await page.getByRole('button', { name: 'Save answers' }).click()
  await expect(page.getByRole('button', { name: 'Edit answers' })).toBeVisible()
  await page.goto('/find-therapist')
  await expect(cards(page)).toHaveCount(6)
  expect(await names(page)).not.toEqual(before)
}

async function writeTo(page: Page, name: string, text: string) {
  await page.getByRole('button', { name: 'Show All Therapists' }).click()
  await page.getByRole('searchbox', { name: /^Search .* by name/ }).fill(name)
  await page
    .getByRole('link', { name: `Profile of ${name}` })
    .first()
    .click()
  await expect(page).toHaveURL(/\/therapist\//)
  await page.getByRole('button', { name: `Message ${name}` }).click()
  const box = page.getByRole('dialog').getByLabel(`Message to ${name}`)
  await box.fill(text)
  await box.press('Enter')
  await expect(page.getByText(/· Sent/)).toBeVisible()
}

async function decline(page: Page, name: string, text: string) {
  await page.goto('/therapist/patients')
  await page.getByRole('button', { name: `Chat with ${name}` }).click()
  await expect(page.getByRole('log').getByText(text)).toBeVisible()
  await page.getByRole('button', { name: 'I can’t take this on' }).click()
  const dialog = page.getByRole('dialog', { name: /you can’t take this on/ })
  await expect(dialog.getByLabel('Your words')).not.toHaveValue('')
  await expectAccessible(page, 'declining')
  await dialog.getByRole('button', { name: 'Send and close' }).click()
  await expect(dialog).toHaveCount(0)
}

async function writeToNext(page: Page, text: string) {
  const next = page.getByRole('dialog').getByRole('region', { name: /^Who fits next/ })
  await expect(next).toBeVisible()
  await expectAccessible(page, 'declined')
  await next.getByRole('button', { name: /^Write to / }).click()
  const box = page.getByRole('dialog').getByLabel(/^Message to /)
  await expect(box).toHaveValue(text)
  await box.press('Enter')
  await expect(page.getByText(/· Sent/)).toBeVisible()
  await page.goto('/messages')
  await expect(page.getByRole('heading', { name: 'Contacted Therapists' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Chat with / })).toHaveCount(2)
}
