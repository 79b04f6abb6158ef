import type { Page } from '@playwright/test'

/** Processor time of `countUp` in ms where the limits of these tests were set. */
const referenceCount = 55

/**
 * A stop watch on the processor time of the page's own thread, in ms of the machine the limits
 * were set on: what neighbours take of the machine, and a slower processor, do not count.
 */
export async function mainThreadWatch(page: Page): Promise<() => Promise<number>> {
  const spent = await processorTime(page)
  const slowness = Math.max(1, await paceOf(page, spent))
  let last = await spent()
  return async () => {
    const before = last
    last = await spent()
    return (last - before) / slowness
  }
}

/** How many times longer this machine takes for the same work than the one the limits were set on. */
export const slownessOf = async (page: Page) => paceOf(page, await processorTime(page))

async function processorTime(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN)
  }
}

async function paceOf(page: Page, spent: () => Promise<number>) {
  const paces: number[] = []
  for (let round = 0; round < 3; round++) {
    const before = await spent()
    await page.evaluate(countUp)
    paces.push(((await spent()) - before) / referenceCount)
  }
  return Math.min(...paces)
}

/** Runs in the page: one fixed piece of work. */
function countUp(): number {
  let sum = 0
  for (let at = 0; at < 3e7; at++) sum += at % 7
  return sum
}
