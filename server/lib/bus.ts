import { EventEmitter } from 'node:events'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { applicationName, type Database, type Db } from './db.ts'

/** What one node tells the others; small, and never what a person wrote. */
export type BusEvents = {
  /** These sessions, or all sessions of this person, have ended; `deleted`: with their account. */
  ended: { sessions?: string[]; person?: string; deleted?: true }
  /** This session has been confirmed with a second factor. */
  confirmed: { session: string }
  /** A therapist's profile, answers or standing changed. */
  practice: { therapist: string }
  /** Of these people, some may write to each other no longer, or again. */
  contact: { people: string[] }
  /** These people have something new to be told, or have read it. */
  notified: { people: string[] }
  /** Appointments of these people changed. */
  appointments: { people: string[] }
  /** This person's data key is gone for good. */
  keyDestroyed: { person: string }
  /** Heard by this node alone: word from the others may have been missed until now. */
  resumed: Record<string, never>
}

export type Bus = {
  /** Heard here at once, and on every other node through PostgreSQL's NOTIFY. */
  publish: <K extends keyof BusEvents>(name: K, event: BusEvents[K]) => Promise<void>
  /** Heard on every node, this one too, once `tx` is committed, and never if it is rolled back. */
  publishOnCommit: <K extends keyof BusEvents>(
    tx: Db,
    name: K,
    event: BusEvents[K],
  ) => Promise<void>
  on: <K extends keyof BusEvents>(name: K, listen: (event: BusEvents[K]) => void) => void
  /** Whether word from other nodes is heard just now; while it is not, caches must not be trusted. */
  isListening: () => boolean
  close: () => Promise<void>
}

const channel = 'attune'
const retryAfter = 1_000
const answerWithin = 10_000

/** PostgreSQL carries 8,000 bytes at most: so many ids at once, however many sessions somebody has. */
const mostIds = 100

/** The same as one or more events, none of which names more than can be carried. */
function inPieces<K extends keyof BusEvents>(event: BusEvents[K]): BusEvents[K][] {
  const long = Object.entries(event).find(([, ids]) => Array.isArray(ids) && ids.length > mostIds)
  if (!long) return [event]
  const [field, ids] = long as [string, string[]]
  return Array.from({ length: Math.ceil(ids.length / mostIds) }, (_, at) => ({
    ...event,
    [field]: ids.slice(at * mostIds, (at + 1) * mostIds),
  }))
}

const publishOnCommit: Bus['publishOnCommit'] = async (tx, name, event) => {
  for (const piece of inPieces(event))
    await tx.execute(sql`SELECT pg_notify(${channel}, ${JSON.stringify({ name, event: piece })})`)
}

const notify = (pool: pg.Pool, told: object) =>
  pool.query('SELECT pg_notify($1, $2)', [channel, JSON.stringify(told)])

/** The same where only the transaction is at hand. */
export const tellNotified = (tx: Db, person: string) =>
  publishOnCommit(tx, 'notified', { people: [person] })

export const tellAppointments = (tx: Db, people: string[]) =>
  publishOnCommit(tx, 'appointments', { people })

export function openBus({ url, pool, stream }: Pick<Database, 'url' | 'pool' | 'stream'>): Bus {
  const node = crypto.randomUUID()
  const heard = new EventEmitter()
  heard.setMaxListeners(0)
  let client: pg.Client | undefined
  let listening = false
  let closed = false

  const listen = async () => {
    if (closed) return
    const next = new pg.Client({
      connectionString: url,
      application_name: applicationName,
      keepAlive: true,
      connectionTimeoutMillis: answerWithin,
      query_timeout: answerWithin,
      stream,
    })
    const again = () => {
      if (client !== next) return
      client = undefined
      listening = false
      next.end().catch(() => {})
      setTimeout(() => void listen(), retryAfter).unref()
    }
    client = next
    next.on('error', again)
    next.on('end', again)
    next.on('notification', ({ payload }) => {
      const { from, name, event } = JSON.parse(payload ?? '{}')
      if (from !== node) heard.emit(name, event)
    })
    try {
      await next.connect()
      await next.query(`LISTEN ${channel}`)
      listening = client === next
      heard.emit('resumed', {})
    } catch {
      again()
    }
  }
  void listen()

  return {
    async publish(name, event) {
      heard.emit(name, event)
      for (const piece of inPieces(event)) await notify(pool, { from: node, name, event: piece })
    },
    publishOnCommit,
    on: (name, hear) => {
      heard.on(name, hear)
    },
    isListening: () => listening,
    async close() {
      closed = true
      const last = client
      client = undefined
      await last?.end().catch(() => {})
    },
  }
}
