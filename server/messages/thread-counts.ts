import type { ThreadCounts } from '@attune/contract/thread-query.ts'
import { sql } from 'drizzle-orm'
import { type Db, executeNamed, onlyRow } from '../lib/db.ts'
import { ownThreads } from './own-threads.ts'

/** What a list in pages cannot count by itself. */
export async function countThreads(db: Db, me: string): Promise<ThreadCounts> {
  const { rows } = await executeNamed<ThreadCounts>(
    db,
    'count_threads',
    sql`
    SELECT count(*)::int AS threads, coalesce(sum(unread), 0)::int AS unread,
      coalesce(sum(unread) FILTER (WHERE partner_model = 'Therapist'), 0)::int AS "unreadOfColleagues",
      count(*) FILTER (WHERE waits AND partner_model = 'User')::int AS waiting,
      count(*) FILTER (WHERE is_open AND is_aside)::int AS aside
    FROM (${ownThreads(me)}) AS mine`,
  )
  return onlyRow(rows)
}
