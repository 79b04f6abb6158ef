import { z } from 'zod'
import { endpoint, Id, type Role, trimmedText } from './endpoint.ts'

export const Question = z.object({
  _id: Id,
  question: z.string(),
  choices: z.array(z.string()),
  /** The choices such as 'No preference' or 'Well enough', which exclude every other choice. */
  open: z.array(z.string()),
  /** The name of the step in the rail. */
  short: z.string(),
  hint: z.string(),
})
export type Question = z.infer<typeof Question>

/** spec §4 and §3: these phrases in a question make it single-choice; all others are multi-choice. */
const singlePhrase: Record<Role, string> = { user: 'distressing thoughts', therapist: 'experience' }
export const isSingleChoice = (question: string, asked: Role) =>
  question.includes(singlePhrase[asked])

/** spec §3 and §5: the choice that opens a text box, and how what was typed is stored. */
export const otherChoice = 'Other (please specify)'
export const otherWordLimit = 100
export const isOther = (choice: string) =>
  choice === otherChoice || choice.startsWith(`${otherChoice}: `)
export const otherText = (choice: string) => choice.slice(otherChoice.length).replace(/^: /, '')
/** As a person reads it: what was typed, without the choice that opened the box. */
export const spokenChoice = (choice: string) =>
  isOther(choice) ? otherText(choice) || 'Other' : choice
export const storedOther = (text: string) =>
  text.trim() ? `${otherChoice}: ${text.trim()}` : otherChoice

/** The first 100 words of `text`; what comes after them is ignored (spec §5). */
export function firstWords(text: string, limit = otherWordLimit): string {
  const words = [...text.matchAll(/\S+/g)]
  const last = words[limit - 1]
  return words.length > limit && last ? text.slice(0, last.index + last[0].length) : text
}

export const answerTexts = {
  chooseOne: 'Please answer a selection before proceeding',
  answerAll: 'Please answer all questions before submitting',
  therapistChooseOne: 'Please select an answer before proceeding.',
  therapistAnswerAll: 'Please answer all questions before submitting.',
  keepOne: 'You must choose at least one answer.',
  sayOther: 'Please say in a few words what “Other” is, or choose another answer.',
  failed: 'Failed to submit answers. Please try again',
  therapistFailed: 'Failed to submit answers. Please try again.',
} as const

const choices = z.array(trimmedText(1_200)).max(40)

export const UserAnswerDraft = z.object({
  question_id: Id,
  answer: choices,
  user_id: Id.optional(),
})
export const UserAnswer = z.object({
  _id: Id,
  question_id: Id,
  answer: z.array(z.string()),
  user_id: Id,
})
export type UserAnswer = z.infer<typeof UserAnswer>

export const TherapistAnswerDraft = z.object({ question_id: Id, answer: choices })
export const TherapistAnswerPatch = z.object({ answer: choices })
export const TherapistAnswer = z.object({
  _id: Id,
  question_id: z.object({ _id: Id, question: z.string() }),
  answer: z.array(z.string()),
})
export type TherapistAnswer = z.infer<typeof TherapistAnswer>

/** What a profile shows of the answers. */
export const DerivedFields = z.object({
  specialization: z.string(),
  yearsOfWork: z.number().int().nullable(),
  experience: z.string(),
  approach: z.string(),
  clients: z.string(),
  additionalServices: z.string(),
})

const patient = z.object({ userId: Id })
const therapist = z.object({ id: Id })
const ownPatient = { allow: 'user', own: 'userId' } as const
const ownTherapist = { allow: 'therapist', own: 'id', beforeSecondFactor: true } as const

export const questionnaires = {
  patientQuestions: endpoint({
    method: 'GET',
    url: '/user-questions',
    config: { allow: 'anyone' },
    schema: { summary: 'The intake, in order', response: { 200: z.array(Question) } },
  }),
  therapistQuestions: endpoint({
    method: 'GET',
    url: '/therapist-questions',
    config: { allow: 'anyone' },
    schema: {
      summary: 'The practice questionnaire, in order',
      response: { 200: z.array(Question) },
    },
  }),
  listUserAnswers: endpoint({
    method: 'GET',
    url: '/users/:userId/user-answers',
    config: ownPatient,
    schema: { summary: 'My answers', params: patient, response: { 200: z.array(UserAnswer) } },
  }),
  saveUserAnswer: endpoint({
    method: 'POST',
    url: '/users/:userId/user-answers',
    config: ownPatient,
    schema: {
      summary: 'Answer a question; again replaces the answer',
      params: patient,
      body: UserAnswerDraft,
      response: { 201: UserAnswer },
    },
  }),
  changeUserAnswers: endpoint({
    method: 'PUT',
    url: '/users/:userId/user-answers',
    config: ownPatient,
    schema: {
      summary: 'Change answers after the questionnaire, all or none; the summary follows',
      params: patient,
      body: z.object({
        answers: z
          .array(UserAnswerDraft.omit({ user_id: true }))
          .min(1)
          .max(40),
      }),
      response: { 200: z.array(UserAnswer) },
    },
  }),
  listTherapistAnswers: endpoint({
    method: 'GET',
    url: '/therapists/:id/therapist-answers',
    config: { allow: 'either', beforeSecondFactor: true },
    schema: {
      summary: "A therapist's answers",
      params: therapist,
      response: { 200: z.array(TherapistAnswer) },
    },
  }),
  saveTherapistAnswer: endpoint({
    method: 'POST',
    url: '/therapists/:id/therapist-answers',
    config: ownTherapist,
    schema: {
      summary: 'Answer a question; the last missing one opens the practice to patients',
      params: therapist,
      body: TherapistAnswerDraft,
      response: { 201: TherapistAnswer },
    },
  }),
  previewPractice: endpoint({
    method: 'POST',
    url: '/therapists/:id/practice-preview',
    config: ownTherapist,
    schema: {
      summary: 'What patients would see of these answers; nothing is stored',
      params: therapist,
      body: z.object({ answers: z.array(TherapistAnswerDraft).max(40) }),
      response: { 200: DerivedFields },
    },
  }),
  updateTherapistAnswer: endpoint({
    method: 'PUT',
    url: '/therapists/:id/therapist-answers/:answerId',
    config: ownTherapist,
    schema: {
      summary: 'Change an answer',
      params: therapist.extend({ answerId: Id }),
      body: TherapistAnswerPatch,
      response: { 200: TherapistAnswer },
    },
  }),
}
