import { type BrowserContext, expect, type Page } from '@playwright/test'
import { demoAccounts } from '../server/demo/accounts.ts'
import { newPerson, signInHere, signOutHere } from './sign-up.ts'
import { test } from './test.ts'

const searched = '/find-therapist?name=Amara'

/** Somebody with an account, signed in in this browser. */
async function comeIn(page: Page) {
  const someone = newPerson('Maya Lind')
  await page.request.post('/api/users/register', { data: someone })
  return someone
}

const next = { email: demoAccounts.user, password: demoAccounts.password }

test('who signs in after somebody begins at the start, however the one before has gone', async ({
  page,
  context,
}) => {
  const maya = await comeIn(page)
  await page.goto(searched)
  await expect(page.getByRole('link', { name: 'Amara Osei' }).first()).toBeVisible()
  await signOutElsewhere(context)
  await expect(page).toHaveURL(/\/signin$/)
  await signInHere(page, next)
  await expect(page).toHaveURL(/\/home$/)

  // Nor by going back to where the one before was.
  await page.goto(searched)
  await expect(page.getByRole('link', { name: 'Amara Osei' }).first()).toBeVisible()
  await page.request.post('/api/users/logout')
  await page.reload()
  await expect(page).toHaveURL(/\/signin$/)
  await signInHere(page, maya)
  await expect(page).toHaveURL(/\/home$/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(page.url()).not.toContain('Amara')
})

test('who was signed out comes back to where they were', async ({ page }) => {
  const maya = await comeIn(page)
  await page.goto(searched)
  await expect(page.getByRole('link', { name: 'Amara Osei' }).first()).toBeVisible()
  await page.request.post('/api/users/logout')
  await page.reload()
  await signInHere(page, maya)
  await expect(page).toHaveURL(/name=Amara/)
})

test('what was typed for a new account is gone once somebody signed in and out in another tab', async ({
  page,
  context,
}) => {
  const maya = newPerson('Maya Lind')
  await page.goto('/signup')
  await page.getByLabel('Full name').fill(maya.name)
  await page.getByLabel('Password', { exact: true }).fill(maya.password)
  await page.goto('about:blank')
  await page.goBack()
  await expect(page.getByLabel('Full name')).toHaveValue(maya.name)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')

  await page.goto('about:blank')
  const other = await context.newPage()
  await other.goto('/signin')
  await signInHere(other, next)
  await expect(other).toHaveURL(/\/home$/)
  await signOutHere(other)
  await page.goBack()
  await expect(page.getByLabel('Full name')).toHaveValue('')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
})

async function signOutElsewhere(context: BrowserContext) {
  const other = await context.newPage()
  await other.goto('/home')
  await signOutHere(other)
  await other.close()
}
