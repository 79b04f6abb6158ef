import { patientQuestions } from '@attune/content/questionnaires/patient.ts'
import type { Answer, Question } from '@attune/content/questionnaires/question.ts'
import { therapistQuestions } from '@attune/content/questionnaires/therapist.ts'
import { isSingleChoice, storedOther } from '@attune/contract/questionnaires.ts'
import * as fc from 'fast-check'
import { type Intake, readIntake } from '../questionnaires/read-intake.ts'
import { type Practice, readPractice } from '../questionnaires/read-practice.ts'

type TickedCodes<Codes> = { [K in keyof Codes]?: Codes[K] }

/** The answers of a patient who ticked these and left all else open. */
export function patientSays(ticked: TickedCodes<Intake>): Answer[] {
  return answersFor(patientQuestions, ticked)
}

/** The practice of a therapist who ticked these and left all else blank. */
export function therapistSays(ticked: TickedCodes<Practice['codes']>, other = ''): Practice {
  return readPractice(
    answersFor(therapistQuestions, ticked).map(({ question_id, answer }) => ({
      question_id,
      answer: answer.map((label) => (label.startsWith('Other') ? storedOther(other) : label)),
    })),
  )
}

export const intakeOf = (ticked: TickedCodes<Intake>) => readIntake(patientSays(ticked))

/** Any answers a patient could send. */
export const anyPatientAnswers = anyAnswers(patientQuestions, (question) =>
  isSingleChoice(question, 'user'),
)
export const anyIntake = anyPatientAnswers.map(readIntake)

/** Any practice, blank answers included. */
export const anyPractice = anyAnswers(therapistQuestions, (question) =>
  isSingleChoice(question, 'therapist'),
).map(readPractice)

export const anyCandidates = fc
  .array(anyPractice, { maxLength: 12 })
  .map((practices) => practices.map((practice, i) => ({ _id: `therapist-${i}`, practice })))

function answersFor(
  questions: readonly Question[],
  ticked: { [key: string]: readonly string[] },
): Answer[] {
  return questions.map(({ _id, key, choices }) => ({
    question_id: _id,
    answer: (ticked[key] ?? []).map((code) => choices.find((c) => c.code === code)!.label),
  }))
}

function anyAnswers(
  questions: readonly Question[],
  isSingle: (question: string) => boolean,
): fc.Arbitrary<Answer[]> {
  return fc.tuple(
    ...questions.map(({ _id, question, choices }) =>
      fc
        .subarray(
          choices.map(({ label }) => label),
          { maxLength: isSingle(question) ? 1 : choices.length },
        )
        .map((answer) => ({ question_id: _id, answer })),
    ),
  )
}
