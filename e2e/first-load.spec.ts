import { expect } from '@playwright/test'
import { signInAs } from './demo.ts'
import { test } from './test.ts'
import { watchOrigin } from './watch-origin.ts'

/** Compressed script of a first visit, in kilobytes as sent, and nothing from anywhere else. */
const budgets = {
  '/': 101.6,
  '/signin': 123.7,
  '/book/ines-duarte': 152,
  '/help': 152,
  '/safety': 153,
  '/home': 160,
}

for (const [path, most] of Object.entries(budgets)) {
  test(`a first visit to ${path} loads at most ${most} KB of script, all from here`, async ({
    page,
    origin,
  }) => {
    if (path === '/home') await signInAs(page, 'user')
    const expectOwnOrigin = watchOrigin(page, origin)
    await page.goto(path, { waitUntil: 'networkidle' })
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(
          (entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming,
        )
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .map(({ encodedBodySize, decodedBodySize }) => ({ encodedBodySize, decodedBodySize })),
    )
    const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0)
    const sent = sum(scripts.map(({ encodedBodySize }) => encodedBodySize))
    expect(sum(scripts.map(({ decodedBodySize }) => decodedBodySize))).toBeGreaterThan(sent * 2)
    test.info().annotations.push({ type: 'script', description: `${(sent / 1000).toFixed(1)} KB` })
    expect(sent / 1000).toBeLessThanOrEqual(most)
    expectOwnOrigin()
  })
}

test('what the page needs is asked for beside the app, not after it', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const hinted = page.locator('head > link[rel="modulepreload"][href*="landing-page"]')
  await expect(hinted).toHaveCount(1)
  const asked = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('/check-session'))
      .map(
        ({ startTime }) =>
          startTime < (performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.NaN),
      ),
  )
  expect(asked).toEqual([true, true])
})
