import { type SQL, sql } from 'drizzle-orm'
import { asides, isOpen, threads } from './table.ts'

/**
 * Always true, and asked of no worker: policies look so dear to the planner that it would start some,
 * which takes longer than the list does.
 */
const alone = sql.raw('pg_backend_pid() > 0')

/**
 * The threads of a person that hold a message, each as that person sees it: `waits` where the other
 * waits for their answer, `is_aside` where they have put that aside. Only what tells them apart: the rest
 * is read of the few that are shown. Nothing is put aside beyond a thread's end (`putAside`), so what still holds
 * stands exactly there, which one table of hashes answers for all; `OFFSET 0` has it asked once a thread.
 */
export const ownThreads = (me: string): SQL => sql`
  SELECT *, is_open AND last_from = partner_id AND NOT is_aside AS waits
  FROM (
    SELECT *, CASE WHEN partner_model = 'User' AND last_from = partner_id THEN (partner_id, last_seq) IN (
      SELECT user_id, up_to FROM ${asides}
      WHERE therapist_id = ${me} AND (until IS NULL OR until > now())
    ) ELSE false END AS is_aside
    FROM (
      SELECT id, last_seq, last_at, last_from, waiting_since,
        b_id AS partner_id, b_model AS partner_model, a_unread AS unread, ${isOpen} AS is_open
      FROM ${threads} WHERE a_id = ${me} AND last_seq > 0 AND ${alone}
      UNION ALL
      SELECT id, last_seq, last_at, last_from, waiting_since, a_id, a_model, b_unread, ${isOpen}
      FROM ${threads} WHERE b_id = ${me} AND last_seq > 0 AND ${alone}
    ) AS own
    OFFSET 0
  ) AS told`
