import { expect, type Page, test } from '@playwright/test'
import { focused } from './focused.ts'
import { newPerson, signOutHere } from './sign-up.ts'

test.use({ viewport: { width: 390, height: 844 } })

async function signUp(page: Page) {
  const { name, username, email, password, phone } = newPerson('Noor Haddad')
  await page.request.post('/api/users/register', {
    data: { name, username, email, password, phone },
  })
}

test('the focus is kept after signing out', async ({ page }) => {
  await signUp(page)
  await page.goto('/journals')
  await signOutHere(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('the focus is kept where something is saved, removed or called off', async ({ page }) => {
  await signUp(page)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Noor H.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible()
  await expect.poll(() => focused(page)).toContain('Your profile')

  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => focused(page)).toContain('Your profile')

  await page.goto('/help')
  await page
    .getByRole('button', { name: /trusted|someone|person/i })
    .first()
    .click()
  await page.getByLabel('Their name').fill('Ada')
  await page.getByLabel('Their phone number').fill('+44 7700 900100')
  await page.getByRole('button', { name: 'Save this person' }).click()
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('button', { name: 'Remove' })).toBeHidden()
  await expect.poll(() => focused(page)).not.toBe('')
})

test('a form that was sent leads to the first field that is wrong', async ({ page }) => {
  await page.goto('/signin')
  await page.getByLabel('Email').fill('a@b.example')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()

  await page.goto('/signup')
  await page.getByLabel('Full name').fill('Noor')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByLabel('Username')).toBeFocused()

  await signUp(page)
  await page.goto('/add-journal')
  await page.getByLabel('Title').fill('Today')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Content')).toBeFocused()

  await page.goto('/profile')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByLabel('Email').fill('no address')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByLabel('Email')).toBeFocused()
})

test('so does a part of a form that says what is wrong', async ({ page }) => {
  const { name, username, email, password, phone } = newPerson('Vera Blom')
  await page.request.post('/api/therapists/register', {
    data: { name, username, email, password, phone },
  })
  await page.goto('/therapist/profile')
  await page.getByLabel('Fee from').fill('80')
  await page.getByLabel('Fee to').fill('many')
  await page.getByRole('button', { name: 'Save: Fee for a session' }).click()
  await expect(page.getByText('Please give whole amounts, such as 80.')).toBeVisible()
  await expect(page.getByLabel('Fee to')).toBeFocused()
})
