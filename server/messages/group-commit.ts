import type { Db } from '../lib/db.ts'
import { currentPerson, runAs } from '../lib/person.ts'
import { insertMessages, isStoredMeanwhile, type NewMessage, type Placed } from './insert.ts'
import { insertOne } from './insert-one.ts'

export type Insert = (message: NewMessage) => Promise<Placed | undefined>

/** So that one thread whose row is held elsewhere does not hold up all the others. */
const atOnce = 3
const largest = 200
/** How often a list is stored anew where one of its messages was stored elsewhere meanwhile. */
const mostTries = 3

type Waiting = NewMessage & {
  /** Who is signed in where it was written: what the message says of its sender proves nothing. */
  writer: string
  done: (placed: Placed | undefined) => void
  fail: (error: unknown) => void
}

/**
 * A commit costs a write to disk whatever it holds. Messages that arrive while earlier ones are
 * being committed wait together and share the next commit; one that arrives alone goes at once.
 * Within a thread they are stored in the order they came.
 */
export function createGroupCommit(db: Db, mostUnanswered?: number): Insert {
  const waiting: Waiting[] = []
  /**
   * Threads and client ids of which a batch is on its way: two batches at once could overtake each
   * other, or both store the same message.
   */
  const busy = new Set<string>()
  let running = 0

  const start = () => {
    while (running < atOnce && waiting.length > 0) {
      const batch = takeBatch(waiting, busy)
      if (batch.length === 0) return
      void run(batch)
    }
  }

  const settle = async (batch: readonly Waiting[], tries = mostTries): Promise<void> => {
    try {
      const placed = await store(db, batch, mostUnanswered)
      for (const one of batch) one.done(placed.get(one._id))
    } catch (error) {
      // Another node has stored one of them: anew, and at last each alone, as the others did nothing.
      if (isStoredMeanwhile(error) && tries > 1) return settle(batch, tries - 1)
      if (isStoredMeanwhile(error) && batch.length > 1) for (const one of batch) await settle([one])
      else for (const one of batch) one.fail(error)
    }
  }

  const run = async (batch: readonly Waiting[]) => {
    const held = batch.flatMap((one) => [one.threadId, nameOf(one)]).filter((one) => one !== null)
    for (const one of held) busy.add(one)
    running++
    await settle(batch)
    running--
    for (const one of held) busy.delete(one)
    start()
  }

  return (message) =>
    new Promise((done, fail) => {
      waiting.push({ ...message, writer: signedIn(), done, fail })
      start()
    })
}

/** One alone by the lighter statement, which cannot tell being there already from being stored meanwhile. */
function store(db: Db, batch: readonly Waiting[], mostUnanswered: number | undefined) {
  // Of several people: whose request set the batch off is not who is writing.
  const ids = [...new Set(batch.map(({ writer }) => writer))]
  const [first, ...others] = batch
  return runAs({ as: 'writers', ids }, async () => {
    if (!first || others.length > 0) return insertMessages(db, batch, mostUnanswered)
    try {
      const placed = await insertOne(db, first, mostUnanswered)
      return new Map(placed && [[first._id, placed]])
    } catch (error) {
      if (isStoredMeanwhile(error)) return insertMessages(db, batch, mostUnanswered)
      throw error
    }
  })
}

function signedIn(): string {
  const person = currentPerson()
  if (person && 'id' in person) return person.id
  throw new Error('A message was written by nobody who is signed in')
}

/** What tells a message of somebody from all others, wherever it is sent. */
const nameOf = ({ fromId, clientId }: NewMessage) => clientId && `${fromId} ${clientId}`

/**
 * The first in line, in order. The same message twice is left for the next batch, which finds it
 * stored; whatever follows a message that is left in its thread is left too.
 */
function takeBatch<T extends NewMessage>(waiting: T[], busy: ReadonlySet<string>): T[] {
  const batch: T[] = []
  const left: T[] = []
  const held = new Set(busy)
  const seen = new Set(busy)
  for (const one of waiting.splice(0)) {
    const name = nameOf(one)
    const waits = batch.length >= largest || held.has(one.threadId) || (name && seen.has(name))
    if (waits) {
      left.push(one)
      held.add(one.threadId)
    } else {
      batch.push(one)
      if (name) seen.add(name)
    }
  }
  waiting.push(...left)
  return batch
}
