import { type ConcernSlug, concerns } from '@attune/content/questionnaires/concerns.ts'
import type { Finding } from './finding.ts'

const maxSpecialties = 6

type Theme = { concern: ConcernSlug; from: Finding['from'] }

/** What to look for in a therapist: the first specialty of every theme, then the second, and so on. */
export function specialtyFindings(themes: readonly Theme[]): Finding[] {
  const findings = new Map<string, Finding>()
  const longest = Math.max(0, ...themes.map(({ concern }) => concerns[concern].specialties.length))
  for (let rank = 0; rank < longest; rank++) {
    for (const { concern, from } of themes) {
      const text = concerns[concern].specialties[rank]
      if (text && !findings.has(text)) findings.set(text, { text, told: text, concern, from })
    }
  }
  return [...findings.values()].slice(0, maxSpecialties)
}
