import type { Summary } from '@attune/contract/diagnosis.ts'
import type { Finding } from '@attune/engine/diagnosis/finding.ts'

type Part = 'diagnosis' | 'emotions' | 'therapist_specialties'
export type Lists = Pick<Summary, Part | 'evidence'>

/** The engine's findings as the contract has them: the sentences, and the same with their sources. */
export function asLists(found: Record<Part, readonly Finding[]>): Lists {
  const texts = (part: Part) => found[part].map(({ text }) => text)
  const evidence = (part: Part) => found[part].map(({ text, from }) => ({ text, from: [...from] }))
  return {
    diagnosis: texts('diagnosis'),
    emotions: texts('emotions'),
    therapist_specialties: texts('therapist_specialties'),
    evidence: {
      diagnosis: evidence('diagnosis'),
      emotions: evidence('emotions'),
      therapist_specialties: evidence('therapist_specialties'),
    },
  }
}
