import { expect, test } from '@playwright/test'
import { newPerson } from './sign-up.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('the list of questions closes by Esc and by a choice, and gives the focus on', async ({
  page,
}) => {
  const { name, username, email, password, phone } = newPerson('Noor Haddad')
  await page.request.post('/api/users/register', {
    data: { name, username, email, password, phone },
  })
  await page.goto('/questions')
  const line = page.locator('summary', { hasText: 'All questions' })
  const list = page.getByRole('navigation', { name: 'All questions' })
  await page.locator('fieldset input').first().check()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('1 of 18 answered').last()).toBeVisible()

  await line.click()
  await expect(list).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(line).toBeFocused()

  // The question one is at: nothing else could take the focus.
  await line.click()
  await list.locator('[aria-current=step]').click()
  await expect(list).toBeHidden()
  await expect(line).toBeFocused()

  await line.click()
  await list.getByRole('button').first().click()
  await expect(list).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
