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
  patient: listsOf(found, ({ text, from, danger }) => ({
    text,
    from: [...from],
    danger: danger ?? false,
  })),
  therapist: listsOf(found, ({ told, danger }) => ({
    text: told,
    from: [],
    danger: danger ?? false,
  })),
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
  return withTexts(evidence)
}

/** The same summary, with nothing in it that speaks of a danger. */
export function withoutDanger(summary: Summary): Summary {
  const { diagnosis, emotions, therapist_specialties } = summary.evidence
  const rest = (findings: Summary['evidence'][Part]) => findings.filter(({ danger }) => !danger)
  const evidence = {
    diagnosis: rest(diagnosis),
    emotions: rest(emotions),
    therapist_specialties: rest(therapist_specialties),
  }
  return { ...summary, ...withTexts(evidence) }
}

function withTexts(evidence: Summary['evidence']): Lists {
  const texts = (part: Part) => evidence[part].map(({ text }) => text)
  return {
    diagnosis: texts('diagnosis'),
    emotions: texts('emotions'),
    therapist_specialties: texts('therapist_specialties'),
    evidence,
  }
}
