import { expect, type Page, test } from '@playwright/test'
import { signInAs } from './demo.ts'

test.use({ hasTouch: true, isMobile: true, reducedMotion: 'reduce' })

/** A phone's page enlarged four times, and phones on their side with a keyboard open. */
const sizes = [
  { width: 195, height: 422 },
  { width: 320, height: 256 },
  { width: 320, height: 360 },
  { width: 360, height: 300 },
]
const listOf = { user: '/messages', therapist: '/therapist/patients' } as const

for (const who of ['user', 'therapist'] as const)
  for (const size of sizes)
    test(`a ${who} writes at ${size.width} × ${size.height} with box, button and last message in sight`, async ({
      page,
    }) => {
      await page.setViewportSize(size)
      await signInAs(page, who)
      await page.goto(listOf[who])
      await page
        .getByRole('button', { name: /^Chat with / })
        .first()
        .click()
      const log = page.getByRole('dialog').getByRole('log')
      await expect(log).toBeVisible()
      const box = page.getByRole('dialog').getByRole('textbox', { name: /^Message to / })
      await expect.poll(() => outOfSight(page)).toEqual([])
      const words = `Written by a ${who} at ${size.width} by ${size.height}`
      await box.fill(words)
      await box.press('Enter')
      await expect(log.getByText(words)).toBeVisible()
      await expect.poll(() => outOfSight(page)).toEqual([])
      await box.fill('A long draft that goes on and on. '.repeat(30))
      await expect.poll(() => outOfSight(page)).toEqual([])
      await page.getByRole('dialog').evaluate((dialog) => dialog.scrollTo({ top: 0 }))
      await expect(page.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
      await box.fill('')
    })

/** Of box and button what is not wholly seen, and whether the end of the last message is. */
const outOfSight = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    const reach = 6
    for (const part of ['.composer textarea', '.composer [type=submit]', '.bubble']) {
      const element = [...document.querySelectorAll(`dialog ${part}`)].at(-1)
      if (!element) continue
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const middle = (left + right) / 2
      const from = part === '.bubble' ? bottom - 2 * reach : top + reach
      for (const at of [from, bottom - reach]) {
        const hit = document.elementFromPoint(middle, at)
        if (!hit || !element.contains(hit))
          found.push(`${part} at ${Math.round(at)} of ${innerHeight}`)
      }
    }
    return found
  })
