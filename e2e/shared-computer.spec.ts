import { setTimeout as wait } from 'node:timers/promises'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { demoAccounts } from '../server/demo/accounts.ts'
import { keptOfAnyone, newPerson, signInHere, signOutHere } from './sign-up.ts'
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

test('what is given up on leaving without a network is gone from every tab, and never sent', async ({
  page,
  context,
}) => {
  const maya = await comeIn(page)
  await page.goto(searched)
  await page.getByRole('link', { name: 'Profile of Amara Osei' }).click()
  await page.getByRole('button', { name: 'Message Amara Osei' }).click()
  const chat = page.getByRole('dialog', { name: 'Chat with Amara Osei' })
  const box = chat.getByLabel('Message to Amara Osei')
  await expect(box).toBeVisible()
  const journals = await context.newPage()
  await journals.goto('/journals')
  await expect(journals.getByRole('heading', { level: 1 })).toBeVisible()

  await context.setOffline(true)
  await box.fill(givenUp)
  await box.press('Enter')
  await expect(chat.getByText('Sending…')).toBeVisible()
  await journals.bringToFront()
  await journals.getByRole('button', { name: /^Your menu/ }).click()
  await journals.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(journals.getByText(/It would be lost/)).toBeVisible()
  await signOutHere(journals)
  await expect(journals.getByText(/It would be lost/)).toHaveCount(0)
  await expect(page.getByText(givenUp)).toHaveCount(0)
  await wait(1_000)
  expect(await keptOfAnyone(journals)).toEqual(['leaving'])

  await context.setOffline(false)
  await signInHere(journals, maya)
  await expect(journals).toHaveURL(/\/home$/)
  // As long as a tab that still had it would take to reconnect and send it.
  await wait(6_000)
  const threads = await journals.request.get('/api/messages/threads')
  expect(await threads.json()).toEqual([])
})

for (const isShared of [true, false])
  test(`who signs out of ${isShared ? 'a shared computer' : 'their own device'} leaves no words in any tab, however late the reply`, async ({
    page,
    context,
  }) => {
    const maya = await comeIn(page)
    await page.request.post('/api/users/logout')
    await page.goto('/signin')
    await page.getByLabel(/shared computer/).setChecked(isShared)
    await signInHere(page, maya)
    await expect(page).toHaveURL(/\/home$/)
    const other = await context.newPage()
    for (const tab of [page, other]) {
      await tab.goto('/add-journal')
      await tab.getByLabel('Content').fill(givenUp)
    }
    // The tabs hear from the server that the session is over before this one has its reply.
    await page.route('**/api/users/logout', async (route) => {
      const reply = await route.fetch()
      await wait(1_500)
      // The page may have begun anew by then.
      await route.fulfill({ response: reply }).catch(() => {})
    })
    await page.bringToFront()
    await page.getByRole('button', { name: /^Your menu/ }).click()
    await page.getByRole('menuitem', { name: 'Sign Out' }).click()
    await expect(page.getByText(/It would be lost/)).toBeVisible()
    await signOutHere(page)
    for (const tab of [page, other]) {
      await expect(tab).toHaveURL(/\/signin$/)
      await expect
        .poll(() =>
          tab.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
        )
        .not.toContain(givenUp)
    }
    expect(await keptOfAnyone(page)).toEqual([])
  })

test('a tab of a shared computer asks before it takes words with it, and not once they are gone', async ({
  page,
}) => {
  const maya = await comeIn(page)
  await page.request.post('/api/users/logout')
  await page.goto('/signin')
  await page.getByLabel(/shared computer/).check()
  await signInHere(page, maya)
  await expect(page).toHaveURL(/\/home$/)
  await page.goto('/add-journal')
  // A browser asks only where a person has touched the page.
  await page.getByLabel('Content').click()
  await page.keyboard.type(givenUp)
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain(givenUp)
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await expect(page.getByLabel('Content')).toHaveValue(givenUp)

  await page.getByLabel('Content').fill('')
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(sessionStorage)))
    .toContain('\\"content\\":\\"\\"')
  const closed = page.waitForEvent('close')
  await page.close({ runBeforeUnload: true })
  await closed
})

const givenUp = 'I would rather not say this'

async function signOutElsewhere(context: BrowserContext) {
  const other = await context.newPage()
  await other.goto('/home')
  await signOutHere(other)
  await other.close()
}
