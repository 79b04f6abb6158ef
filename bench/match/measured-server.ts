import { monitorEventLoopDelay } from 'node:perf_hooks'
import { buildApp } from '../../server/app.ts'
import { readEnv } from '../../server/lib/env.ts'
import { startJobs } from '../../server/lib/job.ts'
import { rideOut } from '../../server/lib/ride-out.ts'
import { openContext } from '../../server/open.ts'

/** What the server of the benchmark says of itself. */
export type Told =
  | { started: string; builtMs: number; count: number; bytes: number; threaded: boolean }
  | { loopP99: number; memory: number }

/**
 * The server as `server/start.js` starts it, in a process of its own that also tells how long its
 * directory took to read, and how late its event loop ran since it was last asked.
 */
const env = readEnv()
const opened = await openContext(env, (line) => console.error(line))
const started = performance.now()
const { app, directory } = await buildApp(opened.context)
const stopJobs = startJobs([directory])
// A database that has just taken in a million rows may need a moment.
const measured = await rideOut(() => directory.measure())
const builtMs = performance.now() - started
const address = await app.listen({ port: 0, host: env.host })
const tell = (told: Told) => process.send!(told)
tell({ started: address, builtMs, ...measured })

const resolution = 1
const delay = monitorEventLoopDelay({ resolution })
delay.enable()
process.on('message', () => {
  // The histogram holds the whole time between two looks at the clock, the resolution included.
  const loopP99 = Math.max(delay.percentile(99) / 1e6 - resolution, 0)
  tell({ loopP99, memory: process.memoryUsage().rss })
  delay.reset()
})
process.on('SIGTERM', async () => {
  await app.close()
  await stopJobs()
  await opened.close()
  process.exit(0)
})
