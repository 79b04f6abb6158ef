import type { PracticeFacts, PracticeLimit } from '@attune/contract/practice-facts.ts'
import { countryName } from '../places/country-names.ts'

/** What a profile says of the facts; what was not said is not there. */
export function factLines(facts: PracticeFacts, today: string): (readonly [string, string])[] {
  const lines: (readonly [string, string | null])[] = [
    ['Where', whereText(facts)],
    ['Fee for a session', feeText(facts)],
    ['Insurers and schemes', facts.payers.join(', ') || null],
    ['Can begin', startText(facts, today)],
    ['Does not take', facts.limits.map((limit) => limitWords[limit]).join(', ') || null],
  ]
  return lines.flatMap(([name, text]) => (text ? [[name, text] as const] : []))
}

export const limitWords: Readonly<Record<PracticeLimit, string>> = {
  'acute-danger': 'people in acute danger',
  'under-18': 'people under 18',
  'court-reports': 'reports for courts',
}

export function whereText({ place, onlineOnly }: Pick<PracticeFacts, 'place' | 'onlineOnly'>) {
  if (onlineOnly) return 'Online only'
  return place && `${place.name}, ${countryName(place.country)}`
}

export function feeText({ fee, slidingScale }: Pick<PracticeFacts, 'fee' | 'slidingScale'>) {
  const scale = slidingScale ? 'sliding scale for small incomes' : null
  if (!fee) return scale && 'Sliding scale for small incomes'
  const [from, to] = [fee.from, fee.to].map((amount) => money(amount, fee.currency))
  const range = fee.from === fee.to ? `${from}` : `${from} to ${to}`
  return scale ? `${range}; ${scale}` : range
}

/** In the currency's own name, so that a dollar says whose it is. */
export const money = (amount: number, currency: string) =>
  `${new Intl.NumberFormat('en-GB').format(amount)} ${currency}`

/** A day that has gone by says nothing any more. */
export function startText({ nextStart, closed }: PracticeFacts, today: string): string | null {
  if (closed) return 'Caseload closed: no new people just now'
  if (nextStart === null || nextStart < today) return null
  if (nextStart === today) return 'Today'
  const day = new Date(`${nextStart}T12:00:00Z`)
  return `From ${new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(day)}`
}
