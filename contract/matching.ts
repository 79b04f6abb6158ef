import { z } from 'zod'
import { endpoint, Id } from './endpoint.ts'

/** spec §9: the best matches shown. */
export const bestMatches = 6

/** One named contribution to a match, in whole points. */
export const Factor = z.object({
  key: z.string(),
  label: z.string(),
  points: z.number().int().min(0).max(100),
  max: z.number().int().min(0).max(100),
  state: z.enum(['met', 'partly', 'unmet', 'unknown']),
  /** The patient's and the therapist's own answers the points came from. */
  yours: z.array(z.string()),
  theirs: z.array(z.string()),
})
export type Factor = z.infer<typeof Factor>

/**
 * `matchPercentage` is the share of what was asked for that this profile meets:
 * the exact sum of the factors' points. It predicts nothing.
 */
export const Match = z.object({
  _id: Id,
  matchPercentage: z.number().int().min(0).max(100),
  factors: z.array(Factor),
  /** The one change of wishes that would raise this match most. */
  counterfactual: z
    .object({ text: z.string(), matchPercentage: z.number().int().min(0).max(100) })
    .nullable(),
})
export type Match = z.infer<typeof Match>

/** How many stand behind the list, and which must-have excludes how many. */
export const MatchOverview = z.object({
  total: z.number().int(),
  eligible: z.number().int(),
  blocked: z.array(z.object({ mustHave: z.string(), without: z.number().int() })),
})
export type MatchOverview = z.infer<typeof MatchOverview>

const owner = z.object({ userId: Id })
const own = { allow: 'user', own: 'userId' } as const

export const matching = {
  best: endpoint({
    method: 'GET',
    url: '/matching/match/:userId',
    config: { ...own, limit: 'ai' },
    schema: {
      summary: 'At most six best matches, best first, each with its factors',
      params: owner,
      response: { 200: z.array(Match).max(bestMatches) },
    },
  }),
  overview: endpoint({
    method: 'GET',
    url: '/matching/overview/:userId',
    config: { ...own, limit: 'ai' },
    schema: {
      summary: 'How many therapists meet the must-haves',
      params: owner,
      response: { 200: MatchOverview },
    },
  }),
}
