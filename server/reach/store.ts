import { fewestCounted, type Reach, reachDays } from '@attune/contract/reach.ts'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { type Db, onlyRow } from '../lib/db.ts'
import { keptDays } from '../lib/kept-days.ts'
import { threads } from '../messages/table.ts'
import { therapists } from '../therapists/table.ts'
import type { DayCount } from './counter.ts'
import { therapistDays } from './table.ts'

/** Adds to what other nodes counted; whoever has left meanwhile is left out. */
export async function addCounts(db: Db, list: readonly DayCount[]) {
  if (list.length === 0) return
  const column = (key: keyof DayCount) => sql.param(list.map((one) => one[key]))
  await db.execute(sql`
    WITH here AS (
      SELECT id FROM ${therapists} WHERE id = ANY(${column('therapist')}::uuid[])
      ORDER BY id FOR KEY SHARE
    )
    INSERT INTO ${therapistDays} AS row (therapist_id, day, matches, views)
    SELECT id, day, matches, views FROM unnest(
      ${column('therapist')}::uuid[], ${column('day')}::date[],
      ${column('matches')}::int[], ${column('views')}::int[]
    ) AS counted (therapist, day, matches, views) JOIN here ON id = therapist
    ORDER BY id, day
    ON CONFLICT (therapist_id, day) DO UPDATE SET
      matches = row.matches + excluded.matches, views = row.views + excluded.views`)
}

export async function readReach(db: Db, id: string): Promise<Reach> {
  const since = sql`now() - make_interval(days => ${reachDays})`
  const seen = onlyRow(
    await db
      .select({
        matches: sql<number>`coalesce(sum(${therapistDays.matches}), 0)::int`,
        views: sql<number>`coalesce(sum(${therapistDays.views}), 0)::int`,
      })
      .from(therapistDays)
      .where(and(eq(therapistDays.therapist_id, id), gt(therapistDays.day, sql`(${since})::date`))),
  )
  const written = onlyRow(
    await db
      .select({
        firstMessages: sql<number>`count(*)::int`,
        answered: sql<number>`count(${threads.answered_at})::int`,
      })
      .from(threads)
      .where(
        and(
          sql`${id} IN (${threads.a_id}, ${threads.b_id})`,
          gt(threads.first_at, since),
          sql`CASE ${threads.first_from} WHEN ${threads.a_id} THEN ${threads.a_model}
            ELSE ${threads.b_model} END = 'User'`,
        ),
      ),
  )
  return { matches: countedOut(seen.matches), views: countedOut(seen.views), ...written }
}

const countedOut = (people: number) => (people > 0 && people < fewestCounted ? null : people)

export const sweepDays = (db: Db) =>
  db
    .delete(therapistDays)
    .where(lt(therapistDays.day, sql`(now() - make_interval(days => ${keptDays.reach}))::date`))
