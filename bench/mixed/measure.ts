import { seededRandom } from '../../engine/numbers/seeded-random.ts'
import { percentile } from '../../server/testing/percentile.ts'
import { askLoopDelay, type LoopDelay } from '../../server/testing/probed-server.ts'
import type { Running } from '../../server/testing/process.ts'
import { password } from '../../server/testing/sign-up.ts'
import { actions, type Parts, send } from './actions.ts'
import { openPool } from './http-pool.ts'
import { type Outcome, openLoop } from './open-loop.ts'
import { gather, type Member } from './people.ts'

const connections = 128
const warmRate = 100
const warmSeconds = 10

export type Rate = {
  perSecond: number
  finished: number
  failed: string[]
  p50: number
  p99: number
  loop: LoopDelay
  /** Of all that ran in the server, in cores. */
  cores: number
}
export type Mixed = {
  rates: Rate[]
  byAction: { name: string; count: number; p50: number; p99: number }[]
}

/** Ever more actions a second, everything on this machine: server, database and those who ask. */
export async function measureMixed(
  server: Running,
  {
    perSecond,
    seconds,
    sockets,
  }: { perSecond: readonly number[]; seconds: number; sockets: number },
): Promise<Mixed> {
  const { members, close } = await gather(server.url, sockets)
  const { ask, destroy } = openPool(server.url, connections)
  const random = seededRandom(20_261_126)
  const parts = { ask, random, password }
  await writeFirst(members, parts)
  const run = (rate: number, time: number) => openLoop(members, parts, rate, time)
  const rates: Rate[] = []
  let last: Outcome | undefined
  for (const rate of perSecond) {
    await askLoopDelay(server)
    last = await run(rate, seconds)
    rates.push(rateOf(rate, last, await askLoopDelay(server)))
    const told = rates.at(-1)
    if (told) console.log(`  ${lineOf(told)}`)
  }
  destroy()
  close()
  return { rates, byAction: last ? byActionOf(last) : [] }
}

/** Some have written before anything is counted, and what runs often is compiled. */
async function writeFirst(members: readonly Member[], parts: Parts) {
  for (const member of members) if (member.fromModel === 'User') await send(member, parts)
  const { failed } = await openLoop(members, parts, warmRate, warmSeconds)
  if (failed[0]) throw new Error(failed[0])
}

function rateOf(perSecond: number, { done, failed, seconds }: Outcome, loop: LoopDelay): Rate {
  const times = done.map(({ took }) => took)
  return {
    perSecond,
    finished: done.length / seconds,
    failed,
    p50: percentile(times, 50),
    p99: percentile(times, 99),
    loop,
    cores: loop.cpu / 1_000 / seconds,
  }
}

export const lineOf = ({ perSecond, finished, failed, p50, p99, loop, cores }: Rate) =>
  `${perSecond}/s: ${finished.toFixed(0)}/s done, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ` +
  `${failed.length} failed${failed[0] ? ` (${failed[0]})` : ''}; event loop held up for ${loop.own.toFixed(0)} ms of its own time at most ` +
  `(${loop.delay.toFixed(0)} ms by the clock), ${cores.toFixed(2)} cores, ${loop.rss.toFixed(0)} MB`

const byActionOf = ({ done }: Outcome) =>
  actions.map(({ name }) => {
    const times = done.filter(({ action }) => action === name).map(({ took }) => took)
    return { name, count: times.length, p50: percentile(times, 50), p99: percentile(times, 99) }
  })
