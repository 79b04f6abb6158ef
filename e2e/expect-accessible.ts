import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** What another theme can change: the colours. All else is the same document. */
const rulesOfColour = ['color-contrast', 'link-in-text-block']

/** WCAG 2.2 AA, in both themes, of the page as it stands. */
export async function expectAccessible(page: Page, name: string) {
  // Colours fade from one theme to the other, and rows out of sight begin to only when axe looks.
  const fades = await page.evaluateHandle(() => {
    const none = new CSSStyleSheet()
    none.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets.push(none)
    return none
  })
  for (const theme of ['light', 'dark']) {
    await page.evaluate((value) => {
      document.documentElement.dataset.theme = value
    }, theme)
    await page.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState !== 'running'),
    )
    // In one go: the other way opens a page of its own at each call, for frames, and we have none.
    const axe = new AxeBuilder({ page }).setLegacyMode()
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
    const { violations } = await (theme === 'light'
      ? axe.withTags(tags)
      : axe.withRules(rulesOfColour)
    ).analyze()
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`,
    )
    expect(found, `${name}, ${theme}`).toEqual([])
  }
  await fades.evaluate((none) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== none)
  })
}
