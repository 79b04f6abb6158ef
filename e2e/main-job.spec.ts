import { type Browser, expect, type Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import {
  answerAll,
  fillSignUp,
  keptOfAnyone,
  newPerson,
  signInHere,
  signOutHere,
} from './sign-up.ts'
import { test } from './test.ts'
import { watchOrigin } from './watch-origin.ts'

const therapist = newPerson('Thea Lindgren')
const patient = newPerson('Pia Novak')

async function newTab(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ baseURL })
  const page = await context.newPage()
  return { page, expectOwnOrigin: watchOrigin(page, baseURL) }
}

test('a therapist and a patient find each other and talk, and nothing is lost', async ({
  browser,
  origin,
}) => {
  const theirs = await newTab(browser, origin)
  const mine = await newTab(browser, origin)

  await test.step('the therapist signs up and describes the practice', () =>
    openPractice(theirs.page))
  await test.step('the patient signs up and answers the intake', () => answerIntake(mine.page))
  await test.step('the patient sees at most six matches whose reasons add up', () =>
    readMatches(mine.page))
  await test.step('the patient favours the therapist and writes', () => favourAndWrite(mine.page))
  await test.step('the therapist sees it live and answers', () =>
    answerLive(theirs.page, mine.page))
  await test.step('a reload in the middle of sending loses and doubles nothing', () =>
    reloadWhileSending(mine.page, theirs.page))
  await test.step('what was written is there after signing in again', () => signInAgain(mine.page))
  mine.expectOwnOrigin()
  theirs.expectOwnOrigin()
})

async function openPractice(page: Page) {
  await page.goto('/therapist-signin')
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
  await expectAccessible(page, 'therapist sign-in')
  await page.goto('/therapist-signup')
  await expect(page.getByText('No file chosen')).toBeVisible()
  await expectAccessible(page, 'therapist sign-up')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Please provide all required fields')).toBeVisible()
  await fillSignUp(page, therapist)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL('/therapist/questions')
  await expectAccessible(page, 'therapist questions')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Please select an answer before proceeding.')).toBeVisible()
  await answerAll(page, {
    Specialization: ['Anxiety and worry', 'Sleep and insomnia', 'Stress'],
    Experience: ['10 to 14 years'],
  })
  await expect(page).toHaveURL('/therapist-dashboard')
  await expect(page.getByRole('button', { name: /Chat Now|Chat with/ }).first()).toBeVisible()
  await expectAccessible(page, 'therapist dashboard')
  await page.getByRole('link', { name: 'Patients' }).first().click()
  await expect(page.getByRole('heading', { name: 'Your Patients' })).toBeVisible()
  await expectAccessible(page, 'patients, none yet')
}

async function answerIntake(page: Page) {
  await page.goto('/')
  await expectAccessible(page, 'landing')
  await page.getByRole('link', { name: 'Get Matched Now' }).click()
  await expect(page).toHaveURL('/signin')
  await expectAccessible(page, 'sign-in')
  await page.goto('/signup')
  await expectAccessible(page, 'sign-up')
  await fillSignUp(page, patient)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL('/questions')
  await expectAccessible(page, 'questions')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Please answer a selection before proceeding')).toBeVisible()
  await answerAll(
    page,
    { 'What brings you here': ['Worry that will not switch off', 'Trouble sleeping'] },
    async (step) => {
      // In the middle the page is reloaded: the answers so far are still there.
      if (step === 3) {
        const progress = page.getByText(/\d+ of \d+ answered/).filter({ visible: true })
        const before = await progress.innerText()
        await page.reload()
        await expect(progress).toHaveText(before)
      }
    },
  )
  await expect(page).toHaveURL('/home')
  await expect(page.getByText('Made by software').first()).toBeVisible()
  await expectAccessible(page, 'home')
}

async function readMatches(page: Page) {
  await page.getByRole('link', { name: 'Therapists', exact: true }).first().click()
  await expect(page).toHaveURL('/find-therapist')
  const cards = page.getByRole('article')
  await expect(cards.first()).toBeVisible()
  const count = await cards.count()
  expect(count).toBeGreaterThan(0)
  expect(count).toBeLessThanOrEqual(6)
  const shown: number[] = []
  for (let at = 0; at < count; at++) {
    const card = cards.nth(at)
    const why = card.getByRole('button', { name: /Why this match/ })
    if ((await why.getAttribute('aria-expanded')) === 'false') await why.click()
    await expect(why).toHaveAttribute('aria-expanded', 'true')
    const total = Number(
      /^(\d+) of 100 points$/.exec(
        (await card.getByRole('img', { name: /of 100 points/ }).getAttribute('aria-label')) ?? '',
      )?.[1],
    )
    const points = await card.locator('.factors .pts').allTextContents()
    expect(points.reduce((sum, text) => sum + Number.parseInt(text.replace('+', ''), 10), 0)).toBe(
      total,
    )
    shown.push(total)
  }
  expect(shown).toEqual(shown.toSorted((a, b) => b - a))
  await expectAccessible(page, 'find a therapist, best matches')
}

async function favourAndWrite(page: Page) {
  await page.getByRole('button', { name: 'Show All Therapists' }).click()
  await page.getByRole('searchbox', { name: /^Search .* by name/ }).fill('thea lind')
  const card = page.getByRole('article').filter({ hasText: therapist.name })
  await expect(card).toBeVisible()
  await card.getByRole('button', { name: `Favourite ${therapist.name}` }).click()
  await page.getByRole('button', { name: 'Show Favorites' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expectAccessible(page, 'find a therapist, favourites')
  await page.getByRole('link', { name: `Profile of ${therapist.name}` }).click()
  await expect(page.getByRole('heading', { name: therapist.name })).toBeVisible()
  await expect(page).toHaveURL(/\/therapist\//)
  await expectAccessible(page, 'therapist profile')
  await page.getByRole('button', { name: `Message ${therapist.name}` }).click()
  const chat = page.getByRole('dialog', { name: `Chat with ${therapist.name}` })
  await expect(chat.getByText('Not watched around the clock.')).toBeVisible()
  await expect(chat.getByText(/reads what you write here and nothing else/)).toBeVisible()
  await expectAccessible(page, 'therapist profile with the chat')
  const box = chat.getByLabel(`Message to ${therapist.name}`)
  await box.fill('   ')
  await box.press('Enter')
  await box.fill('Hello. I sleep badly.')
  await box.press('Shift+Enter')
  await box.pressSequentially('Is that something you work with?')
  await box.press('Enter')
  await expect(box).toHaveValue('')
  await expect(page.getByRole('log').getByText('Hello. I sleep badly.')).toBeVisible()
  await expect(page.getByText(/· Sent/)).toBeVisible()
  const choice = page.getByRole('region', { name: 'What to share' })
  await expectAccessible(page, 'what to share')
  await choice.getByRole('button', { name: /^Share (this|all of it)$/ }).click()
  await expect(choice).toHaveCount(0)
}

async function answerLive(therapistPage: Page, patientPage: Page) {
  // The patients page has been open all along.
  const row = therapistPage.getByRole('listitem').filter({ hasText: patient.name })
  await expect(row).toContainText('Hello. I sleep badly.')
  await row.getByRole('button', { name: `Diagnosis of ${patient.name}` }).click()
  await expect(
    therapistPage.getByRole('dialog', { name: "Patient's Diagnosis Details by AI" }),
  ).toBeVisible()
  await expectAccessible(therapistPage, 'diagnosis of a patient')
  await therapistPage.keyboard.press('Escape')
  await row.getByRole('button', { name: `Chat with ${patient.name}` }).click()
  const log = therapistPage.getByRole('log')
  await expect(log.getByText('Is that something you work with?')).toBeVisible()
  await expectAccessible(therapistPage, 'chat of a therapist')
  const box = therapistPage.getByLabel(`Message to ${patient.name}`)
  await box.fill('Yes, very much so.')
  await box.press('Enter')
  await expect(patientPage.getByRole('log').getByText('Yes, very much so.')).toBeVisible()
  await expectAccessible(patientPage, 'chat of a patient')
}

async function reloadWhileSending(page: Page, therapistPage: Page) {
  const box = page.getByLabel(`Message to ${therapist.name}`)
  const texts = Array.from({ length: 6 }, (_, at) => `Line ${at + 1} of what I wanted to say`)
  for (const text of texts) {
    await box.fill(text)
    await box.press('Enter')
    // No wait for the acknowledgement: some are on their way when the page goes.
    if (text === texts[2]) await page.reload()
  }
  for (const log of [page.getByRole('log'), therapistPage.getByRole('log')])
    for (const text of texts) await expect(log.getByText(text)).toHaveCount(1)
  await expect(page.getByText('Sending…')).toHaveCount(0)
  for (const log of [page.getByRole('log'), therapistPage.getByRole('log')]) {
    const lines = (await log.allInnerTexts()).join('\n')
    const order = texts.map((text) => lines.indexOf(text))
    expect(order).toEqual(order.toSorted((a, b) => a - b))
  }
}

async function signInAgain(page: Page) {
  await page.goto('/messages')
  await expect(page.getByRole('heading', { name: 'Contacted Therapists' })).toBeVisible()
  await expectAccessible(page, 'messages')
  await signOutHere(page)
  expect(await keptOfAnyone(page)).toEqual([])
  await signInHere(page, patient)
  await expect(page).toHaveURL('/home')
  await page.goto('/messages')
  await page.getByRole('button', { name: /Chat/ }).first().click()
  await expect(page.getByRole('log').getByText('Line 6 of what I wanted to say')).toBeVisible()
  await page.goto('/no-such-page')
  await expect(page.getByRole('heading', { name: 'Page Not Found!' })).toBeVisible()
  await expectAccessible(page, 'page not found')
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/home')
}
