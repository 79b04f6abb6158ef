import { Summary } from '@attune/contract/diagnosis.ts'
import type { Finding } from '@attune/engine/diagnosis/finding.ts'
import { z } from 'zod'

type Part = 'diagnosis' | 'emotions' | 'therapist_specialties'
export type Lists = Pick<Summary, Part | 'evidence'>

/** Who reads a summary: the person it is about, or a therapist whom they let. */
export type Reader = 'patient' | 'therapist'
export const whose: Readonly<Record<Reader, string>> = { patient: 'your', therapist: 'their' }

const Kept = Summary.pick({
  diagnosis: true,
  emotions: true,
  therapist_specialties: true,
  evidence: true,
})
/** What is kept of a summary. */
export const Body = z.object({ patient: Kept, therapist: Kept })
export type Body = z.infer<typeof Body>

/**
 * The engine's findings as the contract has them: the sentences, and the same with their sources. A
 * therapist reads no sources: which answers or entries a sentence came from was not shared.
 */
export const asLists = (found: Record<Part, readonly Finding[]>): Body => ({
  patient: listsOf(found, ({ text, from }) => ({ text, from: [...from] })),
  therapist: listsOf(found, ({ told }) => ({ text: told, from: [] })),
})

function listsOf(
  found: Record<Part, readonly Finding[]>,
  evidenceOf: (finding: Finding) => Summary['evidence'][Part][number],
): Lists {
  const evidence = {
    diagnosis: found.diagnosis.map(evidenceOf),
    emotions: found.emotions.map(evidenceOf),
    therapist_specialties: found.therapist_specialties.map(evidenceOf),
  }
  const texts = (part: Part) => evidence[part].map(({ text }) => text)
  return {
    diagnosis: texts('diagnosis'),
    emotions: texts('emotions'),
    therapist_specialties: texts('therapist_specialties'),
    evidence,
  }
}
