import { expect, type Locator, type Page, test } from '@playwright/test'
import { signInAs } from './demo.ts'
import { tooWide } from './too-wide.ts'

/** `seen`: so much of the first card stands above the lower bar, picture, name and what they work with. */
const phones = [
  { viewport: { width: 390, height: 844 }, seen: 220 },
  { viewport: { width: 360, height: 740 }, seen: 220 },
  { viewport: { width: 320, height: 568 }, seen: 0 },
  { viewport: { width: 844, height: 390 }, seen: 0 },
  { viewport: { width: 915, height: 412 }, seen: 0 },
]

const touch = { hasTouch: true, isMobile: true, reducedMotion: 'reduce' } as const

for (const { viewport, seen } of phones)
  test.describe(`${viewport.width} × ${viewport.height}`, () => {
    test.use({ ...touch, viewport })
    test.beforeEach(({ page }) => signInAs(page, 'user'))

    test('the first card is in sight at once, and all above it still opens', async ({ page }) => {
      await needsKeepOthersOut(page)
      await page.goto('/find-therapist')
      await firstCardInSight(page, seen)
      await allAboveItOpens(page)
    })
    test('three stand side by side, none of them cut off', ({ page }) => threeSideBySide(page))
    test('the open filters say how many they find, and lead there', async ({ page }) => {
      await filtersLeadTo(page, 'best', 'Your best matches')
      await filtersLeadTo(page, 'all', 'Therapists')
    })
    test('where nobody is found, each way on comes clear of the bars', ({ page }) =>
      waysOnAreClear(page))
    test('a word without an end makes nothing wider', async ({ page }) => {
      await page.goto('/find-therapist?view=all')
      await page.getByRole('searchbox').fill(`Dr ${'x'.repeat(190)} grief, ${'y'.repeat(90)}`)
      await expect(page.getByText('No matching therapists found.')).toBeVisible()
      await expect(page.getByText(/^Thank you for writing so much/)).toBeVisible()
      expect(await tooWide(page)).toEqual([])
    })
  })

/** Lower, narrower, and a wide screen's page at 400 %. */
test('on the smallest screens who is first is in sight, and whether a search found nobody', async ({
  browser,
}) => {
  const context = await browser.newContext({ ...touch, viewport: { width: 740, height: 360 } })
  const page = await context.newPage()
  await signInAs(page, 'user')
  const list = page.getByRole('list', { name: 'Your best matches' })
  for (const [width, height] of [
    [740, 360],
    [568, 320],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/find-therapist')
    const card = page.getByRole('article').first()
    await expectInSight(page, card.getByRole('heading'))
    await expectInSight(page, card.getByRole('img', { name: 'of 100 points' }))
    await expectInSight(page, card.getByText(/^\d+%$/))
    await page.getByRole('searchbox').fill('Dr Xaver Unbekannt')
    await expectInSight(page, page.getByText('No matching therapists found.'))
    await expectInSight(page, page.getByText('None of your best matches fits these filters.'))
  }
  await page.setViewportSize({ width: 195, height: 422 })
  await page.goto('/find-therapist')
  const toFirst = page.getByRole('button', { name: /^First: \D+, \d+%$/ })
  await expectInSight(page, toFirst)
  await toFirst.click()
  await expect(list).toBeFocused()
  await expectInSight(page, page.getByRole('article').first().getByRole('heading'))

  await page.setViewportSize({ width: 320, height: 568 })
  await needsKeepOthersOut(page)
  await nothingIsKept(page)
  await page.goto('/find-therapist')
  await page.getByText('What keeps others out').click()
  await page.getByRole('button', { name: 'Show them, without online' }).click()
  await expect(list).toBeFocused()
  await expectInSight(page, page.getByRole('article').first().getByRole('heading'))
  await context.close()
})

async function firstCardInSight(page: Page, seen: number) {
  const card = page.getByRole('article').first()
  await expect(card.getByRole('heading')).toBeVisible()
  await expect(page.getByText('What keeps others out')).toBeVisible()
  const top = (await card.boundingBox())?.y ?? Number.POSITIVE_INFINITY
  expect((await sight(page)).bottom - top).toBeGreaterThan(seen)
  await expectInSight(page, card.getByRole('heading'))
  await expectInSight(page, card.getByRole('img', { name: 'of 100 points' }))
  await expectInSight(page, card.getByText(/^\d+%$/))
}

async function allAboveItOpens(page: Page) {
  await page.getByText('What keeps others out').click()
  await expect(page.getByRole('button', { name: 'Show them, without online' })).toBeVisible()
  await page.getByText('Worked out by software.').click()
  await expect(page.getByText('the share of what you asked for')).toBeVisible()
  for (const panel of ['Make this list fit better', 'Weigh it yourself']) {
    await page.getByText(panel).click()
    await expect(page.locator('details[open]', { hasText: panel })).toHaveCount(1)
  }
  await expect(page.getByRole('slider').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Save: / }).first()).toBeVisible()
}

async function threeSideBySide(page: Page) {
  await page.goto('/find-therapist')
  for (const at of [0, 1, 2])
    await page
      .getByRole('checkbox', { name: /^Compare / })
      .nth(at)
      .check()
  await page.getByRole('button', { name: '3 side by side' }).first().click()
  const table = page.getByRole('region', { name: 'Profiles side by side' })
  await expect(table.getByRole('columnheader')).toHaveCount(3)
  const across = await table.evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth])
  expect(across[0]).toBe(across[1])
  expect(await cutWords(table)).toEqual([])
  expect(await brokenNames(table)).toEqual([])
  await table.focus()
  await expect(table).toBeFocused()
}

async function filtersLeadTo(page: Page, view: string, name: string) {
  await page.goto(`/find-therapist?view=${view}`)
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  const panel = page.getByRole('region', { name: 'Filters' })
  const show = panel.getByRole('button', { name: /^Show \d+ therapists?$/ })
  const online = panel.getByRole('button', { name: /^Online/ })
  await expectInSight(page, show)
  const most = await show.textContent()
  await online.click()
  await expect(online).toHaveAttribute('aria-pressed', 'true')
  const counted = view === 'best' ? 'of your best matches fit' : 'therapists fit'
  // Somebody may be listed in another journey meanwhile, and all are counted anew.
  await expect(async () => {
    const left = await online.locator('.filter-count').textContent()
    expect(await show.textContent()).toBe(`Show ${left} therapist${left === '1' ? '' : 's'}`)
    expect(await panel.getByRole('status').textContent()).toContain(`${left} ${counted}`)
  }).toPass()
  await online.click()
  await expect(show).toHaveText(most ?? '')
  await show.click()
  await expect(panel).toBeHidden()
  await expect(page.getByRole('list', { name })).toBeFocused()
  await expectInSight(page, page.getByRole('article').first().getByRole('heading'))
}

async function waysOnAreClear(page: Page) {
  await page.goto('/find-therapist')
  await page.getByRole('searchbox').fill('Dr Xaver Unbekannt')
  await expect(page.getByText('No matching therapists found.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Search all therapists' })).toBeVisible()
  await expectInSight(page, page.getByText('No matching therapists found.'))
  await expectInSight(page, page.getByText('None of your best matches fits these filters.'))
  for (const way of await page.locator('main').getByRole('button').all()) {
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await way.evaluate((button) => button.scrollIntoView({ block: 'nearest' }))
    await expectInSight(page, way)
  }
}

/** The part of the window that no bar covers. */
const sight = (page: Page) =>
  page.evaluate(() => {
    const nav = [...document.querySelectorAll('nav[aria-label="Main"]')].find((one) =>
      // While one types on a low screen it is not there.
      one.checkVisibility(),
    )
    const isBelow = nav !== undefined && getComputedStyle(nav).position === 'fixed'
    return {
      top: document.querySelector('header.bar')?.getBoundingClientRect().bottom ?? 0,
      bottom: isBelow ? nav.getBoundingClientRect().top : window.innerHeight,
    }
  })

async function expectInSight(page: Page, one: Locator) {
  await expect(one).toBeVisible()
  const { top, bottom } = await sight(page)
  const box = await one.boundingBox()
  if (!box) throw new Error('It is not drawn')
  expect(box.y, `${one} below the upper bar`).toBeGreaterThanOrEqual(top)
  expect(box.y + box.height, `${one} above the lower bar`).toBeLessThanOrEqual(bottom)
}

/** What is written on a button, or a name, and does not fit into it. */
const cutWords = (table: Locator) =>
  table.evaluate((region) =>
    [...region.querySelectorAll('.btn, th')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ textContent }) => textContent),
  )

/** Words of a name that stand on two lines. */
const brokenNames = (table: Locator) =>
  table.evaluate((region) =>
    [...region.querySelectorAll('thead bdi')].flatMap(({ firstChild }) =>
      [...(firstChild?.textContent ?? '').matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange()
        range.setStart(firstChild!, index)
        range.setEnd(firstChild!, index + word.length)
        return range.getClientRects().length > 1 ? [word] : []
      }),
    ),
  )

/** What the demo's patient wishes stays as it is for the other journeys. */
const nothingIsKept = (page: Page) =>
  page.route('**/api/users/*/wish-facts', async (route) => {
    if (route.request().method() === 'GET') return route.fallback()
    const response = await route.fetch({ method: 'GET' })
    await route.fulfill({ response })
  })

const needsKeepOthersOut = (page: Page) =>
  page.route('**/api/matching/overview/*', (route) =>
    route.fulfill({
      json: {
        total: 120,
        eligible: 2,
        unavailable: 0,
        blocked: ['format', 'language'].map((key) => ({
          key,
          mustHave: 'Online sessions',
          except: key === 'format' ? 'online' : 'your language',
          without: 12,
          isMust: true,
          text: '12 more in person',
        })),
        together: null,
        relaxed: [],
      },
    }),
  )
