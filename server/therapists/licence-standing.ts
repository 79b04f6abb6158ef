import type { LicenceStanding } from '@attune/contract/licences.ts'
import type { Training } from '@attune/engine/matching/candidate.ts'
import { sql } from 'drizzle-orm'

// The slice of licences stands on this one, so its table is named in SQL alone.

/**
 * Whose, but for what an operator rejected, what was claimed after that and nobody has looked at, and
 * trainings, which license nobody. With its table: within a query of one table a column
 * would stand without, and name the licence's.
 */
const ofTherapist = sql.raw(
  'licences.therapist_id = "therapists"."id" AND rejected_at IS NULL AND NOT held_back AND area IS NULL',
)

/** A licence still holds on its last day, wherever on earth that day is not over yet. */
const holds = sql.raw("(expires IS NULL OR expires >= (now() - interval '12 hours')::date)")

/**
 * After a rejection another wording is no way back in: nothing that nobody has looked at counts
 * until an operator has found something else.
 */
const isTaken = sql.raw(`(state <> 'self-declared' OR coalesce((
  SELECT finding <> 'rejected' FROM licence_findings
  WHERE licence_findings.therapist_id = licences.therapist_id AND licence_findings.area IS NULL
  ORDER BY at DESC LIMIT 1), true))`)

/** Of the licences of a row of therapists: the best of those that hold, else whether any did. */
export const licenceColumn = sql<{ state: string; at: string | null; holds: boolean } | null>`(
  SELECT json_build_object('state', state, 'holds', ${holds}, 'at', checked_at)
  FROM licences WHERE ${ofTherapist}
  ORDER BY ${holds} DESC, state = 'verified' DESC, state = 'document-seen' DESC, checked_at DESC
  LIMIT 1)`

export function standingOf(
  best: { state: string; at: string | null; holds: boolean } | null,
): LicenceStanding {
  if (!best) return { state: 'none', at: null }
  if (!best.holds) return { state: 'expired', at: null }
  if (best.state === 'self-declared' || best.at === null) return { state: 'declared', at: null }
  const state = best.state === 'verified' ? 'checked' : 'document-seen'
  return { state, at: new Date(best.at) }
}

/** Whether a row of therapists has a licence that holds; `checked`: and that an operator verified. */
export const hasLicence = (listing: 'declared' | 'checked') => sql`EXISTS (
  SELECT 1 FROM licences WHERE ${ofTherapist} AND ${holds} AND ${isTaken}
    ${listing === 'checked' ? sql`AND state = 'verified'` : sql``})`

/** Of a row of therapists: the trainings that hold and that an operator looked at. */
export const trainingsColumn = sql<Training[] | null>`(
  SELECT json_agg(json_build_object('area', area, 'state', state) ORDER BY state DESC, area)
  FROM licences WHERE licences.therapist_id = "therapists"."id" AND rejected_at IS NULL
    AND area IS NOT NULL AND state <> 'self-declared' AND ${holds})`
