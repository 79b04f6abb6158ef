import { setTimeout as wait } from 'node:timers/promises'
import {
  answerWithinHours,
  measuredDays,
  warnedFrom,
  warningHours,
  withdrawnFrom,
} from '@attune/contract/responsiveness.ts'
import { asc, gt, type SQL, sql } from 'drizzle-orm'
import { type Db, onlyRow } from '../lib/db.ts'
import { endable } from '../lib/endable.ts'
import { threads } from '../messages/table.ts'
import { therapists } from '../therapists/table.ts'
import { responsiveness } from './table.ts'

/** Any 64-bit number serves; all nodes must use the same. */
const oneNodeAtATime = 5_310_448_127_006

const hours = (count: number) => sql`make_interval(hours => ${count})`

/** Therapists counted in one statement: few enough that nobody waits for it. */
const atOnce = 100
/** After each it rests so many times as long as that took. */
const rest = 4
const first = '00000000-0000-0000-0000-000000000000'

type Options = { ending?: AbortSignal; slice?: number }

/**
 * Counts anew for every therapist of whom something may have changed since they were last counted,
 * at the moment `now`. Gives, slice by slice, the ids of those whose figures or standing are now
 * others. Of several nodes one counts at a time; the others leave it at that.
 */
export async function* measureInSlices(
  db: Db,
  now: Date,
  { ending = new AbortController().signal, slice = atOnce }: Options = {},
): AsyncGenerator<string[]> {
  for (let after = first; ; ) {
    const begun = performance.now()
    const counted = await endable(db, ending, (tx) => measureSlice(tx, now, after, slice))
    if (!counted) return
    yield counted.changed
    if (!counted.last) return
    after = counted.last
    await wait(rest * (performance.now() - begun), undefined, { signal: ending })
  }
}

export async function measureAll(db: Db, now: Date, options?: Options): Promise<string[]> {
  const all: string[] = []
  for await (const changed of measureInSlices(db, now, options)) all.push(...changed)
  return all
}

/** Null where another node is at it; `last` is where the next slice begins, if there is one. */
async function measureSlice(tx: Db, now: Date, after: string, slice: number) {
  const lock = sql`SELECT pg_try_advisory_xact_lock(${oneNodeAtATime}) AS mine`
  const { rows: locks } = await tx.execute<{ mine: boolean }>(lock)
  if (!onlyRow(locks).mine) return null
  const ids = (
    await tx
      .select({ id: therapists._id })
      .from(therapists)
      .where(gt(therapists._id, after))
      .orderBy(asc(therapists._id))
      .limit(slice)
  ).map(({ id }) => id)
  if (ids.length === 0) return { changed: [], last: undefined }
  const { rows } = await tx.execute<{ therapist_id: string }>(measurement(ids, now.toISOString()))
  const last = ids.length < slice ? undefined : ids.at(-1)
  return { changed: rows.map((row) => row.therapist_id), last }
}

/** What the rows of threads say: how much was written in them costs nothing. */
const pairsOf = (ids: SQL) => sql`
    SELECT a_id AS therapist_id, b_id AS patient_id, b_stop AS patient_stop,
      last_at, first_from, first_at, answered_at
    FROM ${threads} WHERE a_id = ANY(${ids}) AND a_model <> b_model AND last_seq > 0
    UNION ALL
    SELECT b_id, a_id, a_stop, last_at, first_from, first_at, answered_at
    FROM ${threads} WHERE b_id = ANY(${ids}) AND a_model <> b_model AND last_seq > 0`

/**
 * `due`: something was written since, or the 72 hours of something written before have run out.
 * `opened`: a thread counts from the patient's first message; where the therapist wrote first
 * nobody waited, and where the patient ended it nobody waits any more. `silence`: how many of the latest threads in a row went without an answer; those
 * opened while the therapist was announced as away tell nothing, and none is held against them.
 */
const measurement = (ids: readonly string[], at: string) => sql`
  WITH pairs AS (${pairsOf(sql`${sql.param([...ids])}::uuid[]`)}
  ), due AS (
    SELECT DISTINCT pairs.therapist_id FROM pairs
    LEFT JOIN ${responsiveness} AS last ON last.therapist_id = pairs.therapist_id
    WHERE last.measured_at IS NULL
      OR pairs.last_at > last.measured_at - ${hours(answerWithinHours + 1)}
      OR last.warned_at > last.measured_at - ${hours(warningHours + 1)}
  ), opened AS (
    SELECT pairs.therapist_id, first_at AS asked, answered_at AS answered,
      away_from IS NOT NULL AND first_at::date BETWEEN away_from AND away_until AS away
    FROM due
    JOIN pairs USING (therapist_id)
    JOIN ${therapists} ON therapists.id = pairs.therapist_id
    WHERE first_from = patient_id
      AND first_at > ${at}::timestamptz - make_interval(days => ${measuredDays})
      AND (answered_at IS NOT NULL OR (patient_stop IS NULL AND first_at <= ${at}::timestamptz - ${hours(answerWithinHours)}))
  ), counted AS (
    SELECT therapist_id, count(*)::int AS threads,
      count(*) FILTER (WHERE answered <= asked + ${hours(answerWithinHours)})::int AS answered_within_72,
      round(extract(epoch FROM percentile_cont(0.5) WITHIN GROUP (ORDER BY answered - asked)))::int
        AS median_seconds
    FROM opened GROUP BY therapist_id
  ), silence AS (
    SELECT therapist_id, count(*)::int AS silent
    FROM (
      SELECT *, max(asked) FILTER (WHERE answered IS NOT NULL) OVER (PARTITION BY therapist_id) AS last
      FROM opened
    ) AS of_each
    WHERE answered IS NULL AND NOT away AND asked > coalesce(last, '-infinity')
    GROUP BY therapist_id
  ), found AS (
    SELECT due.therapist_id, coalesce(threads, 0) AS threads,
      coalesce(answered_within_72, 0) AS answered_within_72, median_seconds,
      coalesce(silent, 0) AS silent
    FROM due LEFT JOIN counted USING (therapist_id) LEFT JOIN silence USING (therapist_id)
  ), judged AS (
    SELECT found.*,
      CASE WHEN found.silent >= ${warnedFrom} THEN coalesce(last.warned_at, ${at}) END AS warned_at,
      CASE WHEN found.silent >= ${warnedFrom} AND last.withdrawn_at IS NOT NULL THEN last.withdrawn_at
        WHEN found.silent >= ${withdrawnFrom}
          AND last.warned_at <= ${at}::timestamptz - ${hours(warningHours)} THEN ${at}
      END AS withdrawn_at,
      (last.threads, last.answered_within_72, last.median_seconds) AS before,
      last.withdrawn_at AS was_withdrawn
    FROM found LEFT JOIN ${responsiveness} AS last USING (therapist_id)
  ), stored AS (
    INSERT INTO ${responsiveness} (therapist_id, threads, answered_within_72, median_seconds, silent,
      warned_at, withdrawn_at, measured_at)
    SELECT therapist_id, threads, answered_within_72, median_seconds, silent,
      warned_at, withdrawn_at, ${at} FROM judged
    ON CONFLICT (therapist_id) DO UPDATE SET threads = excluded.threads,
      answered_within_72 = excluded.answered_within_72, median_seconds = excluded.median_seconds,
      silent = excluded.silent, warned_at = excluded.warned_at,
      withdrawn_at = excluded.withdrawn_at, measured_at = excluded.measured_at
  )
  SELECT therapist_id FROM judged
  WHERE before IS DISTINCT FROM (threads, answered_within_72, median_seconds)
    OR was_withdrawn IS DISTINCT FROM withdrawn_at`
