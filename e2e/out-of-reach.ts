import type { Page } from '@playwright/test'

const controls = 'a[href], button, input, select, textarea, summary, [role=slider], [role=menuitem]'
/** Of a target a finger needs 24 px at least: WCAG 2.2, 2.5.8. */
const half = 11

/**
 * Controls that nobody gets at, however they scroll: beside the window, or under what stays where it
 * is. Of a page with a dialog, those of the dialog.
 */
export const outOfReach = (page: Page) =>
  page.evaluate(
    ([all, reach]) => {
      const width = document.documentElement.clientWidth
      const within = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document
      const before = window.scrollY
      const found: string[] = []
      for (const control of within.querySelectorAll<HTMLInputElement>(all)) {
        if (!control.checkVisibility({ visibilityProperty: true }) || control.disabled) continue
        const label = control.closest('label') ?? control.labels?.[0]
        const isOwn = control.getBoundingClientRect().width > 2 && !control.closest('label')
        const area = isOwn ? control : (label ?? control)
        const why = whyNot(area, (hit) => isPartOf(hit, [area, control, label]))
        const name = control.getAttribute('aria-label') ?? area.textContent?.trim()
        if (why) found.push(`${control.tagName} "${name?.slice(0, 40)}" ${why}`)
      }
      window.scrollTo({ top: before, behavior: 'instant' })
      return found

      function isPartOf(hit: Element, wholes: (Element | null | undefined)[]) {
        return wholes.some((one) => one?.contains(hit))
      }

      function whyNot(area: Element, isHit: (hit: Element) => boolean) {
        const { left, right, top, bottom } = broughtIntoSight(area)
        // What is only heard, and what is shown once it has the focus.
        if (right - left <= 2 || bottom - top <= 2 || bottom < 0) return null
        if (left < -0.5 || right > width + 0.5)
          return `stands from ${Math.round(left)} to ${Math.round(right)} of ${width} px`
        // A link within a sentence is as high as its line.
        const half = getComputedStyle(area).display === 'inline' ? 0 : reach
        const [x, y] = [(left + right) / 2, (top + bottom) / 2]
        const ends = [0, -half, half].flatMap((by) => [[x + by, y] as const, [x, y + by] as const])
        const over = ends
          .map(([across, down]) => document.elementFromPoint(across, down))
          .find((hit) => !hit || !isHit(hit))
        if (over === undefined) return null
        return `is under ${over ? `${over.tagName} ${over.getAttribute('class')}` : 'the edge'}`
      }

      function broughtIntoSight(area: Element) {
        const { top, bottom, left, right } = area.getBoundingClientRect()
        const margin = window.innerHeight * 0.3
        if (top < margin || bottom > window.innerHeight - margin || left < 0 || right > width)
          area.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
        return area.getClientRects()[0] ?? area.getBoundingClientRect()
      }
    },
    [controls, half] as const,
  )

/** Words of headings on two lines, though a line of their column would hold them. */
export const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const within = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document
    return [...within.querySelectorAll('h1, h2, h3')]
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 2)
      .flatMap((one) => brokenIn(one).map((word) => `${one.tagName} breaks "${word}"`))

    function brokenIn(heading: Element) {
      const room = roomOf(heading.closest('dialog, .card, li, section, main') ?? document.body)
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      const broken: string[] = []
      while (texts.nextNode()) {
        const node = texts.currentNode
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}’']+/gu)) {
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          const parts = [...range.getClientRects()].filter(({ width }) => width > 0)
          const length = parts.reduce((sum, { width }) => sum + width, 0)
          const lines = new Set(parts.map(({ top }) => Math.round(top)))
          if (lines.size > 1 && length <= room) broken.push(word)
        }
      }
      return broken
    }

    function roomOf(column: Element) {
      const { paddingLeft, paddingRight } = getComputedStyle(column)
      return column.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
    }
  })
