import { setFlagsFromString } from 'node:v8'
import type { Job } from './job.ts'

/*
 * Two settings of V8 that it reads anew each time it needs them. Both are set once the server serves: while
 * the heap grows to what is loaded, the first would make a start a fifth longer.
 */

/** The heap is swept whenever it is a quarter larger than what is in use, not twice as large. */
const sweepEarly = '--heap-growing-percent=25'
/** V8 collects and gives back by itself what is not in use, in steps, once nothing was collected for 8 s. */
const giveBack = '--optimize-for-size'
const keepForWork = '--no-optimize-for-size'

const lookEvery = 5_000
/** The share of a core below which nobody is there who would be held up. */
const atRest = 0.05

/** Keeps the heap near to what is in use, and gives the rest back while nobody is there. */
export const smallHeap = (
  set: (flag: string) => void = setFlagsFromString,
  processorTime: () => number = milliseconds,
): Job => ({
  name: 'heap',
  start() {
    set(sweepEarly)
    let before = processorTime()
    let isResting = false
    const looking = setInterval(() => {
      const now = processorTime()
      const rests = (now - before) / lookEvery < atRest
      before = now
      if (rests !== isResting) set(rests ? giveBack : keepForWork)
      isResting = rests
    }, lookEvery)
    return async () => clearInterval(looking)
  },
})

/** Of all threads of this process. */
function milliseconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}
