import { z } from 'zod'
import { endpoint, Id } from './endpoint.ts'

/** A model outside this server that the operator has set: who runs it and what it is called. */
export const OutsideModel = z.object({
  host: z.string().min(1).max(260),
  name: z.string().min(1).max(200),
})
export type OutsideModel = z.infer<typeof OutsideModel>

/** `model` is null where the operator has set none: then nothing outside is ever called. */
export const AiConsent = z.object({ model: OutsideModel.nullable(), allowed: z.boolean() })
export type AiConsent = z.infer<typeof AiConsent>

/**
 * A short text beside what the engine found. `writtenBy` null: the embedded engine's own words.
 * `pending`: an outside model is still writing; ask again in a moment.
 */
export const Prose = z.object({
  text: z.string(),
  writtenBy: OutsideModel.nullable(),
  pending: z.boolean(),
})
export type Prose = z.infer<typeof Prose>

const owner = z.object({ userId: Id })
const own = { allow: 'user', own: 'userId' } as const
const made = { ...own, effects: true, limit: 'ai' } as const

export const ai = {
  readConsent: endpoint({
    method: 'GET',
    url: '/users/:userId/ai-consent',
    config: own,
    schema: {
      summary: 'Which outside model there is, and whether I allow it',
      params: owner,
      response: { 200: AiConsent },
    },
  }),
  setConsent: endpoint({
    method: 'PUT',
    url: '/users/:userId/ai-consent',
    config: own,
    schema: {
      summary: 'Allow the outside model that was shown; null allows none',
      params: owner,
      body: z.object({ allowed: OutsideModel.nullable() }),
      response: { 200: AiConsent },
    },
  }),
  summaryProse: endpoint({
    method: 'GET',
    url: '/users/:userId/summary-prose',
    config: made,
    schema: {
      summary: 'My screening summary in other words',
      params: owner,
      response: { 200: Prose },
    },
  }),
  matchProse: endpoint({
    method: 'GET',
    url: '/users/:userId/match-prose/:therapistId',
    config: made,
    schema: {
      summary: 'Why this therapist, in a few sentences',
      params: owner.extend({ therapistId: Id }),
      response: { 200: Prose },
    },
  }),
}
