import { patientQuestions } from '@attune/content/questionnaires/patient.ts'
import type { Question } from '@attune/content/questionnaires/question.ts'
import { therapistQuestions } from '@attune/content/questionnaires/therapist.ts'

/** What a patient ticks to wish for this, and a therapist to offer it. */
export const wish = (key: string, code: string) => labelOf(patientQuestions, key, code)
export const offer = (key: string, code: string) => labelOf(therapistQuestions, key, code)

const labelOf = (questions: readonly Question[], key: string, code: string) =>
  questions
    .find((question) => question.key === key)!
    .choices.find((choice) => choice.code === code)!.label
