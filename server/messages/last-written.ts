import { sql } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { messages, threads } from './table.ts'

/** When a person last wrote to anyone; null where they never did. Of each thread its end is looked at, no more. */
export async function lastWritten(db: Db, personId: string): Promise<Date | null> {
  const { rows } = await db.execute<{ at: string | null }>(sql`
    SELECT to_char(max(own.date) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at
    FROM (
      SELECT id, b_id AS partner FROM ${threads} WHERE a_id = ${personId}
      UNION ALL SELECT id, a_id FROM ${threads} WHERE b_id = ${personId}
    ) AS mine
    CROSS JOIN LATERAL (
      SELECT date FROM ${messages}
      WHERE thread_id = mine.id AND from_id <> mine.partner ORDER BY seq DESC LIMIT 1
    ) AS own`)
  const at = rows[0]?.at
  return at ? new Date(at) : null
}
