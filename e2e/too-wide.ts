import type { Page } from '@playwright/test'

/** What stands out to the right, where that makes the page scroll. */
export const tooWide = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return [...document.querySelectorAll('body *')]
      .filter((one) => one.getBoundingClientRect().right > clientWidth)
      .map((one) => `${one.tagName} ${one.className}: ${one.textContent?.slice(0, 40)}`)
  })
