import type { BrowserContext } from '@playwright/test'
import { sign } from './press-trace.ts'
import { handOn, type Part, type Press } from './press-watch.ts'

/** ms a page has after the last press of a part for what it still shows. */
const rest = 600

/** What a browser tells of an event of a press: which press, and ms until the frame that shows it. */
type Told = { press: string; what: string; took: number }

/**
 * Walks these parts on a page that the developer tools slow down so many times, and gives what
 * browsers call Interaction to Next Paint of each press: waiting, painting and neighbours
 * included, in steps of 8 ms. Presses of less than 16 ms are not told of.
 */
export async function timeAnswers(context: BrowserContext, parts: readonly Part[], times: number) {
  let told: Told[] = []
  await context.exposeFunction('toldOfPresses', (some: Told[]) => told.push(...some))
  await context.addInitScript(tellOfPresses, sign)
  const page = await context.newPage()
  const hand = await handOn(page)
  const devtools = await context.newCDPSession(page)
  const slowDown = (rate: number) => devtools.send('Emulation.setCPUThrottlingRate', { rate })
  const presses: Press[] = []
  for (const { name, path, walk } of parts) {
    await page.goto(path, { waitUntil: 'networkidle' })
    told = []
    await slowDown(times)
    await walk(hand)
    await page.waitForTimeout(rest)
    await slowDown(1)
    for (const events of Map.groupBy(told, ({ press }) => press).values()) {
      const took = Math.max(...events.map((event) => event.took))
      presses.push({ part: name, what: events[0]?.what ?? '', took })
    }
  }
  return presses
}

/** Runs in the page. `sign`: in front of the mark that names what is pressed next. */
function tellOfPresses(sign: string) {
  const { toldOfPresses } = window as unknown as { toldOfPresses: (told: Told[]) => void }
  const observer = new PerformanceObserver((list) => {
    const events = list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]
    toldOfPresses(
      events
        .filter(({ interactionId }) => interactionId > 0)
        .map(({ interactionId, duration, startTime }) => ({
          press: `${performance.timeOrigin} ${interactionId}`,
          what: pressedAt(startTime),
          took: duration,
        })),
    )
  })
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)

  function pressedAt(time: number): string {
    const marks = performance.getEntriesByType('mark')
    const last = marks.findLast((one) => one.startTime < time && one.name.startsWith(sign))
    return last?.name.slice(sign.length) ?? ''
  }
}
