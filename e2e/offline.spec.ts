import { setTimeout as wait } from 'node:timers/promises'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { newPerson, signOutHere } from './sign-up.ts'
import { test } from './test.ts'

const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } }

for (const [name, viewport] of Object.entries(sizes)) {
  test(`without a network, on a ${name}, exercises, help and the entry being written are there`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize(viewport)
    const maya = await signUp(page)
    await page.goto('/home')
    await kept(page)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(unreachable)

    await page.getByRole('link', { name: 'What each helps with' }).click()
    await page.getByRole('link', { name: /^Begin Box breathing/ }).click()
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
    await page.goto('/exercises/box-breathing')
    await page.getByRole('button', { name: 'Begin' }).click()
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
    await expectAccessible(page, `an exercise without a network, ${name}`)

    await page.goto('/help')
    await page.getByLabel('Where are you?').selectOption('IE')
    await expect(page.getByRole('link', { name: /116 ?123/ }).first()).toBeVisible()
    await expectAccessible(page, `help without a network, ${name}`)

    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(unreachable)
    await expect(page.getByRole('main').getByRole('link', { name: 'Get help now' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Box breathing' })).toBeVisible()
    await expectAccessible(page, `a page that needs a network, ${name}`)

    await page.getByRole('link', { name: 'Write in your journal' }).click()
    await page.getByLabel('Title').fill('Sunday')
    await page.getByLabel('Content').fill('Woke at three.')
    const standing = page.getByText(/Without a connection nothing here is read/).last()
    await expect(standing.getByRole('link', { name: /^call / })).toHaveAttribute('href', /^tel:/)
    await page.reload()
    await expect(page.getByLabel('Content')).toHaveValue('Woke at three.')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('saved once there is one')).toBeVisible()
    await expectAccessible(page, `an entry that waits, ${name}`)
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect(page.getByText('A journal entry is kept here and saved then.')).toBeVisible()
    await page.getByRole('link', { name: 'Write in your journal' }).click()
    await page.reload()
    await expect(page.getByText('saved once there is one')).toBeVisible()

    const other = await context.newPage()
    await other.goto('/help')
    await context.setOffline(false)
    await expect(page).toHaveURL(/\/journals$/)
    await expect(page.getByRole('heading', { name: 'Sunday' })).toHaveCount(1)
    const entries = await page.request.get(`/api/users/${maya.id}/journals`)
    expect(await entries.json()).toHaveLength(1)
    await expectNothingPersonal(page, maya)
  })
}

test('what stands in for a page opens at its top, however far the page was read', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 320, height: 400 })
  await signUp(page)
  await page.goto('/home')
  await kept(page)
  await page.evaluate(() => window.scrollTo(0, 500))
  await context.setOffline(true)
  for (const path of ['/home', '/dashboard']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(unreachable)
    await expect(page.getByRole('link', { name: 'Box breathing' })).toBeAttached()
    expect([path, await page.evaluate(() => scrollY)]).toEqual([path, 0])
    await page.evaluate(() => window.scrollTo(0, 500))
  }
})

test('an edit of an entry comes back without a network, and nothing of anyone after signing out', async ({
  page,
  context,
}) => {
  const maya = await signUp(page)
  const { _id } = await (
    await page.request.post(`/api/users/${maya.id}/journals`, {
      data: { title: 'Monday', content: 'Slept well.' },
    })
  ).json()
  await page.goto(`/journal/${_id}`)
  await kept(page)
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('Content').fill('Slept well, for once.')
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByLabel('Content')).toHaveValue('Slept well, for once.')
  await context.setOffline(false)
  await page.reload()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Slept well, for once.')).toBeVisible()

  await signOutHere(page)
  await expectNothingPersonal(page, maya)
  const left = () => [...Object.keys(localStorage), sessionStorage.getItem('remembered')]
  // How often somebody has come and gone says nothing of anyone.
  expect(await page.evaluate(left)).toEqual(['turns', null])
  await context.setOffline(true)
  await page.goto('/add-journal')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(unreachable)
  await expect(page.getByRole('link', { name: 'Write in your journal' })).toHaveCount(0)
})

test('a short session is remembered in its tab alone, and no longer than it lasts', async ({
  page,
  context,
}) => {
  const maya = await signUp(page)
  await page.request.put('/api/auth/idle', { data: { idleMinutes: 15 } })
  await page.goto('/add-journal')
  await kept(page, true)
  await context.setOffline(true)
  await page.getByLabel('Title').fill('Sunday')
  await page.reload()
  await expect(page.getByLabel('Title')).toHaveValue('Sunday')
  const other = await context.newPage()
  await other.goto('/add-journal')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(unreachable)
  await page.evaluate((id) => {
    sessionStorage.setItem('remembered', JSON.stringify({ id, until: Date.now() - 1 }))
  }, maya.id)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(unreachable)
})

const unreachable = 'Attune can’t be reached right now.'

type Maya = { id: string; texts: string[] }

async function signUp(page: Page): Promise<Maya> {
  const person = newPerson('Maya Quist')
  const reply = await page.request.post('/api/users/register', { data: person })
  const { user } = await reply.json()
  return { id: user._id, texts: [user._id, person.name, person.email, person.username] }
}

/** Until the app is kept and the page knows how long its session lasts. */
async function kept(page: Page, inTab = false) {
  const isKept = () =>
    page.evaluate(async (tab) => {
      const storage = tab ? sessionStorage : localStorage
      const found = await caches.match('/api/exercises/box-breathing')
      return !!found && !!navigator.serviceWorker.controller && !!storage.getItem('remembered')
    }, inTab)
  await expect.poll(isKept).toBe(true)
}

/** Own files, and of the API only what is open to everyone and the same for all. */
async function expectNothingPersonal(page: Page, { texts }: Maya) {
  // What was asked for last may still be on its way into the cache.
  await wait(500)
  const stored = await page.evaluate(async () => {
    const found: { url: string; text: string }[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const { url } of await cache.keys())
        found.push({ url, text: await (await cache.match(url, { ignoreVary: true }))!.text() })
    }
    return found
  })
  const own = new URL(page.url()).origin
  const paths = stored.map(({ url }) => url.replace(own, ''))
  expect(paths.filter((path) => !path.startsWith('/'))).toEqual([])
  const calls = paths.filter((path) => path.startsWith('/api'))
  expect(
    calls.filter((path) => !/^\/api\/(?:help-lines|exercises(?:\/[a-z0-9-]+)?)$/.test(path)),
  ).toEqual([])
  expect(calls).toContain('/api/help-lines')
  expect(stored.filter(({ text }) => texts.some((one) => text.includes(one)))).toEqual([])
}
