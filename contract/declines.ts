import { z } from 'zod'
import { endpoint, Id, trimmedText } from './endpoint.ts'
import { Match } from './matching.ts'
import { Message, messageLimit } from './messages.ts'
import { HelpNote } from './risk.ts'

/** Why a therapist cannot take someone on. Theirs alone: no patient is told. */
export const DeclineReason = z.enum([
  'caseload',
  'outside-my-work',
  'times',
  'place',
  'conflict',
  'other',
])
export type DeclineReason = z.infer<typeof DeclineReason>

export const DeclineDraft = z.object({
  patient: Id,
  message: trimmedText(messageLimit),
  reason: DeclineReason.nullable(),
  /** Made by the therapist's browser: the same one again stores nothing new. */
  clientId: Id,
  /** The last message of the thread they have read; what came after it is read first. */
  readUpTo: z.number().int().min(1),
  /** Whether these words are ready the next time. */
  keep: z.boolean(),
})
export type DeclineDraft = z.infer<typeof DeclineDraft>

/** What a therapist has before them as they decline. */
export const DeclineStart = z.object({
  /** The words to begin with: their own where they kept some, else ours. */
  words: z.string(),
  ours: z.string(),
  /** Whether software reads danger in what the patient wrote to them. */
  danger: z.boolean(),
})
export type DeclineStart = z.infer<typeof DeclineStart>

/** What a patient can do next. */
export const AfterDecline = z.object({
  /** Their own first message, ready to be sent to someone else; nobody has it but the two. */
  message: z.string(),
  /** The help that what they wrote calls for; null where it calls for none. */
  note: HelpNote.nullable(),
  /** The best match they have not written to. */
  next: z
    .object({ match: Match, name: z.string(), image: z.string().nullable(), isDemo: z.boolean() })
    .nullable(),
})
export type AfterDecline = z.infer<typeof AfterDecline>

export const declines = {
  start: endpoint({
    method: 'GET',
    url: '/declines/:patient',
    config: { allow: 'therapist' },
    schema: {
      summary: 'Words to tell this patient that I cannot take them on, and what to mind in them',
      params: z.object({ patient: Id }),
      response: { 200: DeclineStart },
    },
  }),
  create: endpoint({
    method: 'POST',
    url: '/declines',
    config: { allow: 'therapist' },
    schema: {
      summary:
        'Tell a patient I have not answered yet that I cannot take them on; closes the thread',
      body: DeclineDraft,
      response: { 201: Message },
    },
  }),
  next: endpoint({
    method: 'GET',
    url: '/users/:userId/declines/:therapistId',
    config: { allow: 'user', own: 'userId', limit: 'ai' },
    schema: {
      summary: 'Who fits next after this therapist could not take me on, my first message ready',
      params: z.object({ userId: Id, therapistId: Id }),
      response: { 200: AfterDecline },
    },
  }),
}
