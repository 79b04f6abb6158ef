import { type Browser, expect, type Page } from '@playwright/test'
import { seedCaseload, signUpAnswered, signUpPractising } from './caseload.ts'
import { expectAccessible } from './expect-accessible.ts'
import { screens } from './open-in.ts'
import { newPerson } from './sign-up.ts'
import { test } from './test.ts'

for (const { name, ...viewport } of screens)
  test(`a therapist’s morning on ${name}`, async ({ browser, origin }) => {
    const { page, second } = await atWork(browser, origin, viewport)
    const isDesk = viewport.width > 1000
    const waiting = (count: number, tab = page) =>
      expect(tab.getByRole('button', { name: `Waiting ${count}` })).toBeVisible()
    await test.step('the dashboard leads to who waits, the longest on top', async () => {
      await page.goto('/therapist-dashboard')
      await expectAccessible(page, 'the dashboard of a therapist')
      await page.goto('/therapist/patients')
      await waiting(4)
      await expect(rowOf(page, 0)).toContainText('for your answer')
      await expect(page.getByText('May need a reply soon.')).toHaveCount(1)
      await expect(rowOf(page, 3)).toContainText('May need a reply soon.')
      await expectAccessible(page, 'who waits')
    })
    await test.step('one is done, and a second tab follows', async () => {
      await second.goto('/therapist/patients')
      await waiting(4, second)
      await open(page, 0)
      await page.getByRole('button', { name: 'Done', exact: true }).click()
      await expect(page.getByText('Done until they write again.', { exact: true })).toBeVisible()
      await waiting(3, second)
      await close(page, isDesk)
    })
    await test.step('one is put off until Monday', async () => {
      await page
        .getByRole('button', { name: /^Put .* aside$/ })
        .first()
        .click()
      const dialog = page.getByRole('dialog', { name: /^Put .* aside$/ })
      await expectAccessible(page, 'putting aside')
      await dialog.getByRole('button', { name: 'Monday at 9:00' }).click()
      await waiting(2)
      await waiting(2, second)
      await expect(page.getByText(/^Put off until/)).toBeVisible()
    })
    await test.step('one is answered', async () => {
      await open(page, 0)
      const box = page.getByRole('textbox', { name: /^Message to/ })
      await box.fill('I am here. Shall we talk on Monday?')
      await box.press('Enter')
      await expect(page.getByText(/· Sent/)).toBeVisible()
      await close(page, isDesk)
      await waiting(1)
      await waiting(1, second)
    })
    await test.step('a message of danger has what to ask beside it', async () => {
      await open(page, 0)
      await page.getByText('What to ask, and whom to name').click()
      await expect(page.getByText('Are you thinking of ending your life?')).toBeVisible()
      await page.getByLabel(/^Help lines where/).selectOption('IE')
      await expect(page.getByText(/In immediate danger/)).toBeVisible()
      await expectAccessible(page, 'what to ask')
      await expect(page.getByText('Shares nothing with you at present.')).toBeVisible()
    })
    await test.step('a note and a task are kept, and the second tab has them', () =>
      keepNotes(page, second, isDesk))
  })

/** Three who wait, six who have been answered, and one more who writes words of danger. */
async function atWork(browser: Browser, origin: string, viewport: object) {
  const [therapist, patient] = [newPerson('Lotte Vanek'), newPerson('Pia Novak')]
  const theirs = await browser.newContext({
    baseURL: origin,
    viewport: { width: 0, height: 0, ...viewport },
  })
  const mine = await browser.newContext({ baseURL: origin })
  const id = await signUpPractising(theirs.request, therapist)
  await signUpAnswered(mine.request, patient, [])
  await seedCaseload(id, { patients: 9, messages: 60 })
  const writing = await mine.newPage()
  await writing.goto(`/therapist/${id}`)
  await writing.getByRole('button', { name: `Message ${therapist.name}` }).click()
  const box = writing.getByRole('textbox', { name: `Message to ${therapist.name}` })
  await box.fill('Most days I would rather not be here.')
  await box.press('Enter')
  await expect(writing.getByText(/· Sent/)).toBeVisible()
  await mine.close()
  return { page: await theirs.newPage(), second: await theirs.newPage() }
}

const rowOf = (page: Page, at: number) => page.locator('li[data-patient]').nth(at)

const open = (page: Page, at: number) =>
  rowOf(page, at)
    .getByRole('button', { name: /^Chat with/ })
    .click()

async function close(page: Page, isDesk: boolean) {
  await page
    .getByRole('button', { name: isDesk ? 'Close the conversation' : 'Close' })
    .first()
    .click()
}

async function keepNotes(page: Page, second: Page, isDesk: boolean) {
  const openNotes = async (tab: Page) => {
    await tab.getByRole('button', { name: 'Notes' }).click()
    return tab.getByRole('dialog', { name: /^Your notes on/ })
  }
  const notes = await openNotes(page)
  await notes.getByRole('textbox', { name: 'Your note' }).fill('Call back today.')
  await expect(notes.getByText('Kept.')).toBeVisible()
  await notes.getByRole('textbox', { name: 'New task' }).fill('Ask about the weekend')
  await notes.getByRole('button', { name: 'Add' }).click()
  await expect(notes.getByRole('checkbox', { name: 'Ask about the weekend' })).toBeVisible()
  await expectAccessible(page, 'private notes')
  await open(second, 0)
  const theirs = await openNotes(second)
  await expect(theirs.getByRole('textbox', { name: 'Your note' })).toHaveValue('Call back today.')
  // A click, not `check`: the box is what the file says, which is told a moment after.
  await notes.getByRole('checkbox').click()
  await expect(notes.getByRole('checkbox')).toBeChecked()
  await expect(theirs.getByRole('checkbox')).toBeChecked()
  await notes.getByRole('button', { name: 'Close' }).click()
  if (isDesk) {
    await page.keyboard.press('Escape')
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
    await expectAccessible(page, 'the keys')
  }
}
