import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { serveVersions, twoVersions } from './deployments.ts'
import { expectAccessible } from './expect-accessible.ts'
import { test } from './test.ts'

test('a new version is there at the next visit, is offered to an open page, and breaks none', async ({
  page,
  context,
  origin,
}) => {
  const { first, second } = twoVersions()
  const site = await serveVersions(first, origin)
  const loads: string[] = []
  page.on('load', () => loads.push(page.url()))
  try {
    await page.goto(`${site.origin}/help`)
    await expect.poll(() => namesOfCaches(page)).toHaveLength(1)
    await expect.poll(() => isControlled(page)).toBe(true)
    const open = await context.newPage()
    await open.goto(`${site.origin}/help`)

    site.deploy(second)
    // Pages of the old version that were not opened yet still come, though the server lost them.
    await open.getByRole('link', { name: 'Terms' }).click()
    await expect(open.getByRole('heading', { level: 1 })).toHaveText('The terms, in plain words')
    expect(site.missing).toEqual([])

    // Whoever is writing is not interrupted.
    await open.getByRole('main').getByRole('link', { name: 'Get help now' }).click()
    await open.getByLabel('Where are you?').focus()
    await open.evaluate(async () => (await navigator.serviceWorker.ready).update())
    await expect.poll(() => namesOfCaches(open)).toHaveLength(2)
    await expect(open.getByText('This page has been improved since you opened it.')).toHaveCount(0)
    await open.getByLabel('Where are you?').blur()
    await expect(open.getByText('This page has been improved since you opened it.')).toBeVisible()
    await expectAccessible(open, 'a new version is ready')

    // The next visit is the new one, with nothing pressed and nothing loaded twice.
    const before = loads.length
    const visits = await visitInTime(page, `${site.origin}/help`)
    expect(await versionOf(page)).toBe('second-version')
    await expect(page.getByText('This page has been improved since you opened it.')).toHaveCount(0)
    expect(loads.length - before).toBe(visits)

    await open.getByRole('button', { name: 'Load it again' }).click()
    await expect.poll(() => versionOf(open)).toBe('second-version')
    await expect(open.getByText('This page has been improved since you opened it.')).toHaveCount(0)

    // What is kept now is the new one, and the old one until the next.
    await context.setOffline(true)
    await page.reload()
    expect(await versionOf(page)).toBe('second-version')
    await expect(page.getByLabel('Where are you?')).toBeVisible()
    expect(site.missing).toEqual([])
  } finally {
    site.close()
  }
})

test('a browser drops all it kept where the operator takes that back', async ({ page, origin }) => {
  const { first, second } = twoVersions()
  const site = await serveVersions(first, origin)
  try {
    await page.goto(`${site.origin}/help`)
    await expect.poll(() => namesOfCaches(page)).toHaveLength(1)
    // The cache is there while the first worker still fills it: what ends it comes later than that.
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    copyFileSync(join(second, 'sw-off.js'), join(second, 'sw.js'))
    site.deploy(second)
    await page.reload()
    await expect.poll(() => namesOfCaches(page)).toEqual([])
    await page.reload()
    await expect(page.getByLabel('Where are you?')).toBeVisible()
  } finally {
    site.close()
  }
})

/**
 * Goes there until the page came before the worker's patience ended: after 3 s what is kept is shown,
 * which is right, and on a machine that stands still not what is looked at here.
 */
async function visitInTime(page: Page, url: string): Promise<number> {
  for (let visits = 1; ; visits++) {
    await page.goto(url)
    const waited = await page.evaluate(
      () => performance.getEntriesByType('navigation')[0]?.duration ?? 0,
    )
    if (waited < 2_500 || visits === 5) return visits
  }
}

const namesOfCaches = (page: Page) => page.evaluate(() => caches.keys()).catch(() => null)
const isControlled = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.controller !== null)
const versionOf = (page: Page) =>
  page
    .locator('meta[name="version"]')
    .getAttribute('content')
    .catch(() => null)
