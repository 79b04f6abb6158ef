import { expect, type Page, test } from '@playwright/test'
import { pagesOf, signInAs } from './demo.ts'

/** More stops than any page has: who needs as many is caught in a circle. */
const most = 400

for (const who of ['visitor', 'user', 'therapist'] as const)
  test(`Tab reaches every control of a ${who}'s pages, seen and uncovered, and leaves again`, async ({
    page,
  }) => {
    await signInAs(page, who)
    for (const path of pagesOf[who]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
      await page.waitForLoadState('networkidle')
      const wanted = await numberStops(page)
      expect(wanted.length, path).toBeGreaterThan(3)
      const { reached, unseen } = await walk(page, path)
      expect(
        wanted.filter((stop) => !reached.has(stop)),
        `${path}: not reached`,
      ).toEqual([])
      expect(unseen, path).toEqual([])
    }
  })

/** Marks every control that a keyboard must reach; of the radios of a group any one will do. */
const numberStops = (page: Page) =>
  page.evaluate(() => {
    const controls =
      'a[href], button, input, select, textarea, summary, iframe, [tabindex]:not([tabindex="-1"])'
    const stops: string[] = []
    for (const [index, control] of [
      ...document.querySelectorAll<HTMLElement>(controls),
    ].entries()) {
      const isRoving = control.tabIndex < 0
      if (!control.checkVisibility() || control.matches(':disabled') || isRoving) continue
      const group = control.matches('input[type=radio]') && (control as HTMLInputElement).name
      const name = group || `${index} ${control.tagName} ${control.textContent?.slice(0, 30)}`
      control.dataset.stop = name
      if (!stops.includes(name)) stops.push(name)
    }
    return stops
  })

async function walk(page: Page, path: string) {
  const reached = new Set<string>()
  const unseen: string[] = []
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press('Tab')
    const stop = await focused(page)
    if (!stop) return { reached, unseen }
    if (stop.fault) unseen.push(`${stop.name}: ${stop.fault}`)
    reached.add(stop.name)
  }
  throw new Error(`${path} holds the focus`)
}

/** Where the focus is, and what hides it; null once it has left the page. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement as HTMLElement | null
    if (!at || at === document.body) return null
    const name = at.dataset.stop ?? `${at.tagName} ${at.textContent?.slice(0, 30)}`
    if (at.tagName === 'IFRAME') return { name, fault: null }
    const shown = at.matches('input.absolute, input.sr-only') ? at.parentElement! : at
    return { name, fault: isMarked(shown) ? (isUncovered(shown) ? null : 'covered') : 'no mark' }

    function isMarked(element: HTMLElement) {
      // A button that opens its whole row is marked around the row.
      const styles = [getComputedStyle(element), getComputedStyle(element, '::after')]
      return styles.some(
        ({ outlineStyle, boxShadow }) => outlineStyle !== 'none' || boxShadow !== 'none',
      )
    }
    /** Some of it is to be seen (2.4.11). */
    function isUncovered(element: HTMLElement) {
      const { left, top, width, height } = element.getBoundingClientRect()
      const parts = [0.1, 0.5, 0.9]
      return parts.some((x) =>
        parts.some((y) => {
          const hit = document.elementFromPoint(left + width * x, top + height * y)
          return hit !== null && (element.contains(hit) || hit.contains(element))
        }),
      )
    }
  })
