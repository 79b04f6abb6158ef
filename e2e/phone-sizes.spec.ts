import { expect, type Page, test } from '@playwright/test'
import { pagesOf, signInAs } from './demo.ts'
import { tooWide } from './too-wide.ts'

test.use({ hasTouch: true, isMobile: true })

for (const who of ['visitor', 'user', 'therapist'] as const) {
  test(`a ${who}'s pages do not scroll sideways on a narrow phone with large text`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await signInAs(page, who)
    for (const path of await pathsOf(page, who)) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
      await page.addStyleTag({ content: ':root { font-size: 20px }' })
      expect(await tooWide(page), path).toEqual([])
    }
  })

  test(`a finger finds every control of a ${who}'s pages`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await signInAs(page, who)
    const small: string[] = []
    for (const path of await pathsOf(page, who)) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await page.waitForLoadState('networkidle')
      small.push(...(await tooSmall(page)).map((one) => `${path}: ${one}`))
    }
    expect(small).toEqual([])
  })
}

/** With a page of one journal entry, and of one therapist. */
async function pathsOf(page: Page, who: keyof typeof pagesOf): Promise<string[]> {
  if (who !== 'user') return [...pagesOf[who]]
  const found: string[] = []
  for (const [list, link] of [
    ['/journals', 'main a[href^="/journal/"]'],
    ['/find-therapist', 'main a[href^="/therapist/"]:not([href*="/book"])'],
  ] as const) {
    await page.goto(list)
    found.push((await page.locator(link).first().getAttribute('href')) ?? '')
  }
  return [...pagesOf.user, ...found]
}

/** Controls whose place for a finger is less than 44 × 44 px; links within a sentence may be. */
const tooSmall = (page: Page) =>
  page.evaluate(() => {
    const reach = 21
    const found: string[] = []
    const controls = 'a[href], button, input, select, textarea, summary, [role=slider]'
    for (const control of document.querySelectorAll<HTMLElement>(controls)) {
      if (!control.checkVisibility() || control.matches(':disabled') || isInSentence(control))
        continue
      const label = control.closest('label') ?? (control as HTMLInputElement).labels?.[0]
      const isOwn = control.getBoundingClientRect().width > 2
      const area = isOwn && !control.closest('label') ? control : (label ?? control)
      area.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = area.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      // Shown once it has the focus.
      if (y < 0) continue
      const ends = [
        [x - reach, y],
        [x + reach, y],
        [x, y - reach],
        [x, y + reach],
      ] as const
      const isHit = ends.every(([at, down]) => {
        const hit = document.elementFromPoint(at, down)
        return hit && (area.contains(hit) || control.contains(hit) || label?.contains(hit))
      })
      const name = control.getAttribute('aria-label') ?? area.textContent?.trim().slice(0, 40)
      if (!isHit) found.push(`${control.tagName} "${name}" ${width} × ${height}`)
    }
    return found

    function isInSentence(control: HTMLElement) {
      const isInline = getComputedStyle(control).display === 'inline'
      const around = [...(control.parentElement?.childNodes ?? [])]
      return (
        isInline &&
        around.some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      )
    }
  })
