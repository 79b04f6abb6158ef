import { expect, type Page, test } from '@playwright/test'
import { signInAs } from './demo.ts'

const phones = [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
]

/** So much of the first card stands above the lower bar: picture, name and what they work with. */
const seen = 220

for (const viewport of phones) {
  test.describe(`${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true })

    test('the first card is in sight at once, and all above it still opens', async ({ page }) => {
      await signInAs(page, 'user')
      await needsKeepOthersOut(page)
      await page.goto('/find-therapist')
      const card = page.getByRole('article').first()
      await expect(card.getByRole('heading')).toBeVisible()
      await expect(page.getByText('What keeps others out')).toBeVisible()
      const top = (await card.boundingBox())?.y ?? Number.POSITIVE_INFINITY
      const bar = (await page.getByRole('navigation', { name: 'Main' }).boundingBox())?.y ?? 0
      expect(bar - top).toBeGreaterThan(seen)

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
    })
  })
}

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
