import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { percentile } from '../../server/testing/percentile.ts'
import { arrivalsAtRate, until } from '../at-rate.ts'
import { processorTime } from '../processor-time.ts'
import type { Side } from './sides.ts'

/** Messages a second with `window` on the way in each line: the next is sent when one has arrived. */
export async function asManyAsGo({ lines }: Side, window: number, seconds: number) {
  let arrived = 0
  let sent = 0
  let isOver = false
  const started = performance.now()
  for (const { send, onArrival } of lines) {
    const next = () => {
      sent++
      send(randomUUID())
    }
    onArrival(() => {
      arrived++
      if (!isOver) next()
    })
    for (let at = 0; at < window; at++) next()
  }
  await wait(seconds * 1_000)
  isOver = true
  const rate = arrived / ((performance.now() - started) / 1_000)
  await until(() => arrived === sent)
  return { rate, sent }
}

/** From when each was due until it arrived, in ms; processor milliseconds a message; how many did not arrive once. */
export type Steady = { p50: number; p99: number; cpu: number; wrong: number; sent: number }

/** So many a second. `database` is the process of the database. */
export async function steadily(
  { lines, pid }: Side,
  database: number,
  perSecond: number,
  seconds: number,
): Promise<Steady> {
  const pids = [pid, database]
  const before = processorTime(pids)
  const { took, wrong, sent } = await arrivalsAtRate(lines, perSecond, seconds)
  return {
    p50: percentile(took, 50),
    p99: took.length < sent ? Number.POSITIVE_INFINITY : percentile(took, 99),
    cpu: (processorTime(pids) - before) / sent,
    wrong,
    sent,
  }
}
