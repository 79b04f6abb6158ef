import type { PracticeFacts, PracticeLimit } from '@attune/contract/practice-facts.ts'
import { feeText, whereText } from '@attune/contract/practice-lines.ts'

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

/** A day that has gone by says nothing any more. */
export function startText({ nextStart, closed }: PracticeFacts, today: string): string | null {
  if (closed) return 'Caseload closed: no new people just now'
  if (nextStart === null || nextStart < today) return null
  if (nextStart === today) return 'Today'
  const day = new Date(`${nextStart}T12:00:00Z`)
  return `From ${new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(day)}`
}
