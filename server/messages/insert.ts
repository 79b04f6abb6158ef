import { sql } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { messages, threads } from './table.ts'

/** A message ready to be stored: its text sealed, its thread known. */
export type NewMessage = {
  _id: string
  threadId: string
  fromId: string
  body: Buffer
  clientId: string | null
}

/** Its place in the thread, given by the database. */
export type Placed = { seq: number; date: Date }

/**
 * Stores messages of any number of threads in one statement and so with one commit. Each thread's
 * row is locked, in the order of the ids so that two nodes cannot wait for each other, and gives
 * the next numbers in the order of the list. Left out of the result, because nothing new was
 * stored: a `clientId` that is already there, and a thread that is closed or gone.
 */
export async function insertMessages(
  db: Db,
  list: readonly NewMessage[],
): Promise<Map<string, Placed>> {
  const column = <K extends keyof NewMessage>(key: K) => sql.param(list.map((one) => one[key]))
  const { rows } = await db.execute<{ id: string; seq: string; date: string }>(sql`
    WITH draft AS (
      SELECT * FROM unnest(
        ${column('_id')}::uuid[], ${column('threadId')}::uuid[], ${column('fromId')}::uuid[],
        ${column('body')}::bytea[], ${column('clientId')}::uuid[]
      ) WITH ORDINALITY AS row (id, thread_id, from_id, body, client_id, n)
    ), fresh AS (
      SELECT * FROM draft WHERE client_id IS NULL OR NOT EXISTS (
        SELECT 1 FROM ${messages} AS old
        WHERE old.from_id = draft.from_id AND old.client_id = draft.client_id)
    ), locked AS (
      SELECT id, last_seq FROM ${threads}
      WHERE NOT closed AND id IN (SELECT thread_id FROM fresh) ORDER BY id FOR UPDATE
    ), numbered AS (
      SELECT fresh.*, clock_timestamp() AS date,
        last_seq + row_number() OVER (PARTITION BY thread_id ORDER BY n) AS seq
      FROM fresh JOIN locked ON locked.id = thread_id
    ), counted AS (
      UPDATE ${threads} AS t SET last_seq = top, last_at = latest
      FROM (SELECT thread_id, max(seq) AS top, max(date) AS latest FROM numbered GROUP BY thread_id) AS n
      WHERE t.id = n.thread_id
    )
    INSERT INTO ${messages} (id, thread_id, seq, from_id, body, client_id, date)
    SELECT id, thread_id, seq, from_id, body, client_id, date FROM numbered
    ON CONFLICT (from_id, client_id) DO NOTHING
    RETURNING id, seq, to_char(date AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS date`)
  return new Map(rows.map(({ id, seq, date }) => [id, { seq: Number(seq), date: new Date(date) }]))
}
