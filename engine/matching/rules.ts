import { matchTexts } from '@attune/content/matching/texts.ts'
import { concerns } from '@attune/content/questionnaires/concerns.ts'
import { type TherapistKey, therapistQuestions } from '@attune/content/questionnaires/therapist.ts'
import type { FactorKey } from '@attune/contract/matching.ts'
import { labelOf } from '../questionnaires/read-practice.ts'
import type { Candidate } from './candidate.ts'
import { answeredFifths, type Field, held } from './fields.ts'
import { nearFifths } from './weights.ts'

/** How one factor is read. All it knows of a pair of people is a table of wish by answer. */
export type Rule = {
  field: Field
  /** `any`: one wish met is enough, they are alternatives. `each`: the wishes are wanted together. */
  mode: 'any' | 'each'
  /** What an answer earns that wholly meets a wish; the others earn a whole number below. */
  whole: number
  credit(wish: string, answer: string): number
  /** Which codes of the field this factor looks at; all where it is left out. */
  looksAt?(code: string): boolean
}

export const isGender = (code: string) => ['woman', 'man', 'non-binary'].includes(code)
export const isYears = (code: string) => code.startsWith('years-')

const yes = 1
const fifths = 5

export const rules: Readonly<Record<FactorKey, Rule>> = {
  concerns: { field: 'specialization', mode: 'each', whole: fifths, credit: concernCredit },
  specialist: { field: 'specialization', mode: 'each', whole: yes, credit: equal },
  approach: { field: 'approach', mode: 'any', whole: yes, credit: equal },
  language: { field: 'language', mode: 'any', whole: yes, credit: equal },
  format: { field: 'format', mode: 'any', whole: yes, credit: equal },
  hours: { field: 'hours', mode: 'any', whole: yes, credit: equal },
  clients: { field: 'clients', mode: 'each', whole: yes, credit: equal },
  style: { field: 'style', mode: 'each', whole: yes, credit: equal },
  identity: {
    field: 'about',
    mode: 'each',
    whole: yes,
    credit: equal,
    looksAt: (code) => !isGender(code),
  },
  gender: { field: 'about', mode: 'any', whole: yes, credit: equal, looksAt: isGender },
  experience: { field: 'years', mode: 'any', whole: yes, credit: yearsCredit },
  responsiveness: {
    field: 'answered',
    mode: 'each',
    whole: fifths,
    credit: (_, answer) => answeredFifths(answer),
  },
  profile: { field: 'filled', mode: 'each', whole: yes, credit: equal },
}

/** The codes of a candidate's answers that a factor looks at; none means left blank. */
export function answersTo({ field, looksAt }: Rule, candidate: Candidate): readonly string[] {
  const codes = held(candidate, field)
  return looksAt ? codes.filter(looksAt) : codes
}

/** How those answers read. */
export function answerLabels({ field }: Rule, candidate: Candidate, codes: readonly string[]) {
  if (field === 'answered') return [answeredLabel(candidate)]
  if (field === 'filled')
    return therapistQuestions.filter(({ key }) => codes.includes(key)).map(({ short }) => short)
  return codes.flatMap((code) =>
    code === 'other' ? otherLabel(candidate, field) : [labelOf(field, code)],
  )
}

function answeredLabel({ responsiveness }: Candidate): string {
  const { answeredWithin72 = 0, threads = 0 } = responsiveness ?? {}
  return matchTexts.answered(answeredWithin72, threads)
}

function otherLabel({ practice }: Candidate, key: TherapistKey): string[] {
  const text = practice.other[key]
  return text ? [text] : []
}

function equal(wish: string, answer: string): number {
  return wish === answer ? yes : 0
}

/** In part also where only a near concern is listed. */
function concernCredit(wish: string, answer: string): number {
  if (wish === answer) return fifths
  return nearConcerns.get(wish)?.has(answer) ? nearFifths : 0
}

const nearConcerns = new Map<string, ReadonlySet<string>>(
  Object.entries(concerns).map(([slug, { near }]) => [slug, new Set(near)]),
)

function yearsCredit(wish: string, answer: string): number {
  return yearsIn(answer) >= yearsIn(wish) ? yes : 0
}

function yearsIn(code: string): number {
  return Number(code.slice('years-'.length))
}
