import type { Browser, Locator, Page } from '@playwright/test'
import { slownessOf } from './main-thread.ts'
import { pressesIn, sign } from './press-trace.ts'
import { traced } from './trace.ts'

/** One press of a finger or a key: where, what it was on, and what it took the page's thread, in ms. */
export type Press = { part: string; what: string; took: number }

/** A part of a person's way through the product. */
export type Part = { name: string; path: string; walk: (hand: Hand) => Promise<void> }

/** What a person takes at least, in ms, to see something and press it. */
const reaction = 300
/** How long a finger stays on the glass, in ms. */
const touch = 80
/** What a press has at least until the page is asked anything else, in ms. */
const answer = 200
/** From one letter to the next, in ms. */
const letter = 120

export type Hand = Awaited<ReturnType<typeof handOn>>

/** Walks these parts on a page and gives what each press took, in ms of the machine limits are set on. */
export async function watchPresses(browser: Browser, page: Page, parts: readonly Part[]) {
  const hand = await handOn(page)
  const presses: Press[] = []
  for (const { name, path, walk } of parts) {
    await page.goto(path, { waitUntil: 'networkidle' })
    // That a faster processor lays out as much faster as it counts is not known, and not asked of it.
    const slowness = Math.max(1, await slownessOf(page))
    const trace = await traced(browser, page, async () => {
      await walk(hand)
      await page.waitForTimeout(reaction)
    })
    for (const { what, took } of pressesIn(trace))
      presses.push({ part: name, what, took: took / slowness })
  }
  return presses
}

/** A hand on a phone: it taps as a finger does, and types letter by letter. */
export async function handOn(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  const mark = (what: string) => page.evaluate((name) => void performance.mark(name), sign + what)

  async function tap(on: Locator) {
    await on.evaluate(bringIntoSight)
    await mark(nameOf(on))
    await page.waitForTimeout(reaction)
    const touchPoints = [await on.evaluate(middleOf)]
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    await page.waitForTimeout(touch)
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await page.waitForTimeout(answer)
  }
  return {
    page,
    tap,
    async type(on: Locator, text: string) {
      await tap(on)
      await mark(`a letter in ${nameOf(on)}`)
      await on.pressSequentially(text, { delay: letter })
    },
    async key(name: string) {
      await mark(`key ${name}`)
      await page.keyboard.press(name)
      await page.waitForTimeout(answer)
    },
  }
}

const nameOf = (on: Locator) =>
  String(on).replace(/getByRole\('(\w+)', \{ name: (.+?)(?:, exact: true)? \}\)/g, '$1 $2')

/** Runs in the page: as a finger scrolls first to what is hidden or stands below a bar. */
function bringIntoSight(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect()
  const seen = document.elementFromPoint(left + width / 2, top + height / 2)
  if (!element.contains(seen)) element.scrollIntoView({ block: 'center', behavior: 'instant' })
}

/** Runs in the page. */
function middleOf(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
