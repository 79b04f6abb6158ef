import { matchTexts } from '@attune/content/matching/texts.ts'
import { concerns } from '@attune/content/questionnaires/concerns.ts'
import { type TherapistKey, therapistQuestions } from '@attune/content/questionnaires/therapist.ts'
import { type Level, tenthsOf } from '@attune/contract/areas.ts'
import type { FactorKey } from '@attune/contract/matching.ts'
import { labelOf } from '../questionnaires/read-practice.ts'
import type { Candidate } from './candidate.ts'
import { answeredFifths, areasOf, type Field, fieldsOf, held, questionOf } from './fields.ts'
import { feeQuarters, type Pay, payerQuarters, payMet, payUnsaid, payWhole } from './pay.ts'
import { nearFifths } from './weights.ts'

/** A therapist's answer, and at which level of the factor's fields it stands. */
export type Answered = { code: string; level: Level }

/** How one factor is read. All it knows of a pair of people is a table of wish by answer. */
export type Rule = {
  /** One field, or one for each level at which an answer counts. */
  fields: readonly Field[]
  /** `any`: one wish met is enough, they are alternatives. `each`: the wishes are wanted together. */
  mode: 'any' | 'each'
  /** What an answer earns that wholly meets a wish; the others earn a whole number below. */
  whole: number
  credit(wish: string, answer: string, level: Level): number
  /** Whether an answer is what was wished for, whatever it earns. */
  meets(wish: string, answer: string): boolean
  /** Which codes of the field this factor looks at; all where it is left out. */
  looksAt?(code: string): boolean
  /** Read from what was said of money instead; its fields are none. */
  ofPay?(wish: string): (pay: Pay) => number
  /** Of what is read from money: the least that is called met. */
  metFrom?: number
  /** What a blank earns, nothing where it is left out. */
  unsaid?: number
}

export const isGender = (code: string) => ['woman', 'man', 'non-binary'].includes(code)
export const isYears = (code: string) => code.startsWith('years-')

const yes = 1
const fifths = 5
const tenths = tenthsOf[0]

const plain = (field: Field, mode: Rule['mode']): Rule => ({
  fields: [field],
  mode,
  whole: yes,
  credit: equal,
  meets: isEqual,
})

const ofMoney = {
  ...plain('filled', 'any'),
  fields: [],
  whole: payWhole,
  metFrom: payMet,
  unsaid: payUnsaid,
} as const

export const rules: Readonly<Record<FactorKey, Rule>> = {
  concerns: {
    fields: fieldsOf.areas,
    mode: 'each',
    whole: tenths,
    credit: concernCredit,
    meets: isEqual,
  },
  /** Whoever lists it comes before whoever does not; who lists it among many, between them. */
  specialist: {
    fields: fieldsOf.areas,
    mode: 'each',
    whole: 2,
    credit: (wish, answer, level) => (wish === answer ? (level < 2 ? 2 : 1) : 0),
    meets: isEqual,
  },
  approach: {
    fields: fieldsOf.approach,
    mode: 'any',
    whole: tenths,
    credit: (wish, answer, level) => (wish === answer ? tenthsOf[level] : 0),
    meets: isEqual,
  },
  language: plain('language', 'any'),
  format: plain('format', 'any'),
  hours: plain('hours', 'any'),
  clients: plain('clients', 'each'),
  style: {
    fields: fieldsOf.style,
    mode: 'each',
    whole: 2,
    credit: (wish, answer, level) => (wish === answer ? 2 - level : 0),
    meets: isEqual,
  },
  identity: { ...plain('about', 'each'), looksAt: (code) => !isGender(code) },
  gender: { ...plain('about', 'any'), looksAt: isGender },
  experience: {
    ...plain('years', 'any'),
    credit: (wish, answer) => (hasYears(wish, answer) ? yes : 0),
    meets: hasYears,
  },
  fee: { ...ofMoney, ofPay: feeQuarters },
  payer: { ...ofMoney, ofPay: payerQuarters },
  words: plain('spoken', 'each'),
  responsiveness: {
    fields: ['answered'],
    mode: 'each',
    whole: fifths,
    credit: (_, answer) => answeredFifths(answer),
    meets: (_, answer) => answeredFifths(answer) === fifths,
  },
  profile: plain('filled', 'each'),
}

/** The codes of a candidate's answers that a factor looks at; none means left blank. */
export function answersTo({ fields, looksAt }: Rule, candidate: Candidate): readonly Answered[] {
  return fields.flatMap((field, level) =>
    held(candidate, field)
      .filter((code) => !looksAt || looksAt(code))
      .map((code) => ({ code, level: level as Level })),
  )
}

/** How those answers read. */
export function answerLabels(key: FactorKey, candidate: Candidate, answers: readonly Answered[]) {
  if (key === 'responsiveness') return [answeredLabel(candidate)]
  if (key === 'words') return phrasesOf(candidate, answers)
  const codes = answers.map(({ code }) => code)
  if (key === 'profile')
    return therapistQuestions.filter((one) => codes.includes(one.key)).map(({ short }) => short)
  const question = questionOf(rules[key].fields[0]!)
  const inOrder = candidate.practice.codes[question] as readonly string[]
  return answers
    .toSorted((a, b) => inOrder.indexOf(a.code) - inOrder.indexOf(b.code))
    .flatMap(({ code, level }) => {
      if (code === 'other') return otherLabel(candidate, question)
      const label = labelOf(question, code) || code
      const full =
        question === 'specialization' && level > 0
          ? matchTexts.oneOf(label, areasOf(candidate).length)
          : label
      const training = candidate.trainings?.find(({ area }) => area === code)
      return question === 'specialization' && training
        ? [matchTexts.trained[training.state](full)]
        : [full]
    })
}

/** Quoted as they stand on the profile, which anyone may read. */
const phrasesOf = ({ spoken = [] }: Candidate, answers: readonly Answered[]) =>
  spoken
    .filter(({ concern }) => answers.some(({ code }) => code === concern))
    .map(({ phrase }) => matchTexts.theirWords(phrase))

function answeredLabel({ responsiveness }: Candidate): string {
  const { answeredWithin72 = 0, threads = 0 } = responsiveness ?? {}
  return matchTexts.answered(answeredWithin72, threads)
}

function otherLabel({ practice }: Candidate, key: TherapistKey): string[] {
  const text = practice.other[key]
  return text ? [text] : []
}

function isEqual(wish: string, answer: string): boolean {
  return wish === answer
}

function equal(wish: string, answer: string): number {
  return wish === answer ? yes : 0
}

/** Two fifths of it also where only a near concern is listed, unless that is one of many. */
function concernCredit(wish: string, answer: string, level: Level): number {
  if (wish === answer) return tenthsOf[level]
  if (level === 2 || !nearConcerns.get(wish)?.has(answer)) return 0
  return (tenthsOf[level] * nearFifths) / fifths
}

const nearConcerns = new Map<string, ReadonlySet<string>>(
  Object.entries(concerns).map(([slug, { near }]) => [slug, new Set(near)]),
)

function hasYears(wish: string, answer: string): boolean {
  return yearsIn(answer) >= yearsIn(wish)
}

function yearsIn(code: string): number {
  return Number(code.slice('years-'.length))
}
