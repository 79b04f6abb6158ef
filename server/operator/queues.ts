import { sql } from 'drizzle-orm'
import { collectDefaultMetrics, Gauge } from 'prom-client'
import { mostAttempts } from '../journals/analysis-queue.ts'
import type { Db } from '../lib/db.ts'
import type { Context } from '../lib/http.ts'
import { picturesWaiting } from '../lib/photos.ts'
import type { Node } from './health.ts'

/** Beside what a node counts as it goes: the process, and what waits in it and in the database. */
export function watchNode({ db, metrics }: Context, node: Node) {
  const { registry } = metrics
  collectDefaultMetrics({ register: registry })
  const gauge = (name: string, help: string, label?: 'state' | 'queue') =>
    new Gauge({ name, help, labelNames: label ? [label] : [], registers: [registry] })
  const connections = gauge(
    'attune_database_connections',
    'Of the pool; waiting: calls for one',
    'state',
  )
  const sockets = gauge('attune_sockets', 'Open sockets of the chat')
  const queue = gauge('attune_queue_length', 'What waits to be done', 'queue')
  const database = gauge('attune_database_up', 'Whether the database answered just now')

  return async function read(): Promise<string> {
    const { totalCount, idleCount, waitingCount } = node.pool
    connections.set({ state: 'open' }, totalCount)
    connections.set({ state: 'idle' }, idleCount)
    connections.set({ state: 'waiting' }, waitingCount)
    sockets.set(node.sockets())
    const lengths = await queueLengths(db).catch(() => undefined)
    database.set(lengths ? 1 : 0)
    // What nobody could count is left out, not said to be nothing.
    queue.reset()
    queue.set({ queue: 'pictures' }, picturesWaiting())
    for (const [name, length] of Object.entries(lengths ?? {}))
      queue.set({ queue: name }, Number(length))
    return registry.metrics()
  }
}

async function queueLengths(db: Db) {
  const { rows } = await db.execute<Record<'mails' | 'journal analyses', string>>(sql`
    SELECT (SELECT count(*) FROM mails WHERE NOT waits) AS mails,
      (SELECT count(*) FROM journal_analyses
        WHERE body IS NULL AND attempts < ${mostAttempts}) AS "journal analyses"`)
  return rows[0]
}
