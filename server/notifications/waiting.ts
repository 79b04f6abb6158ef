import { sql } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'

// The slice of messages stands on this one, so its tables are named in SQL alone.

/** How many patients have written last, and since when the first of them waits. */
export async function readWaiting(db: Db, therapistId: string) {
  const { rows } = await db.execute<{ count: number; since: string | null }>(sql`
    SELECT count(*)::int AS count, min(waiting_since)::text AS since FROM threads
    WHERE (a_id = ${therapistId} AND b_model = 'User' OR b_id = ${therapistId} AND a_model = 'User')
      AND last_from <> ${therapistId}
      AND NOT closed AND NOT paused AND a_stop IS NULL AND b_stop IS NULL
      AND (declined_until IS NULL OR declined_until <= now())`)
  const [row] = rows
  return { count: row?.count ?? 0, since: row?.since ? new Date(row.since) : null }
}

const hour = 60 * 60_000

/** In whole hours, or days from two on. */
export function waitedFor(since: Date, now: Date): string {
  const hours = Math.floor((now.getTime() - since.getTime()) / hour)
  if (hours < 1) return 'less than an hour ago'
  if (hours < 48) return hours === 1 ? 'an hour ago' : `${hours} hours ago`
  return `${Math.floor(hours / 24)} days ago`
}
