import { type SQL, sql } from 'drizzle-orm'
import { asides, isDeclined, isOpen, threads } from './table.ts'

/**
 * Always true, and asked of no worker: policies look so dear to the planner that it would start some,
 * which takes longer than the list does.
 */
const alone = sql.raw('pg_backend_pid() > 0')

/**
 * The threads of a person that hold a message, each as that person sees it: `waits` where the other
 * waits for their answer, `is_aside` where they have put that aside. Rows of threads alone are read,
 * and what is put aside is looked for only where the other waits: `OFFSET 0` keeps the planner from making
 * one join of it, which would look for all.
 */
export const ownThreads = (me: string): SQL => sql`
  SELECT own.*, aside.user_id IS NOT NULL AS is_aside, aside.until AS aside_until,
    is_open AND last_from = partner_id AND aside.user_id IS NULL AS waits
  FROM (
    SELECT id, key_id, last_seq, last_at, last_from, waiting_since,
      b_id AS partner_id, b_model AS partner_model, a_unread AS unread,
      paused, ${isDeclined} AS declined, declined_until, a_stop AS mine, b_stop AS theirs,
      ${isOpen} AS is_open
    FROM ${threads} WHERE a_id = ${me} AND last_seq > 0 AND ${alone}
    UNION ALL
    SELECT id, key_id, last_seq, last_at, last_from, waiting_since, a_id, a_model, b_unread,
      paused, ${isDeclined}, declined_until, b_stop, a_stop, ${isOpen}
    FROM ${threads} WHERE b_id = ${me} AND last_seq > 0 AND ${alone}
  ) AS own
  LEFT JOIN LATERAL (
    SELECT user_id, until FROM ${asides}
    WHERE partner_model = 'User' AND last_from = partner_id AND therapist_id = ${me} AND user_id = partner_id
      AND up_to >= last_seq AND (until IS NULL OR until > now())
    OFFSET 0
  ) AS aside ON true`
