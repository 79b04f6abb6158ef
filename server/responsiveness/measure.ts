import {
  answerWithinHours,
  measuredDays,
  warnedFrom,
  warningHours,
  withdrawnFrom,
} from '@attune/contract/responsiveness.ts'
import { sql } from 'drizzle-orm'
import { type Db, onlyRow } from '../lib/db.ts'
import { messages, threads } from '../messages/table.ts'
import { therapists } from '../therapists/table.ts'
import { responsiveness } from './table.ts'

/** Any 64-bit number serves; all nodes must use the same. */
const oneNodeAtATime = 5_310_448_127_006

const hours = (count: number) => sql`make_interval(hours => ${count})`

/**
 * Counts anew for every therapist of whom something may have changed since they were last counted,
 * at the moment `now`. Gives the ids of those whose figures or standing are now others. Of several
 * nodes one does it; the rest find nothing to do.
 */
export function measureAll(db: Db, now: Date): Promise<string[]> {
  return db.transaction(async (tx) => {
    const lock = sql`SELECT pg_try_advisory_xact_lock(${oneNodeAtATime}) AS mine`
    const { rows: locks } = await tx.execute<{ mine: boolean }>(lock)
    if (!onlyRow(locks).mine) return []
    const { rows } = await tx.execute<{ therapist_id: string }>(measurement(now.toISOString()))
    return rows.map((row) => row.therapist_id)
  })
}

const patientStop = sql.raw(
  "CASE WHEN a_model = 'Therapist' THEN b_stop ELSE a_stop END AS patient_stop",
)

/**
 * `due`: something was written since, or the 72 hours of something written before have run out.
 * `opened`: a thread counts from the patient's first message; where the therapist wrote first
 * nobody waited, and where the patient ended it nobody waits any more. `silence`: how many of the latest threads in a row went without an answer; those
 * opened while the therapist was announced as away tell nothing, and none is held against them.
 */
const measurement = (at: string) => sql`
  WITH pairs AS (
    SELECT id, last_at,
      CASE WHEN a_model = 'Therapist' THEN a_id ELSE b_id END AS therapist_id,
      CASE WHEN a_model = 'Therapist' THEN b_id ELSE a_id END AS patient_id, ${patientStop}
    FROM ${threads} WHERE a_model <> b_model AND last_seq > 0
  ), due AS (
    SELECT DISTINCT pairs.therapist_id FROM pairs
    JOIN ${therapists} ON therapists.id = pairs.therapist_id
    LEFT JOIN ${responsiveness} AS last ON last.therapist_id = pairs.therapist_id
    WHERE last.measured_at IS NULL
      OR pairs.last_at > last.measured_at - ${hours(answerWithinHours + 1)}
      OR last.warned_at > last.measured_at - ${hours(warningHours + 1)}
  ), opened AS (
    SELECT pairs.therapist_id, first.date AS asked, reply.date AS answered,
      away_from IS NOT NULL AND first.date::date BETWEEN away_from AND away_until AS away
    FROM due
    JOIN pairs USING (therapist_id)
    JOIN ${therapists} ON therapists.id = pairs.therapist_id
    CROSS JOIN LATERAL (
      SELECT from_id, date FROM ${messages} WHERE thread_id = pairs.id ORDER BY seq LIMIT 1
    ) AS first
    LEFT JOIN LATERAL (
      SELECT date FROM ${messages}
      WHERE thread_id = pairs.id AND from_id = pairs.therapist_id ORDER BY seq LIMIT 1
    ) AS reply ON true
    WHERE first.from_id = pairs.patient_id
      AND first.date > ${at}::timestamptz - make_interval(days => ${measuredDays})
      AND (reply.date IS NOT NULL OR (patient_stop IS NULL AND first.date <= ${at}::timestamptz - ${hours(answerWithinHours)}))
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
