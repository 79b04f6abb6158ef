import type { Answer, Codes, Question } from '@attune/content/questionnaires/question.ts'
import {
  type TherapistKey,
  type TherapistQuestion,
  therapistQuestions,
} from '@attune/content/questionnaires/therapist.ts'
import { isOther, otherText } from '@attune/contract/questionnaires.ts'
import { smallestNumber } from '@attune/contract/years.ts'
import { labelsFor, readCodes } from './read-codes.ts'

/** What a therapist says about their work. Plain JSON. */
export type Practice = {
  codes: Codes<TherapistQuestion>
  /** What they wrote under 'Other (please specify)', by question. */
  other: { [K in TherapistKey]?: string }
  /** The least number of years their answer stands for; null when they gave none. */
  years: number | null
}

/** The fields of a therapist's profile that come from the answers; '' when there is no answer. */
export type DerivedFields = {
  specialization: string
  yearsOfWork: number | null
  experience: string
  approach: string
  clients: string
  additionalServices: string
}

/** Never throws: unknown questions and labels are dropped. */
export function readPractice(answers: readonly Answer[]): Practice {
  const codes = readCodes<TherapistQuestion>(therapistQuestions, answers)
  const other = therapistQuestions
    .filter(({ key }) => (codes[key] as readonly string[]).includes('other'))
    .map((question) => [question.key, writtenOther(question, answers)])
  const years = codes.years.map((code) => smallestNumber(labelOf('years', code)))
  return {
    codes,
    other: Object.fromEntries(other.filter(([, text]) => text)),
    years: years[0] ?? null,
  }
}

export function derive(practice: Practice): DerivedFields {
  return {
    specialization: practiceLabels(practice, 'specialization').join(', '),
    yearsOfWork: practice.years,
    experience: practiceLabels(practice, 'years').join(', '),
    approach: practiceLabels(practice, 'approach').join(', '),
    clients: practiceLabels(practice, 'clients').join(', '),
    additionalServices: practiceLabels(practice, 'services').join(', '),
  }
}

/** A therapist's answers to one question as they read; 'Other' as what was written, if anything was. */
export function practiceLabels(practice: Practice, key: TherapistKey): string[] {
  return practice.codes[key]
    .map((code) => (code === 'other' ? (practice.other[key] ?? '') : labelOf(key, code)))
    .filter(Boolean)
}

export function labelOf(key: TherapistKey, code: string): string {
  return labels.get(`${key} ${code}`) ?? ''
}

const labels = new Map<string, string>(
  therapistQuestions.flatMap(({ key, choices }) =>
    choices.map(({ code, label }) => [`${key} ${code}`, label] as const),
  ),
)

function writtenOther(question: Question, answers: readonly Answer[]): string {
  return otherText(labelsFor(question, answers).findLast(isOther) ?? '').trim()
}
