import { z } from 'zod'
import { endpoint, Id, text, trimmedText } from './endpoint.ts'
import { FactorKey } from './matching.ts'
import { Currency, Place, practiceLimits, Region } from './practice-facts.ts'

export const wishLimits = { firstWords: 2_000, distanceKm: 500, matters: 3, relaxed: 20 } as const

const once = <T>(list: readonly T[]) => new Set(list).size === list.length

/** What a patient says beside the intake. All optional. */
export const WishFacts = z.object({
  /** ISO 3166-2, where the country licenses by state. */
  region: Region.nullable(),
  place: Place.nullable(),
  /** How far for meeting in person. */
  distanceKm: z.int().min(1).max(wishLimits.distanceKm).nullable(),
  /** "Which of these matters most to you?" */
  matters: z.array(FactorKey).max(wishLimits.matters).refine(once, 'Name each once.'),
  budget: z.object({ most: z.int().min(0).max(practiceLimits.fee), currency: Currency }).nullable(),
  payer: trimmedText(practiceLimits.payer).nullable(),
  /** Sealed; for the engine alone, never shown to anyone. */
  firstWords: text(wishLimits.firstWords).trim().nullable(),
  /** Needs the person has let go of, by key: language, clients, licence, format, distance … */
  relaxed: z
    .array(z.string().regex(/^[a-z][a-z0-9-]{0,39}$/))
    .max(wishLimits.relaxed)
    .refine(once, 'Name each once.'),
})
export type WishFacts = z.infer<typeof WishFacts>

/** Nothing said. */
export const noWishFacts: WishFacts = {
  region: null,
  place: null,
  distanceKm: null,
  matters: [],
  budget: null,
  payer: null,
  firstWords: null,
  relaxed: [],
}

/** Those that are sent are changed. */
export const WishFactsPatch = WishFacts.partial()
export type WishFactsPatch = z.infer<typeof WishFactsPatch>

const owner = z.object({ userId: Id })
const own = { allow: 'user', own: 'userId' } as const

export const wishes = {
  readFacts: endpoint({
    method: 'GET',
    url: '/users/:userId/wish-facts',
    config: own,
    schema: {
      summary: 'What I said beside the intake, to find who fits better',
      params: owner,
      response: { 200: WishFacts },
    },
  }),
  setFacts: endpoint({
    method: 'PUT',
    url: '/users/:userId/wish-facts',
    config: own,
    schema: {
      summary: 'Change the wishes sent',
      params: owner,
      body: WishFactsPatch,
      response: { 200: WishFacts },
    },
  }),
}
