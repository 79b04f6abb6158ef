import { z } from 'zod'
import { endpoint, Id, Timestamp, text } from './endpoint.ts'

/** The longest note, in characters. */
export const noteLimit = 2_000

/** A part of a patient's summary, under the name it has there. */
export const SummaryPart = z.enum(['initialDiagnosis', 'journalAnalysis'])
export type SummaryPart = z.infer<typeof SummaryPart>

/** A therapist has read this part, and may have left the patient a note with it. */
export const Review = z.object({
  therapistId: Id,
  name: z.string(),
  part: SummaryPart,
  at: Timestamp,
  note: z.string().nullable(),
  /** Whether it is of the summary as it stands now: false once that was made from other inputs. */
  current: z.boolean(),
})
export type Review = z.infer<typeof Review>

export const ReviewDraft = z.object({
  part: SummaryPart,
  /** `made.inputsHash` of the summary that was read. Refused as `invalid` where it has changed since. */
  inputsHash: text(128),
  note: text(noteLimit).nullable(),
})
export type ReviewDraft = z.infer<typeof ReviewDraft>

const patient = z.object({ userId: Id })
const contact = { own: 'userId', contact: true } as const

export const reviews = {
  list: endpoint({
    method: 'GET',
    url: '/diagnosis/:userId/reviews',
    config: { allow: 'either', ...contact },
    schema: {
      summary: 'Who has reviewed my summary, latest first; for a therapist their own reviews',
      params: patient,
      response: { 200: z.array(Review) },
    },
  }),
  save: endpoint({
    method: 'PUT',
    url: '/diagnosis/:userId/review',
    config: { allow: 'therapist', ...contact },
    schema: {
      summary: 'I have reviewed this part; the patient sees it, and the note',
      params: patient,
      body: ReviewDraft,
      response: { 200: Review },
    },
  }),
  remove: endpoint({
    method: 'DELETE',
    url: '/diagnosis/:userId/review',
    config: { allow: 'therapist', ...contact },
    schema: {
      summary: 'Take my review back, and the note with it',
      params: patient,
      querystring: z.object({ part: SummaryPart }),
      /** Whether a colleague's review of it still stands. */
      response: { 200: z.object({ reviewed: z.boolean() }) },
    },
  }),
}
