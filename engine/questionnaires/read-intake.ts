import {
  type PatientKey,
  type PatientQuestion,
  patientQuestions,
} from '@attune/content/questionnaires/patient.ts'
import type { Answer, Choice, Codes, Question } from '@attune/content/questionnaires/question.ts'
import { labelsFor, readCodes } from './read-codes.ts'

/** What a patient answered, as codes; an empty list is a matter left open. Plain JSON. */
export type Intake = Codes<PatientQuestion>

/** Never throws: unknown questions and labels are dropped. */
export function readIntake(answers: readonly Answer[]): Intake {
  return readCodes<PatientQuestion>(patientQuestions, answers)
}

export function patientQuestion(key: PatientKey): Question {
  return questionByKey.get(key)!
}

export function patientChoice(key: PatientKey, code: string): Choice {
  return patientQuestion(key).choices.find((choice) => choice.code === code)!
}

/** Whether someone has said that they would rather not say, and nothing else: then it is not read out of other answers. */
export function isLeftUnsaid(key: PatientKey, answers: readonly Answer[]): boolean {
  const { choices } = patientQuestion(key)
  const given = labelsFor(patientQuestion(key), answers)
  const unsaid = choices.find(({ code }) => code === 'unsaid')?.label
  return given.length > 0 && given.every((label) => label === unsaid)
}

const questionByKey = new Map<PatientKey, Question>(patientQuestions.map((q) => [q.key, q]))

/** Without codes that are asked for no longer: what is kept may be older than the questions. */
export function knownIntake(intake: Intake): Intake {
  const known = patientQuestions.map(({ key, choices }) => {
    const given: readonly string[] = intake[key] ?? []
    const codes = choices.filter((choice) => !('open' in choice)).map(({ code }) => code as string)
    return [key, given.filter((code) => codes.includes(code))]
  })
  return Object.fromEntries(known) as Intake
}
