import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { percentile } from '../../server/testing/percentile.ts'
import { processorTime } from '../processor-time.ts'
import type { Side } from './sides.ts'

/** In ms, for what is on its way at the end. */
const patience = 5_000

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
  const deadline = performance.now() + patience
  while (arrived < sent && performance.now() < deadline) await wait(10)
  return { rate, sent }
}

/** From when each was due until it arrived, in ms; processor milliseconds a message; how many did not arrive once. */
export type Steady = { p50: number; p99: number; cpu: number; wrong: number; sent: number }

/** So many a second, whatever becomes of those before. `database` is the process of the database. */
export async function steadily(
  { lines, pid }: Side,
  database: number,
  perSecond: number,
  seconds: number,
): Promise<Steady> {
  const due = new Map<string, number>()
  const took: number[] = []
  let twice = 0
  for (const { onArrival } of lines)
    onArrival((id) => {
      const since = due.get(id)
      if (since === undefined) twice++
      else took.push(performance.now() - since)
      due.delete(id)
    })
  const spent = () => processorTime(pid) + processorTime(database)
  const before = spent()
  const started = performance.now()
  const sent = perSecond * seconds
  for (let at = 0; at < sent; at++) {
    const moment = started + (at / perSecond) * 1_000
    const early = moment - performance.now()
    if (early > 1) await wait(early)
    const id = randomUUID()
    due.set(id, moment)
    lines[at % lines.length]?.send(id)
  }
  const deadline = performance.now() + patience
  while (due.size > 0 && performance.now() < deadline) await wait(10)
  return {
    p50: percentile(took, 50),
    p99: due.size > 0 ? Number.POSITIVE_INFINITY : percentile(took, 99),
    cpu: (spent() - before) / sent,
    wrong: due.size + twice,
    sent,
  }
}
