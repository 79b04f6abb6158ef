import { z } from 'zod'
import { endpoint, Id } from './endpoint.ts'

/** Whether what happens with someone's matches is kept, to improve matching; not before they allow it. */
export const LearningConsent = z.object({ allowed: z.boolean() })
export type LearningConsent = z.infer<typeof LearningConsent>

/** What can happen with a match. A fit check is not among them: nobody is asked how it goes yet. */
export const LearningKind = z.enum(['shown', 'contact', 'answer', 'decline', 'end'])
export type LearningKind = z.infer<typeof LearningKind>

/** Of fewer closed cases nothing is told. */
export const enoughCases = 15

const owner = z.object({ userId: Id })
const own = { allow: 'user', own: 'userId' } as const

export const learning = {
  readConsent: endpoint({
    method: 'GET',
    url: '/users/:userId/learning-consent',
    config: own,
    schema: {
      summary: 'Whether what happens with my matches is kept, to improve matching',
      params: owner,
      response: { 200: LearningConsent },
    },
  }),
  setConsent: endpoint({
    method: 'PUT',
    url: '/users/:userId/learning-consent',
    config: own,
    schema: {
      summary: 'Allow it, or stop it and delete all that was kept',
      params: owner,
      body: LearningConsent,
      response: { 200: LearningConsent },
    },
  }),
}
