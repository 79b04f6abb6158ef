import { type Browser, type BrowserContext, expect } from '@playwright/test'
import { percentile } from '../server/testing/percentile.ts'
import { signInAs } from './demo.ts'
import { patientParts, strangerParts, therapistParts } from './press-parts.ts'
import type { Part, Press } from './press-watch.ts'

/** What 98 of 100 presses take at most, in ms, on a phone so many times slower than this machine. */
export const limit = 100
export const slower = 4
const fewest = 200

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

type Watch = (context: BrowserContext, parts: readonly Part[]) => Promise<Press[]>

/** A stranger's way up to an account, the demo's patient's and therapist's; it changes what they find next time. */
export async function holdPresses(browser: Browser, origin: string, watch: Watch) {
  const presses: Press[] = []
  for (const [who, parts] of [
    ['visitor', strangerParts],
    ['user', patientParts],
    ['therapist', therapistParts],
  ] as const) {
    const context = await browser.newContext({ ...phone, baseURL: origin })
    await signInAs(context, who)
    presses.push(...(await watch(context, parts)))
    await context.close()
  }
  show(presses)
  expect(presses.length).toBeGreaterThanOrEqual(fewest)
  expect(percentile(times(presses), 98)).toBeLessThanOrEqual(limit)
}

const times = (presses: Press[]) => presses.map(({ took }) => took)

function show(presses: Press[]) {
  console.log('presses, and ms that half of them, 98 of 100, and the slowest take')
  for (const [part, some] of [
    ...Map.groupBy(presses, (press) => press.part),
    ['all', presses],
  ] as const) {
    const figures = [50, 98, 100].map((share) =>
      percentile(times(some), share).toFixed(0).padStart(5),
    )
    console.log(part.padEnd(24), String(some.length).padStart(4), ...figures)
  }
  for (const { part, what, took } of presses.toSorted((a, b) => b.took - a.took).slice(0, 10))
    console.log(took.toFixed(0).padStart(5), `${part}: ${what}`)
}
