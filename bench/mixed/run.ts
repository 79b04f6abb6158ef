import { parseArgs } from 'node:util'
import { withLoopProbe } from '../../server/testing/probed-server.ts'
import { emptyFolder, startProcess } from '../../server/testing/process.ts'
import { measureMixed } from './measure.ts'
import { measureMemory } from './memory.ts'
import { writeReport } from './report.ts'

/**
 * What a thousand people who are there ask of one machine, by the mix of Mattermost's load test;
 * `--write` keeps docs/benchmarks.md, `--rates 300,600` and `--seconds` for less.
 */
const { values } = parseArgs({
  options: {
    rates: { type: 'string', default: '150,300,600,900,1200' },
    seconds: { type: 'string', default: '30' },
    sockets: { type: 'string', default: '1000' },
    write: { type: 'boolean', default: false },
  },
})
const goal = { perSecond: 1_200, p99: 500 }

const asked = performance.now()
const server = await startProcess({ DATA_DIR: emptyFolder(), ...withLoopProbe })
const start = performance.now() - asked
try {
  console.log(`\nA new database: ready after ${start.toFixed(0)} ms`)
  const memory = await measureMemory(server)
  console.log(
    `${memory.idle.toFixed(0)} MB with nobody there, ${memory.perSocket.toFixed(1)} KB for each of ${memory.sockets} sockets`,
  )
  console.log(`\nMixed actions, ${values.sockets} sockets open, ${values.seconds} s each`)
  const perSecond = values.rates.split(',').map(Number)
  const mixed = await measureMixed(server, {
    perSecond,
    seconds: Number(values.seconds),
    sockets: Number(values.sockets),
  })
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
