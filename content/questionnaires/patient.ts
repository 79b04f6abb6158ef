import { storyQuestions } from './patient-story.ts'
import { wishQuestions } from './patient-wishes.ts'

/** The intake: 18 questions, from easy to personal to practical, each with a way out. */
export const patientQuestions = [...storyQuestions, ...wishQuestions] as const

export type PatientQuestion = (typeof patientQuestions)[number]
export type PatientKey = PatientQuestion['key']
