import { setFlagsFromString } from 'node:v8'
import type { Job } from './job.ts'

/*
 * Two settings of V8 that it reads anew each time it needs them. Both are set once the server serves: while
 * the heap grows to what is loaded, the first would make a start a fifth longer.
 */

/** The heap is swept whenever it is a quarter larger than what is in use. */
const sweepEarly = '--heap-growing-percent=25'
/** Each sweep takes the second core for some 60 ms. Later still, strangers' requests would grow the heap by 200 MB. */
const sweepLate = '--heap-growing-percent=60'
/** V8 collects and gives back by itself what is not in use, in steps, once nothing was collected for 8 s. */
const giveBack = '--optimize-for-size'
const keepForWork = '--no-optimize-for-size'

const lookEvery = 1_000
/** What ends work is told from a pause in it only after so many looks. */
const looksToRest = 15
/** The share of a core below which nobody is there who would be held up. */
const atRest = 0.05
/** From here on sweeps hold up whoever is there. */
const atWork = 0.2

/** Keeps the heap near to what is in use while there is little to do, and gives the rest back while nobody is there. */
export const smallHeap = (
  set: (flag: string) => void = setFlagsFromString,
  processorTime: () => number = milliseconds,
): Job => ({
  name: 'heap',
  start() {
    const current = { sweep: sweepEarly, give: keepForWork }
    const change = (part: keyof typeof current, flag: string) => {
      if (current[part] !== flag) set(flag)
      current[part] = flag
    }
    set(sweepEarly)
    let before = processorTime()
    const shares: number[] = []
    const looking = setInterval(() => {
      const now = processorTime()
      shares.push((now - before) / lookEvery)
      before = now
      if (shares.length > looksToRest) shares.shift()
      const most = Math.max(...shares)
      const rests = shares.length === looksToRest && most < atRest
      change('sweep', most < atWork ? sweepEarly : sweepLate)
      change('give', rests ? giveBack : keepForWork)
    }, lookEvery)
    return async () => clearInterval(looking)
  },
})

/** Of all threads of this process. */
function milliseconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}
