import { type TherapistKey, therapistQuestions } from '@attune/content/questionnaires/therapist.ts'
import { enoughThreads } from '@attune/contract/responsiveness.ts'
import type { Candidate } from './candidate.ts'

/** What matching looks at of a therapist: for each field a set of codes. */
export type Field = (typeof fields)[number]

const asked = [
  'specialization',
  'years',
  'approach',
  'clients',
  'style',
  'language',
  'format',
  'hours',
  'about',
  'country',
] as const satisfies readonly TherapistKey[]

export const fields = [...asked, 'answered', 'filled'] as const

/** The questions whose answers tell a patient something before the first message. */
export const profileKeys = therapistQuestions.map(({ key }) => key).filter((key) => key !== 'about')

const steps = 5
const answeredCodes = Array.from({ length: steps + 1 }, (_, step) => `answered-${step}`)

/** How many of five threads were answered within 72 hours, rounded down. */
export const answeredFifths = (code: string) => answeredCodes.indexOf(code)

/** Every code a field can hold, in a fixed order. */
export function codesOf(field: Field): readonly string[] {
  if (field === 'answered') return answeredCodes
  if (field === 'filled') return profileKeys
  const { choices } = therapistQuestions.find(({ key }) => key === field)!
  return choices.filter((choice) => !('open' in choice)).map(({ code }) => code)
}

/** The codes a candidate has in a field; none means left blank, or not known. */
export function held(candidate: Candidate, field: Field): readonly string[] {
  const { codes } = candidate.practice
  if (field === 'answered') return answeredOf(candidate)
  if (field === 'filled') return profileKeys.filter((key) => codes[key].length > 0)
  return codes[field]
}

function answeredOf({ responsiveness }: Candidate): string[] {
  if (!responsiveness || responsiveness.threads < enoughThreads) return []
  const { threads, answeredWithin72 } = responsiveness
  return [`answered-${Math.floor((steps * answeredWithin72) / threads)}`]
}
