import { nextToSend, type Outgoing, type SendOutcome } from './outbox.ts'
import type { StoredOutbox } from './stored-outbox.ts'

/** After this many internal errors in a row a message counts as refused. */
export const maxInternalErrors = 5
const firstDelay = 1_000
const maxDelay = 30_000

type DeliveryOptions = {
  outbox: Pick<StoredOutbox, 'entries'>
  connected: () => boolean
  /** One attempt; `null` when no answer came. */
  attempt: (entry: Outgoing) => Promise<SendOutcome | null>
  /** Runs `work` in one of this person's tabs at a time. */
  withLock: (work: () => Promise<number>) => Promise<number>
  wait: (milliseconds: number) => Promise<void>
  onOutcome: (clientId: string, outcome: SendOutcome) => void
}

export const backoffDelay = (failures: number) =>
  Math.min(maxDelay, firstDelay * 2 ** (failures - 1))

/**
 * Makes the function that empties the outbox while there is a connection: one message at a time,
 * in the order written. Call it whenever there may be something to send; it never runs twice at once.
 */
export function createDelivery({
  outbox,
  connected,
  attempt,
  withLock,
  wait,
  onOutcome,
}: DeliveryOptions) {
  let running = false
  let failing = { clientId: '', times: 0 }

  /** Resolves to the milliseconds to wait before the next attempt. */
  const attemptNext = async (): Promise<number> => {
    // Another tab may have sent it while this one waited for the lock.
    const entry = nextToSend(outbox.entries())
    if (!entry || !connected()) return 0
    const outcome = await attempt(entry)
    if (outcome?.kind !== 'later') {
      if (outcome) onOutcome(entry.clientId, outcome)
      return 0
    }
    const times = failing.clientId === entry.clientId ? failing.times + 1 : 1
    failing = { clientId: entry.clientId, times }
    if (!outcome.refusable || times < maxInternalErrors) return backoffDelay(times)
    failing = { clientId: '', times: 0 }
    onOutcome(entry.clientId, { kind: 'refused', reason: '' })
    return 0
  }

  return async () => {
    if (running) return
    running = true
    try {
      while (connected() && nextToSend(outbox.entries())) {
        const delay = await withLock(attemptNext)
        if (delay) await wait(delay)
      }
    } finally {
      running = false
    }
  }
}
