import { expect, type Page, test } from '@playwright/test'
import { newPerson } from './sign-up.ts'

test.use({ reducedMotion: 'reduce' })

/** What is late stands above the section, or is what the section shows. */
const ways = [
  {
    step: 'Declare your licence',
    section: 'Licences and special trainings',
    late: '**/practice-facts',
  },
  {
    step: 'Say where you work and what it costs',
    section: 'Your practice',
    late: '**/practice-facts',
  },
  { step: 'Say when you can be booked', section: 'Set up your calendar', late: '**/calendar' },
]

for (const size of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test(`a first step lands on its section, below the bar, at ${size.width} × ${size.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    const data = newPerson('Thea Beginning')
    expect((await page.request.post('/api/therapists/register', { data })).status()).toBe(201)
    for (const { step, section, late } of ways) {
      await page.goto('/therapist-dashboard')
      const link = page.getByRole('link', { name: step })
      await expect(link).toBeVisible()
      const address = await link.getAttribute('href')
      const release = await holdBack(page, late)
      // Opened anew: what the list of steps has asked for is not there yet.
      await page.goto(address!)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForTimeout(500)
      release()
      const heading = page.getByRole('heading', { name: section, exact: true })
      await expect(heading).toBeFocused()
      // A request that was held back may count as open for ever; all else has come by then.
      await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => {})
      await expect.poll(() => isBelowBar(page, section), { message: step }).toBe(true)
    }
  })

/** Replies wait until they are let go of. */
async function holdBack(page: Page, address: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Wholly in sight, in the upper half, and nothing stands over it. */
const isBelowBar = (page: Page, section: string) =>
  page.evaluate((name) => {
    const headings = [...document.querySelectorAll('main h2')]
    const heading = headings.find(({ textContent }) => textContent === name)
    if (!heading) return false
    const { left, top, bottom } = heading.getBoundingClientRect()
    const hits = [top + 2, bottom - 2].map((y) => document.elementFromPoint(left + 4, y))
    return hits.every((hit) => hit === heading) && top < innerHeight / 2
  }, section)
