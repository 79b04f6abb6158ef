import type { PatientQuestion } from '@attune/content/questionnaires/patient.ts'
import type { Answer, Question } from '@attune/content/questionnaires/question.ts'
import type { TherapistKey, TherapistQuestion } from '@attune/content/questionnaires/therapist.ts'
import { storedOther } from '@attune/contract/questionnaires.ts'

/** A choice by its code, or the words written under 'Other (please specify)'. */
type Saying<Q extends Question, K> =
  | Extract<Q, { key: K }>['choices'][number]['code']
  | `other: ${string}`

export type Said<Q extends Question> = { [K in Q['key']]: readonly Saying<Q, K>[] }
export type PatientSaid = Said<PatientQuestion>
export type TherapistSaid = Said<TherapistQuestion>
export type TherapistSaying<K extends TherapistKey> = TherapistSaid[K][number]

const written = 'other: '

/** Answers as the questionnaire stores them: labels in the order of the choices, own words last. */
export function answersFrom<Q extends Question>(questions: readonly Q[], said: Said<Q>): Answer[] {
  return questions.map(({ _id, key, choices }) => {
    const sayings: readonly string[] = said[key as Q['key']]
    const labels = choices.filter(({ code }) => sayings.includes(code)).map(({ label }) => label)
    const own = sayings.filter((saying) => saying.startsWith(written))
    return {
      question_id: _id,
      answer: [...labels, ...own.map((saying) => storedOther(saying.slice(written.length)))],
    }
  })
}
