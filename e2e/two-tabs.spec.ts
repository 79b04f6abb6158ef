import { expect, type Page } from '@playwright/test'
import { signInAs } from './demo.ts'
import { test } from './test.ts'

/** Another tab of the same browser. */
async function beside(page: Page, path: string) {
  const other = await page.context().newPage()
  await other.goto(path)
  return other
}

const content = (page: Page) => page.getByLabel('Content')

test('an entry begun in two tabs is one entry: what either writes stands in both, and in both after a reload', async ({
  page,
}) => {
  await signInAs(page, 'user')
  await page.goto('/add-journal')
  const other = await beside(page, '/add-journal')
  await page.getByLabel('Title').fill('Written in two tabs')
  await content(page).pressSequentially('Slept badly. ')
  await expect(content(other)).toHaveValue('Slept badly. ')
  await content(other).press('End')
  await content(other).pressSequentially('Better at noon.')
  await expect(content(page)).toHaveValue('Slept badly. Better at noon.')
  await page.reload()
  await expect(content(page)).toHaveValue('Slept badly. Better at noon.')

  await other.getByRole('button', { name: 'Save' }).click()
  await expect(other.getByRole('heading', { name: 'Written in two tabs' })).toBeVisible()
  // It stays where it was not saved, and saving it there too makes no second entry.
  await expect(content(page)).toHaveValue('Slept badly. Better at noon.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'Written in two tabs' })).toHaveCount(1)
})

test('a message begun in two tabs is one message, and leaves both boxes once it is sent', async ({
  page,
}) => {
  await signInAs(page, 'user')
  await page.goto('/messages')
  const other = await beside(page, '/messages')
  const box = (of: Page) => of.getByRole('textbox', { name: /^Message to / })
  const words = `Is Tuesday free? ${Date.now()}`
  for (const tab of [page, other])
    await tab
      .getByRole('button', { name: /^Chat with / })
      .first()
      .click()
  await box(page).pressSequentially(words)
  await expect(box(other)).toHaveValue(words)
  await box(other).press('Enter')
  await expect(box(page)).toHaveValue('')
  await expect(box(other)).toHaveValue('')
  await expect(page.getByRole('log').getByText(words)).toHaveCount(1)
})

test('what the other tab adds leaves the cursor where it was', async ({ page }) => {
  await signInAs(page, 'user')
  await page.goto('/add-journal')
  const other = await beside(page, '/add-journal')
  await content(page).fill('at first at last')
  await content(page).evaluate((box: HTMLTextAreaElement) => box.setSelectionRange(9, 9))
  await expect(content(other)).toHaveValue('at first at last')
  await content(other).press('End')
  await content(other).pressSequentially(', and then')
  await expect(content(page)).toHaveValue('at first at last, and then')
  await page.bringToFront()
  await page.keyboard.type('and ')
  await expect(content(page)).toHaveValue('at first and at last, and then')
  await content(page).fill('')
})

test('whom one trusts is there after a reload, though it was not saved yet', async ({ page }) => {
  await signInAs(page, 'user')
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Add someone' }).click()
  await page.getByLabel('Their name').fill('Aunt Jo')
  await page.reload()
  await expect(page.getByLabel('Their name')).toHaveValue('Aunt Jo')
  await page
    .getByRole('region', { name: 'Someone you trust' })
    .getByRole('button', { name: 'Cancel' })
    .click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Add someone' })).toBeVisible()
})

test('a question to the assistant that was not asked yet is there after a reload', async ({
  page,
}) => {
  await signInAs(page, 'user')
  await page.goto('/home')
  const open = () => page.getByRole('button', { name: 'Assistant' }).click()
  const box = page.getByLabel('Your question')
  await open()
  await box.fill('How do I tell my mother')
  await page.reload()
  await open()
  await expect(box).toHaveValue('How do I tell my mother')
})
