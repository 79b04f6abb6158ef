import type { Page } from '@playwright/test'

/** Processor time of `countUp` in ms where the limits of these tests were set. */
const referenceCount = 55

/**
 * A stop watch on the processor time of the page's own thread, in ms of the machine the limits
 * were set on: what neighbours take of the machine, and a slower processor, do not count.
 */
export async function mainThreadWatch(page: Page): Promise<() => Promise<number>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const spent = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN)
  }
  const paces: number[] = []
  for (let round = 0; round < 3; round++) {
    const before = await spent()
    await page.evaluate(countUp)
    paces.push(((await spent()) - before) / referenceCount)
  }
  const slowness = Math.max(1, Math.min(...paces))
  let last = await spent()
  return async () => {
    const before = last
    last = await spent()
    return (last - before) / slowness
  }
}

/** Runs in the page: one fixed piece of work. */
function countUp(): number {
  let sum = 0
  for (let at = 0; at < 3e7; at++) sum += at % 7
  return sum
}
