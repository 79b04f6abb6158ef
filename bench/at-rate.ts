import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

/** In ms, for what is on its way at the end. */
const patience = 5_000

/** So many times a second, whatever becomes of those before; `act` is told when it was due. Gives how many. */
export async function atRate(
  perSecond: number,
  seconds: number,
  act: (due: number, at: number) => void,
): Promise<number> {
  const total = perSecond * seconds
  const started = performance.now()
  for (let at = 0; at < total; at++) {
    const due = started + (at / perSecond) * 1_000
    const early = due - performance.now()
    if (early > 1) await wait(early)
    // A timer may be a little early: what is sent then is due then.
    act(Math.min(due, performance.now()), at)
  }
  return total
}

/** Somebody who writes and somebody who reads; of those who listen, the latest alone is told. */
export type Line = {
  send: (id: string) => void
  onArrival: (hear: (id: string) => void) => void
}

/** Milliseconds from when each message was due until it arrived, and how many did not arrive once. */
export type Arrivals = { took: number[]; wrong: number; sent: number }

/** So many messages a second over these lines in turn. */
export async function arrivalsAtRate(
  lines: readonly Line[],
  perSecond: number,
  seconds: number,
): Promise<Arrivals> {
  const underWay = new Map<string, number>()
  const took: number[] = []
  let twice = 0
  for (const { onArrival } of lines)
    onArrival((id) => {
      const due = underWay.get(id)
      if (due === undefined) twice++
      else took.push(performance.now() - due)
      underWay.delete(id)
    })
  const sent = await atRate(perSecond, seconds, (due, at) => {
    const id = randomUUID()
    // From when it was due, so that a stall is not hidden.
    underWay.set(id, due)
    lines[at % lines.length]?.send(id)
  })
  await until(() => underWay.size === 0)
  return { took, wrong: underWay.size + twice, sent }
}

/** Not for ever: what has not come by then is not waited for. */
export async function until(isOver: () => boolean): Promise<void> {
  const deadline = performance.now() + patience
  while (!isOver() && performance.now() < deadline) await wait(10)
}
