import { feeText, whereText } from '@attune/contract/practice-lines.ts'
import { sql } from 'drizzle-orm'

/** What a card shows of what somebody states of their practice. */
type Stated = {
  place: { name: string; country: string } | null
  onlineOnly: boolean | null
  fee: { from: number; to: number; currency: string } | null
  closed: boolean
}

/** Named in SQL alone, as the slice of what a practice states stands on this one. */
export const statedColumn = sql<Stated | null>`(
  SELECT jsonb_build_object('place', facts -> 'place', 'onlineOnly', facts -> 'onlineOnly',
    'fee', facts -> 'fee', 'closed', coalesce(facts -> 'closed', 'false'::jsonb))
  FROM practice_facts WHERE therapist_id = therapists.id)`

/** “London, United Kingdom · 75 GBP to 87 GBP”. */
export function statedLine(stated: Stated | null): string {
  if (!stated) return ''
  const costs = stated.fee && feeText({ fee: stated.fee, slidingScale: null })
  return [whereText(stated), costs, stated.closed && 'caseload closed'].filter(Boolean).join(' · ')
}
