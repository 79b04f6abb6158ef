import { sql } from 'drizzle-orm'
import type { ModelSettings } from '../lib/ai/transport.ts'
import type { Db } from '../lib/db.ts'
import { aiDays, aiSpendings } from './table.ts'

/**
 * Counts one request before it is sent; false where the person's or everyone's day is full. In one
 * statement, so that no number of requests at once, on however many nodes, gets past a limit.
 */
export async function spendCall(
  db: Db,
  { dailyCalls, dailyCallsPerPerson }: Pick<ModelSettings, 'dailyCalls' | 'dailyCallsPerPerson'>,
  userId: string,
): Promise<boolean> {
  const today = sql`(now() AT TIME ZONE 'UTC')::date`
  const { rows } = await db.execute(sql`
    WITH own AS (
      INSERT INTO ${aiSpendings} AS was (user_id, day, calls) VALUES (${userId}, ${today}, 1)
      ON CONFLICT (user_id) DO UPDATE SET
        calls = CASE WHEN was.day = excluded.day THEN was.calls + 1 ELSE 1 END,
        day = excluded.day
      WHERE was.day <> excluded.day OR was.calls < ${dailyCallsPerPerson}
      RETURNING 1
    )
    INSERT INTO ${aiDays} AS was (day, calls) SELECT ${today}, 1 FROM own
    ON CONFLICT (day) DO UPDATE SET calls = was.calls + 1 WHERE was.calls < ${dailyCalls}
    RETURNING 1`)
  return rows.length > 0
}
