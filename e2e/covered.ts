import type { Page } from '@playwright/test'

/**
 * How many square pixels of controls the assistant's button covers at most: where the page stands
 * now, or, `down` the whole page, half of the button at a time.
 */
export const coveredByAssistant = (page: Page, where: 'here' | 'down' = 'here') =>
  page.evaluate((isDown) => {
    const step = 4
    const button = document.querySelector<HTMLElement>('.assistant-button')
    if (!button) throw new Error('no assistant on this page')
    const end = document.documentElement.scrollHeight - window.innerHeight
    let most = 0
    for (let at = 0; at <= (isDown ? end : 0); at += 29) {
      if (isDown) window.scrollTo({ top: at, behavior: 'instant' })
      most = Math.max(most, covered())
    }
    return most

    function covered() {
      const { left, top, right, bottom } = button!.getBoundingClientRect()
      button!.style.visibility = 'hidden'
      let area = 0
      for (let y = top + 1; y < bottom; y += step)
        for (let x = left + 1; x < right; x += step)
          if (
            document
              .elementFromPoint(x, y)
              ?.closest('a, button, input, select, textarea, summary, label')
          )
            area += step * step
      button!.style.visibility = ''
      return area
    }
  }, where === 'down')
