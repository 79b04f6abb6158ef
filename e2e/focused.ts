import type { Page } from '@playwright/test'

/** Where the focus is, or nothing if it is nowhere. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document
    if (!activeElement || activeElement === document.body) return ''
    return `${activeElement.tagName} ${activeElement.textContent}`
  })
