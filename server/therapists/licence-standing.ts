import type { LicenceStanding } from '@attune/contract/licences.ts'
import { sql } from 'drizzle-orm'

// The slice of licences stands on this one, so its table is named in SQL alone.

/** With its table: within a query of one table a column would stand without, and name the licence's. */
const therapistId = sql.raw('"therapists"."id"')

/** A licence still holds on its last day, wherever on earth that day is not over yet. */
const holds = sql.raw("(expires IS NULL OR expires >= (now() - interval '12 hours')::date)")

/** Of the licences of a row of therapists: the best of those that hold, else whether any did. */
export const licenceColumn = sql<{ state: string; at: string | null; holds: boolean } | null>`(
  SELECT json_build_object('state', state, 'holds', ${holds}, 'at', checked_at)
  FROM licences WHERE licences.therapist_id = ${therapistId}
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
  SELECT 1 FROM licences WHERE licences.therapist_id = ${therapistId} AND ${holds}
    ${listing === 'checked' ? sql`AND state = 'verified'` : sql``})`
