import { expect, test } from '@playwright/test'
import { newPerson } from './sign-up.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('whoever clicks twice does it once, and is told so once', async ({ page }) => {
  const data = newPerson('Noor Haddad')
  expect((await page.request.post('/api/users/register', { data })).status()).toBe(201)
  await test.step('the next question is left alone', async () => {
    await page.goto('/questions')
    await page.locator('fieldset input').first().check()
    await page.getByRole('button', { name: 'Next' }).dblclick()
    await expect(page.getByText('1 of 18 answered').last()).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
  })
  await test.step('an entry is kept once', async () => {
    await page.goto('/add-journal')
    await page.getByLabel('Title').fill('Twice')
    await page.getByLabel('Content').fill('A quiet day.')
    await page.getByRole('button', { name: 'Save' }).dblclick()
    await expect(page.getByText('Journal entry saved!')).toHaveCount(1)
    await page.goto('/journals')
    await expect(page.locator('main a[href^="/journal/"]')).toHaveCount(1)
  })
  await test.step('an account is deleted, and nothing has failed', async () => {
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Delete Account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete Account' })
    await dialog.getByRole('button', { name: /^Delete/ }).dblclick()
    await expect(page.getByText('Account deleted!')).toBeVisible()
    await expect(page.getByText(/failed/i)).toHaveCount(0)
  })
})
