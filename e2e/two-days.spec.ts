import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { answerAll, fillSignUp, keptOfAnyone, newPerson, signInHere } from './sign-up.ts'
import { test } from './test.ts'
import { watchOrigin } from './watch-origin.ts'

const morning = new Date('2026-11-20T09:00:00Z')
const sizes = { phone: { width: 390, height: 844 }, wide: { width: 1440, height: 900 } }

for (const [size, viewport] of Object.entries(sizes)) {
  test(`one person over two days, ${size}`, async ({ browser, origin }) => {
    const person = newPerson('Pia Novak')
    const context = await browser.newContext({
      baseURL: origin,
      viewport,
      hasTouch: size === 'phone',
    })
    const page = await context.newPage()
    const expectOwnOrigin = watchOrigin(page, origin)
    await page.clock.install({ time: morning })

    await test.step('signs up and answers', async () => {
      await page.goto('/signup')
      await fillSignUp(page, person)
      await page.getByRole('button', { name: 'Create Account' }).click()
      await answerAll(page, {
        'What brings you here': ['Worry that will not switch off', 'Trouble sleeping'],
      })
      await expect(page).toHaveURL('/home')
    })
    await test.step('picks a mood and gets something to do, to read, to breathe with', () =>
      pickMood(page))
    await test.step('writes in the journal, with help beside words of crisis', () =>
      writeJournal(page))
    await test.step('loses the network in the middle of an entry; it is saved once', () =>
      writeOffline(page))
    await test.step('loses the session in the middle of an entry; the text is still there', () =>
      writeSignedOut(page, person))
    await test.step('reads advice and finds its conclusion on the dashboard', () =>
      readAdvice(page))
    await test.step('asks the assistant', () => askAssistant(page))
    await test.step('comes back the next day', () => comeBack(page))
    await test.step('leaves, and nothing is left', () => leave(page))
    expectOwnOrigin()
  })
}

async function pickMood(page: Page) {
  await expect(page.getByText('How are you feeling today?')).toBeVisible()
  await page.getByText('Stressed', { exact: true }).click()
  await expect(page.getByText(/Recommended Activity ·/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Daily Article Recommendations' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Learn More/ }).first()).toHaveAttribute(
    'rel',
    /noopener/,
  )
  // The exercise waits until someone comes near it.
  await page.getByRole('heading', { name: 'Recommended Video' }).scrollIntoViewIfNeeded()
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('button', { name: /Begin/ })).toBeVisible()
  const stored = await page.evaluate(() => Object.keys(localStorage))
  expect(stored).toEqual(
    expect.arrayContaining([
      'moodActivity',
      'dailyArticle',
      'dailyArticleTimestamp',
      'recommendedVideo',
      'recommendedVideoTimestamp',
    ]),
  )
  await expectAccessible(page, 'home')
  await page.goto('/exercises/box-breathing')
  await page.getByRole('button', { name: /Begin/ }).click()
  await expect(page.getByRole('button', { name: /Pause/ })).toBeVisible()
  await expectAccessible(page, 'an exercise')
}

async function write(page: Page, title: string, content: string) {
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Content').fill(content)
}

async function writeJournal(page: Page) {
  await page.goto('/journals')
  await expect(page.getByRole('heading', { name: 'Your Journals' })).toBeVisible()
  await page.getByRole('link', { name: 'New Journal' }).first().click()
  await write(page, 'The long Sunday', 'Woke at three again. I do not want to be alive any more.')
  const help = page.getByRole('region', { name: 'That sounds heavy to carry.' })
  await expect(help).toBeVisible()
  await expectAccessible(page, 'help beside the text')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Journal entry saved!')).toBeVisible()
  await page.goto('/journals')
  await page
    .getByRole('link', { name: /The long Sunday/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'The long Sunday' })).toBeVisible()
  await expect(help).toBeVisible()
  await help.getByRole('button', { name: 'Close' }).click()
  await expect(help).toBeHidden()
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('Title').fill('The long Sunday, and Monday')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'The long Sunday, and Monday' })).toBeVisible()
  await expectAccessible(page, 'an entry')
}

async function writeOffline(page: Page) {
  await page.goto('/add-journal')
  await write(page, 'On the train', 'The tunnel was dark')
  await page.context().setOffline(true)
  await page.getByLabel('Content').press('End')
  await page.getByLabel('Content').pressSequentially(' and long.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/kept on this device and saved once there is one/)).toBeVisible()
  await expect(page.getByText('Could not save.')).toHaveCount(0)
  await expect(page.getByLabel('Content')).toHaveValue('The tunnel was dark and long.')
  // What was kept saves itself, and the page goes on to the list.
  await page.context().setOffline(false)
  await expect(page.getByText('Journal entry saved!').first()).toBeVisible()
  await expect(page).toHaveURL('/journals')
  await page.reload()
  await expect(page.getByRole('link', { name: /On the train/ })).toHaveCount(1)
}

async function writeSignedOut(
  page: Page,
  { email, password }: { email: string; password: string },
) {
  await page.goto('/add-journal')
  await write(page, 'Half a thought', 'It began when')
  // Signed out on the server, as by another device; the page hears of it while the person writes.
  const left = await page.context().request.post('/api/users/logout')
  expect(left.status()).toBe(204)
  await expect(page).toHaveURL(/\/signin/)
  await signInHere(page, { email, password })
  await expect(page).not.toHaveURL(/\/signin/)
  await page.goto('/add-journal')
  await expect(page.getByLabel('Content')).toHaveValue('It began when')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Journal entry saved!').first()).toBeVisible()
}

async function readAdvice(page: Page) {
  await page.goto('/tips')
  await expect(page.getByText('Ready for some wisdom? Click the button below!')).toBeVisible()
  await page.getByRole('button', { name: 'Generate Advice' }).click()
  await expect(page.getByText('Your wisdom has been generated!')).toBeVisible({ timeout: 15_000 })
  await expect(page.getByText(/Conclusion:/)).toBeVisible()
  await expectAccessible(page, 'advice')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: "Pia Novak's Dashboard" })).toBeVisible()
  await expect(page.getByText('No conclusion available.')).toBeHidden()
  await expectAccessible(page, 'dashboard')
}

async function askAssistant(page: Page) {
  await page.getByRole('button', { name: 'Assistant' }).click()
  const panel = page.getByRole('dialog', { name: 'Assistant' })
  await panel.getByRole('button', { name: 'Is what I write private?' }).click()
  await expect(panel.getByRole('log')).toContainText('Is what I write private?')
  await expect(panel.getByRole('log').locator('p')).toHaveCount(2)
  // One question at a time: what is asked while another is looked up stays in its box.
  await expect(panel.getByText('The assistant is looking')).toHaveCount(0)
  await panel.getByRole('textbox').fill('How can I sleep better?')
  await panel.getByRole('textbox').press('Enter')
  await expect(panel.getByRole('log').locator('p')).toHaveCount(4)
  await expectAccessible(page, 'assistant')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
}

async function comeBack(page: Page) {
  await page.clock.fastForward('25:00:00')
  const again = page.waitForRequest('**/api/daily-article/*')
  await page.goto('/home')
  await again
  await expect(page.getByText(/Recommended Activity ·/)).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByText(/stressed/i).first()).toBeAttached()
}

async function leave(page: Page) {
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Delete Account' }).click()
  await expect(
    page.getByText(
      'Are you sure you want to permanently delete your account? This action cannot be undone.',
    ),
  ).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL('/')
  expect(await keptOfAnyone(page)).toEqual([])
}
