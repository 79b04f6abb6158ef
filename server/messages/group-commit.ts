import type { Db } from '../lib/db.ts'
import { insertMessages, type NewMessage, type Placed } from './insert.ts'

export type Insert = (message: NewMessage) => Promise<Placed | undefined>

/** So that one thread whose row is held elsewhere does not hold up all the others. */
const atOnce = 3
const largest = 200

/**
 * A commit costs a write to disk whatever it holds. Messages that arrive while earlier ones are
 * being committed wait together and share the next commit; one that arrives alone goes at once.
 */
export function createGroupCommit(db: Db): Insert {
  type Waiting = NewMessage & {
    done: (placed: Placed | undefined) => void
    fail: (error: unknown) => void
  }
  const waiting: Waiting[] = []
  let running = 0

  const run = async () => {
    running++
    const batch = takeBatch(waiting)
    try {
      const placed = await insertMessages(db, batch)
      for (const one of batch) one.done(placed.get(one._id))
    } catch (error) {
      for (const one of batch) one.fail(error)
    }
    running--
    if (waiting.length > 0) void run()
  }

  return (message) =>
    new Promise((done, fail) => {
      waiting.push({ ...message, done, fail })
      if (running < atOnce) void run()
    })
}

/** The first in line, in order. The same message twice is left for the next batch, which finds it stored. */
function takeBatch<T extends NewMessage>(waiting: T[]): T[] {
  const batch: T[] = []
  const left: T[] = []
  const seen = new Set<string>()
  for (const one of waiting.splice(0)) {
    const name = one.clientId && `${one.fromId} ${one.clientId}`
    if (batch.length >= largest || (name && seen.has(name))) left.push(one)
    else {
      batch.push(one)
      if (name) seen.add(name)
    }
  }
  waiting.push(...left)
  return batch
}
