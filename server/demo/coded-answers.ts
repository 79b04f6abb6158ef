import type { PatientQuestion } from '@attune/content/questionnaires/patient.ts'
import type { Answer, Question } from '@attune/content/questionnaires/question.ts'
import type { TherapistKey, TherapistQuestion } from '@attune/content/questionnaires/therapist.ts'
import { storedOther } from '@attune/contract/questionnaires.ts'

/** A choice by its code, or the words written under 'Other (please specify)'. */
type Code<Q extends Question, K> =
  | Extract<Q, { key: K }>['choices'][number]['code']
  | `other: ${string}`

/** What someone answers to each question. */
export type CodedAnswers<Q extends Question> = { [K in Q['key']]: readonly Code<Q, K>[] }
export type PatientCodes = CodedAnswers<PatientQuestion>
export type TherapistCodes = CodedAnswers<TherapistQuestion>
export type TherapistCode<K extends TherapistKey> = TherapistCodes[K][number]

const written = 'other: '

/** Answers as the questionnaire stores them: labels in the order of the choices, own words last. */
export function answersFromCodes<Q extends Question>(
  questions: readonly Q[],
  coded: CodedAnswers<Q>,
): Answer[] {
  return questions.map(({ _id, key, choices }) => {
    const codes: readonly string[] = coded[key as Q['key']]
    const labels = choices.filter(({ code }) => codes.includes(code)).map(({ label }) => label)
    const own = codes.filter((code) => code.startsWith(written))
    return {
      question_id: _id,
      answer: [...labels, ...own.map((code) => storedOther(code.slice(written.length)))],
    }
  })
}
