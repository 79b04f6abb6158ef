import { monitorEventLoopDelay } from 'node:perf_hooks'
import { threadTime } from './thread-time.ts'

/**
 * Loaded into a server before its own code (`--import`): at SIGUSR2 it says on one line how long the
 * event loop was held up since it last said so, in milliseconds. `delay` is what people wait, by
 * the clock, other programs of the machine included; `own` is the processor time that one turn of
 * the loop took, which no neighbour changes.
 */
const every = 5
const delays = monitorEventLoopDelay({ resolution: every })
delays.enable()

let before = threadTime()
let own = 0
let turns: number[] = []
let all = process.cpuUsage()
setInterval(() => {
  const now = threadTime()
  const took = now - before
  if (took > own) own = took
  turns.push(took)
  before = now
}, every).unref()

process.on('SIGUSR2', () => {
  const ms = (nanoseconds: number) => nanoseconds / 1e6
  turns.sort((a, b) => a - b)
  const told = {
    own,
    ownP99: turns[Math.floor(turns.length * 0.99)] ?? 0,
    // What the timer itself leaves out between two looks.
    delay: Math.max(0, ms(delays.max) - every),
    delayP99: Math.max(0, ms(delays.percentile(99)) - every),
    cpu: allSince(),
    rss: process.memoryUsage.rss() / 2 ** 20,
    heap: process.memoryUsage().heapUsed / 2 ** 20,
  }
  process.stderr.write(`loop ${JSON.stringify(told)}\n`)
  delays.reset()
  own = 0
  turns = []
  before = threadTime()
})

/** Of every thread since it was last asked. */
function allSince() {
  const { user, system } = process.cpuUsage(all)
  all = process.cpuUsage()
  return (user + system) / 1_000
}
