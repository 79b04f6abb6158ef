import { writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { resolve } from 'node:path'
import { actions } from './actions.ts'
import type { Mixed } from './measure.ts'
import type { Memory } from './memory.ts'
import { plot } from './plot.ts'

const folder = resolve(import.meta.dirname, '../../docs')

export type Measured = {
  start: number
  memory: Memory
  mixed: Mixed
  sockets: number
  goal: { perSecond: number; p99: number }
}

/** What was measured, where and while what else was going on. */
export function writeReport(measured: Measured) {
  writeFileSync(resolve(folder, 'benchmarks.md'), textOf(measured))
  const { rates } = measured.mixed
  const line = (of: (rate: (typeof rates)[number]) => number) =>
    rates.map((rate) => [rate.perSecond, of(rate)] as const)
  const lines = [
    { name: 'half of them within', points: line(({ p50 }) => p50) },
    { name: '99 of 100 within', points: line(({ p99 }) => p99) },
    { name: 'event loop held up, own time', points: line(({ loop }) => loop.own) },
  ]
  writeFileSync(resolve(folder, 'benchmarks-mixed.svg'), plot(lines, 'actions a second', 'ms'))
}

const textOf = ({ start, memory, mixed, sockets, goal }: Measured) => `# Benchmarks

Written by \`npm run bench -- --write\` on ${new Date().toISOString().slice(0, 10)}: ${availableParallelism()} cores that server, database and those who ask share; a load of ${loadavg()[1]?.toFixed(1)} in the last five minutes. On a machine that does other work beside, times say more of that than of Attune; \`own\` is processor time alone.

## A mixed load

${sockets} sockets are open, two of each person. People act by the mix of Mattermost's load test (\`mattermost-load-test-ng\`, its simulated user), translated; one of them does something every ten seconds on average, so that 100 actions a second are 1,000 people. Actions come when they are due, whatever became of those before, and each takes from then. Goal: ${goal.perSecond} a second, 99 of 100 within ${goal.p99} ms, none failed.

![How long actions take, by how many come a second](benchmarks-mixed.svg)

| actions/s | people | done/s | p50 | p99 | failed | event loop held up at most, own | by the clock | cores of the server | memory |
|---|---|---|---|---|---|---|---|---|---|
${mixed.rates
  .map(
    ({ perSecond, finished, p50, p99, failed, loop, cores }) =>
      `| ${perSecond} | ${perSecond * 10} | ${finished.toFixed(0)} | ${p50.toFixed(1)} ms | ${p99.toFixed(1)} ms | ${failed.length} | ${loop.own.toFixed(0)} ms | ${loop.delay.toFixed(0)} ms | ${cores.toFixed(2)} | ${loop.rss.toFixed(0)} MB |`,
  )
  .join('\n')}

Of the last row:

| action | share | stands for | count | p50 | p99 |
|---|---|---|---|---|---|
${actions
  .map(({ name, share, likened }) => {
    const of = mixed.byAction.find((one) => one.name === name)
    return `| ${name} | ${share} | ${likened} | ${of?.count ?? 0} | ${timeOf(of?.p50)} | ${timeOf(of?.p99)} |`
  })
  .join('\n')}

## Start and memory

| | measured | goal |
|---|---|---|
| start to ready, on a new database that is made meanwhile | ${start.toFixed(0)} ms | |
| memory with nobody there | ${memory.idle.toFixed(0)} MB | 220 MB |
| memory of a socket, of ${memory.sockets} | ${memory.perSocket.toFixed(1)} KB | 30 KB |
`

const timeOf = (time: number | undefined) =>
  time === undefined || Number.isNaN(time) ? '' : `${time.toFixed(1)} ms`
