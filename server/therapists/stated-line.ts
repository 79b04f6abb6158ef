import { countryLabel } from '@attune/engine/matching/typed-countries.ts'
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

/** “London, United Kingdom · 75 GBP to 87 GBP”, the currency by its own name, so that a dollar says whose it is. */
export function statedLine(stated: Stated | null): string {
  if (!stated) return ''
  const { place, onlineOnly, fee, closed } = stated
  const where = onlineOnly
    ? 'Online only'
    : place && `${place.name}, ${countryLabel(place.country)}`
  const [from, to] = [fee?.from, fee?.to].map(
    (sum) => `${number.format(sum ?? 0)} ${fee?.currency}`,
  )
  const costs = fee && (fee.from === fee.to ? from : `${from} to ${to}`)
  return [where, costs, closed && 'caseload closed'].filter(Boolean).join(' · ')
}

const number = new Intl.NumberFormat('en-GB')
