import { concerns } from '../questionnaires/concerns.ts'
import { labelOf, type Practice } from '../questionnaires/read-practice.ts'
import { type TherapistKey, therapistQuestions } from '../questionnaires/therapist.ts'
import { nearCredit, type weights } from './weights.ts'

/** `profile` stands alone: it is used only for a patient who left everything open. */
export type FactorKey = keyof typeof weights | 'profile'

/** How one factor is read. All it knows of a pair of people is a table of wish by answer. */
export type Rule = {
  /** `any`: one wish met is enough, they are alternatives. `each`: the wishes are wanted together. */
  mode: 'any' | 'each'
  /** The codes of the therapist's answers that this factor looks at; none means left blank. */
  answers(practice: Practice): readonly string[]
  /** What one answer earns for one wish, 0 to 1. */
  credit(wish: string, answer: string): number
  /** How those answers read. */
  labels(practice: Practice, codes: readonly string[]): string[]
}

const genders = ['woman', 'man', 'non-binary']
export const isGender = (code: string) => genders.includes(code)
export const isYears = (code: string) => code.startsWith('years-')

export const rules: Readonly<Record<FactorKey, Rule>> = {
  concerns: rule('specialization', 'each', concernCredit),
  approach: rule('approach', 'any'),
  language: rule('language', 'any'),
  format: rule('format', 'any'),
  hours: rule('hours', 'any'),
  clients: rule('clients', 'each'),
  style: rule('style', 'each'),
  identity: rule('about', 'each', equal, (code) => !isGender(code)),
  gender: rule('about', 'any', equal, isGender),
  experience: rule('years', 'any', yearsCredit),
  profile: {
    mode: 'each',
    answers: ({ codes }) => profileKeys.filter((key) => codes[key].length > 0),
    credit: equal,
    labels: (_, codes) =>
      therapistQuestions.filter(({ key }) => codes.includes(key)).map(({ short }) => short),
  },
}

/** The questions whose answers tell a patient something before the first message. */
export const profileKeys = therapistQuestions.map(({ key }) => key).filter((key) => key !== 'about')

function rule(
  key: TherapistKey,
  mode: Rule['mode'],
  credit: Rule['credit'] = equal,
  looksAt?: (code: string) => boolean,
): Rule {
  return {
    mode,
    answers: ({ codes }) => (looksAt ? codes[key].filter(looksAt) : codes[key]),
    credit,
    labels: (practice, codes) =>
      codes.flatMap((code) =>
        code === 'other' ? otherLabel(practice, key) : [labelOf(key, code)],
      ),
  }
}

function otherLabel(practice: Practice, key: TherapistKey): string[] {
  const text = practice.other[key]
  return text ? [text] : []
}

function equal(wish: string, answer: string): number {
  return wish === answer ? 1 : 0
}

/** A specialist concern counts only where it is listed; the others also, in part, where a near one is. */
function concernCredit(wish: string, answer: string): number {
  if (wish === answer) return 1
  return nearConcerns.get(wish)?.has(answer) ? nearCredit : 0
}

const nearConcerns = new Map<string, ReadonlySet<string>>(
  Object.entries(concerns).map(([slug, { near }]) => [slug, new Set(near)]),
)

function yearsCredit(wish: string, answer: string): number {
  return yearsIn(answer) >= yearsIn(wish) ? 1 : 0
}

function yearsIn(code: string): number {
  return Number(code.slice('years-'.length))
}
