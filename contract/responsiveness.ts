import { z } from 'zod'
import { endpoint, Id, Timestamp } from './endpoint.ts'

/** From this many threads on a figure is shown; below it is "too new to say". */
export const enoughThreads = 5
/** An answer that takes longer is none. */
export const answerWithinHours = 72
/** Threads opened this long ago no longer count. */
export const measuredDays = 365
/** So many latest threads in a row without an answer bring a warning. */
export const warnedFrom = 3
/** So many, once the warning is `warningHours` old, take the profile out of matching. */
export const withdrawnFrom = 5
export const warningHours = 72

const whole = z.number().int().min(0)

/**
 * How a therapist answers first messages, counted out of the messages themselves: of `threads`
 * that a patient opened in the last `measuredDays`, so many were answered within
 * `answerWithinHours`; `medianSeconds` over those answered at all. A thread counts once it is
 * answered or 72 hours old. No call sets any of it.
 */
export const Responsiveness = z.object({
  threads: whole,
  answeredWithin72: whole,
  medianSeconds: whole.nullable(),
})
export type Responsiveness = z.infer<typeof Responsiveness>

/** What a therapist is told about their own silence. */
export const Standing = z.object({
  /** The latest threads in a row that waited over 72 hours, time announced as away left out. */
  silent: whole,
  warnedAt: Timestamp.nullable(),
  /** Since when the profile is out of matching. Answering those who wait brings it back. */
  withdrawnAt: Timestamp.nullable(),
})
export type Standing = z.infer<typeof Standing>

/** Someone the patient wrote to who has not answered in 72 hours, and whom to try next. */
export const Unanswered = z.object({
  therapist: z.object({ _id: Id, name: z.string() }),
  since: Timestamp,
  /** The patient's own first message, ready to be sent to someone else. */
  message: z.string(),
  next: z
    .object({ _id: Id, name: z.string(), matchPercentage: z.number().int().min(0).max(100) })
    .nullable(),
})
export type Unanswered = z.infer<typeof Unanswered>

export const responsiveness = {
  read: endpoint({
    method: 'GET',
    url: '/therapists/:id/responsiveness',
    config: { allow: 'either' },
    schema: {
      summary: 'How this therapist answers first messages; null while it is too new to say',
      params: z.object({ id: Id }),
      response: { 200: z.object({ measured: Responsiveness.nullable() }) },
    },
  }),
  standing: endpoint({
    method: 'GET',
    url: '/therapists/:id/standing',
    config: { allow: 'therapist', own: 'id' },
    schema: {
      summary: 'Whether my silence has consequences',
      params: z.object({ id: Id }),
      response: { 200: Standing },
    },
  }),
  unanswered: endpoint({
    method: 'GET',
    url: '/users/:userId/unanswered',
    config: { allow: 'user', own: 'userId', limit: 'ai' },
    schema: {
      summary: 'Who has not answered me in 72 hours, and whom to write to instead',
      params: z.object({ userId: Id }),
      response: { 200: z.array(Unanswered) },
    },
  }),
}
