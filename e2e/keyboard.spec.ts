import { expect, type Locator, type Page, test } from '@playwright/test'
import { newPerson } from './sign-up.ts'

/** Presses Tab until the control has the focus, as someone without a mouse does. */
async function tabTo(page: Page, control: Locator, most = 90) {
  await expect(control).toBeVisible()
  for (let presses = 0; presses < most; presses++) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${control}`)
}

async function press(page: Page, control: Locator, key = 'Enter') {
  await tabTo(page, control)
  // Whoever tabs must see where they are.
  const outline = await control.evaluate((element) => {
    const shown = element.matches('input.absolute, input.sr-only')
      ? element.parentElement!
      : element
    const { outlineStyle, boxShadow } = getComputedStyle(shown)
    return outlineStyle !== 'none' || boxShadow !== 'none'
  })
  expect(outline, `focus is visible on ${control}`).toBe(true)
  await page.keyboard.press(key)
}

test('the main path by keyboard alone', async ({ page }) => {
  const person = newPerson('Kim Berg')
  await page.goto('/')
  await press(page, page.getByRole('link', { name: 'Get Matched Now' }))
  await press(page, page.getByRole('link', { name: 'Create an account' }))
  await expect(page).toHaveURL('/signup')
  for (const [label, value] of [
    ['Full name', person.name],
    ['Username', person.username],
    ['Email', person.email],
    ['Password', person.password],
    ['Phone number', person.phone],
  ] as const) {
    await tabTo(page, page.getByLabel(label, { exact: true }))
    await page.keyboard.type(value)
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/questions')
  await answerByKeyboard(page)
  await expect(page).toHaveURL('/home')

  // One stop for the four moods; the arrow keys move among them.
  await tabTo(page, page.getByRole('radio', { name: 'Stressed' }))
  for (let steps = 0; steps < 3; steps++) await page.keyboard.press('ArrowRight')
  await press(page, page.getByRole('radio', { name: 'Calm' }), 'Space')
  await expect(page.getByText(/Recommended Activity ·/)).toBeVisible()
  await press(page, page.getByRole('link', { name: 'Therapists', exact: true }).first())
  const card = page.getByRole('article').first()
  await press(page, card.getByRole('button', { name: /^Favourite / }))
  await expect(card.getByRole('button', { name: /^Favourite / })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await press(page, card.getByRole('button', { name: /^Message / }))
  const dialog = page.getByRole('dialog')
  const box = dialog.getByRole('textbox')
  await expect(box).toBeVisible()
  await tabTo(page, box)
  await page.keyboard.type('Hello, do you have time in the evening?')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(/· Sent/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  // The focus is back where the dialog was opened from.
  await expect(card.getByRole('button', { name: /^Message / })).toBeFocused()
  await press(page, page.getByRole('button', { name: 'Assistant' }))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Assistant' })).toBeFocused()
})

async function answerByKeyboard(page: Page) {
  for (;;) {
    const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    await tabTo(page, page.locator('fieldset input').first())
    await page.keyboard.press('Space')
    const complete = page.getByRole('button', { name: 'Complete', exact: true })
    if (await complete.isVisible()) return press(page, complete)
    await press(page, page.getByRole('button', { name: 'Next', exact: true }))
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading)
  }
}
