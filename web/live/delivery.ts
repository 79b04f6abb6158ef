import { nextToSend, type Outgoing, type Verdict } from './outbox.ts'
import type { StoredOutbox } from './stored-outbox.ts'

/** Answers of "something went wrong" in a row before one message counts as refused. */
export const patience = 5
const firstDelay = 1_000
const longestDelay = 30_000

type Way = {
  outbox: Pick<StoredOutbox, 'entries'>
  connected: () => boolean
  /** One attempt; `null` when no answer came. */
  attempt: (entry: Outgoing) => Promise<Verdict | null>
  /** Runs alone among this person's tabs. */
  alone: (work: () => Promise<number>) => Promise<number>
  wait: (milliseconds: number) => Promise<void>
  onVerdict: (clientId: string, verdict: Verdict) => void
}

export const delayAfter = (answers: number) =>
  Math.min(longestDelay, firstDelay * 2 ** (answers - 1))

/**
 * Empties the outbox while there is a connection: one message at a time, in the order
 * written. Call the result whenever there may be something to send; it never runs twice.
 */
export function deliverer({ outbox, connected, attempt, alone, wait, onVerdict }: Way) {
  let running = false
  let postponed = { clientId: '', times: 0 }

  /** Milliseconds to wait before the next attempt. */
  const one = async (): Promise<number> => {
    // Read again here: while this tab waited for its turn another may have sent it.
    const entry = nextToSend(outbox.entries())
    if (!entry || !connected()) return 0
    const verdict = await attempt(entry)
    if (verdict?.kind !== 'later') {
      if (verdict) onVerdict(entry.clientId, verdict)
      return 0
    }
    const times = postponed.clientId === entry.clientId ? postponed.times + 1 : 1
    postponed = { clientId: entry.clientId, times }
    if (!verdict.refusable || times < patience) return delayAfter(times)
    postponed = { clientId: '', times: 0 }
    onVerdict(entry.clientId, { kind: 'refused', reason: '' })
    return 0
  }

  return async () => {
    if (running) return
    running = true
    try {
      while (connected() && nextToSend(outbox.entries())) {
        const delay = await alone(one)
        if (delay) await wait(delay)
      }
    } finally {
      running = false
    }
  }
}
