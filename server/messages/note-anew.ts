import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { messages, threads } from './table.ts'

/**
 * Makes anew what a thread's row says of its messages, for whoever has changed these past
 * `insertMessages`, as the demo does and tests do. Of every thread, or of those that meet `some`.
 */
export const noteAnew = (db: Db, some: SQL = sql`true`) =>
  db.execute(sql`
    UPDATE ${threads} AS t SET last_at = last.date, first_from = first.from_id, first_at = first.date,
      answered_at = answer.date, last_from = last.from_id, waiting_since = waiting.date,
      a_unread = (SELECT count(*) FROM ${messages} AS m
        WHERE m.thread_id = t.id AND m.seq > t.a_read AND m.from_id <> t.a_id),
      b_unread = (SELECT count(*) FROM ${messages} AS m
        WHERE m.thread_id = t.id AND m.seq > t.b_read AND m.from_id <> t.b_id)
    FROM ${threads} AS of
    CROSS JOIN LATERAL (
      SELECT from_id, date FROM ${messages} AS m WHERE m.thread_id = of.id ORDER BY seq LIMIT 1
    ) AS first
    CROSS JOIN LATERAL (
      SELECT from_id, date FROM ${messages} AS m WHERE m.thread_id = of.id ORDER BY seq DESC LIMIT 1
    ) AS last
    LEFT JOIN LATERAL (
      SELECT date FROM ${messages} AS m
      WHERE m.thread_id = of.id AND m.from_id <> first.from_id ORDER BY seq LIMIT 1
    ) AS answer ON true
    CROSS JOIN LATERAL (
      SELECT date FROM ${messages} AS m WHERE m.thread_id = of.id AND m.seq > coalesce((
        SELECT seq FROM ${messages} AS m
        WHERE m.thread_id = of.id AND m.from_id <> last.from_id ORDER BY seq DESC LIMIT 1), 0)
      ORDER BY seq LIMIT 1
    ) AS waiting
    WHERE t.id = of.id AND of.id IN (SELECT id FROM ${threads} WHERE ${some})`)
