import type { Locator, Page } from '@playwright/test'

export type Press = { screen: string; what: string; took: number }

declare global {
  interface Window {
    /** What was pressed since it was last asked, and how long until the page showed it. */
    takePresses: () => { pressed: number; slow: { what: string; took: number }[] }
  }
}

/** Of a press that is done sooner the browser tells nothing. */
const shortest = 16
/** `countUp` in ms, on a page that is held back four times, where the limit was set. */
const referenceCount = 4 * 55

/**
 * A phone: the page's own processor held back four times, fingers, 390 px. Each press is what the
 * browser says of it, from the finger to the next picture, in ms of the machine the limit was set on.
 */
export async function watchPresses(page: Page) {
  await page.addInitScript(recordPresses)
  const devtools = await page.context().newCDPSession(page)
  const rest = () => page.waitForTimeout(150)
  const presses: Press[] = []
  return {
    presses,
    async open(path: string) {
      await page.goto(path, { waitUntil: 'networkidle' })
    },
    async tap(target: Locator) {
      await target.tap()
      await rest()
    },
    async type(field: Locator, words: string) {
      await field.focus()
      for (const letter of words) {
        await page.keyboard.press(letter)
        await page.waitForTimeout(40)
      }
      await rest()
    },
    async key(name: string) {
      await page.keyboard.press(name)
      await rest()
    },
    /** Everything pressed in `go` counts as this screen's. */
    async screen(screen: string, go: () => Promise<void>) {
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      const before = await page.evaluate(countUp)
      await page.evaluate(() => window.takePresses())
      await go()
      await page.waitForTimeout(500)
      const { pressed, slow } = await page.evaluate(() => window.takePresses())
      const pace = Math.min(before, await page.evaluate(countUp)) / referenceCount
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
      const fair = Math.max(1, pace)
      for (const { what, took } of slow) presses.push({ screen, what, took: took / fair })
      for (let fast = slow.length; fast < pressed; fast++)
        presses.push({ screen, what: '', took: shortest })
      report(screen, presses, fair)
    },
  }
}

export function shareOf(took: readonly number[], share: number): number {
  const sorted = took.toSorted((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN
}

function report(screen: string, presses: readonly Press[], pace: number) {
  const own = presses.filter((one) => one.screen === screen)
  const took = own.map((one) => one.took)
  const slowest = own.toSorted((a, b) => b.took - a.took).slice(0, 3)
  console.log(
    `${screen}: ${own.length} presses, median ${shareOf(took, 0.5).toFixed(0)}, p98 ${shareOf(took, 0.98).toFixed(0)} ms (machine at ${pace.toFixed(2)} of its time)`,
    slowest.map(({ what, took }) => `${took.toFixed(0)} ${what}`).join(' · '),
  )
}

/** Runs in the page before all else. */
function recordPresses() {
  let pressed = 0
  let slow = new Map<number, { what: string; took: number }>()
  for (const kind of ['pointerdown', 'keydown'])
    addEventListener(kind, ({ isTrusted }) => isTrusted && pressed++, { capture: true })
  const note = (entries: PerformanceEntryList) => {
    for (const entry of entries as PerformanceEventTiming[]) {
      const known = slow.get(entry.interactionId)?.took ?? 0
      if (!entry.interactionId || entry.duration <= known) continue
      const { innerText, ariaLabel } = (entry.target ?? {}) as Partial<HTMLElement>
      const on = (ariaLabel ?? innerText ?? '').replace(/\s+/g, ' ').slice(0, 30)
      const parts = [
        entry.processingStart - entry.startTime,
        entry.processingEnd - entry.processingStart,
      ].map(Math.round)
      slow.set(entry.interactionId, {
        what: `${entry.name} “${on}” (waits ${parts[0]}, works ${parts[1]})`,
        took: entry.duration,
      })
    }
  }
  const observer = new PerformanceObserver((list) => note(list.getEntries()))
  // The types of the browser do not know the threshold yet.
  const events: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  }
  observer.observe(events)
  window.takePresses = () => {
    note(observer.takeRecords())
    const taken = { pressed, slow: [...slow.values()] }
    pressed = 0
    slow = new Map()
    return taken
  }
}

/** Runs in the page: milliseconds of one fixed piece of work. */
function countUp(): number {
  const start = performance.now()
  let sum = 0
  for (let at = 0; at < 3e7; at++) sum += at % 7
  return sum > 0 ? performance.now() - start : Number.NaN
}
