import { parseArgs } from 'node:util'
import { withLoopProbe } from '../../server/testing/probed-server.ts'
import { emptyFolder, startProcess } from '../../server/testing/process.ts'
import { measureMixed } from './measure.ts'
import { growth, measureMemory } from './memory.ts'
import { writeReport } from './report.ts'

/**
 * What a thousand people who are there ask of one machine, by the mix of Mattermost's load test;
 * `--write` keeps docs/benchmarks.md, `--rates 300,600` and `--seconds` for less. `--minutes 60`
 * instead: what an hour of the first rate adds to the memory.
 */
const { values } = parseArgs({
  options: {
    rates: { type: 'string', default: '150,300,600,900,1200' },
    seconds: { type: 'string', default: '30' },
    sockets: { type: 'string', default: '1000' },
    minutes: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})
const goal = { perSecond: 1_200, p99: 500 }

const memory = await measureMemory()
console.log(
  `\n${memory.idle.toFixed(0)} MB with nobody there, ${memory.perSocket.toFixed(1)} KB for each of ${memory.sockets} sockets`,
)
const asked = performance.now()
const server = await startProcess({ DATA_DIR: emptyFolder(), ...withLoopProbe })
const start = performance.now() - asked
try {
  console.log(`\nA new database: ready after ${start.toFixed(0)} ms`)
  console.log(
    `\nMixed actions, ${values.sockets} sockets open, ${values.minutes ? 60 : values.seconds} s each`,
  )
  const given = values.rates.split(',').map(Number)
  const minutes = Number(values.minutes ?? 0)
  const perSecond = minutes > 0 ? new Array<number>(minutes).fill(given[0]!) : given
  const mixed = await measureMixed(server, {
    perSecond,
    seconds: minutes > 0 ? 60 : Number(values.seconds),
    sockets: Number(values.sockets),
  })
  if (minutes > 0) console.log(growth(mixed.rates.map(({ loop }) => loop.rss)))
  const reached = mixed.rates.some(
    (rate) => rate.perSecond >= goal.perSecond && rate.p99 <= goal.p99 && rate.failed.length === 0,
  )
  console.log(
    `  ${goal.perSecond} actions/s with 99 of 100 within ${goal.p99} ms: ${reached ? 'reached' : 'MISSED'}`,
  )
  if (values.write) writeReport({ start, memory, mixed, sockets: Number(values.sockets), goal })
  if (!reached) process.exitCode = 1
} finally {
  await server.stop()
}
process.exit()
