import { z } from 'zod'
import { endpoint, Id, Timestamp } from './endpoint.ts'

/** spec §9: the best matches shown. */
export const bestMatches = 6

/** Of fewer wishes than these a percentage says little. */
export const fewWishes = 4

/** What a match is made of, in the order it is shown. `profile` stands alone: nothing was asked for. */
export const factorKeys = [
  'concerns',
  'specialist',
  'approach',
  'language',
  'format',
  'hours',
  'clients',
  'style',
  'identity',
  'gender',
  'experience',
  'fee',
  'payer',
  'words',
  'responsiveness',
  'profile',
] as const
export const FactorKey = z.enum(factorKeys)
export type FactorKey = z.infer<typeof FactorKey>

/** The most a person may weigh a factor, in per cent of the engine's weight. */
export const maxPercent = 300
const Percent = z.number().int().min(0).max(maxPercent).optional()

/**
 * A person's own weights, in per cent: 100 is the engine's, 0 leaves a factor out. A missing factor
 * counts as 100, and `responsiveness` as 0: no question asks for it.
 */
export const Weights = z.object({
  concerns: Percent,
  specialist: Percent,
  approach: Percent,
  language: Percent,
  format: Percent,
  hours: Percent,
  clients: Percent,
  style: Percent,
  identity: Percent,
  gender: Percent,
  experience: Percent,
  fee: Percent,
  payer: Percent,
  words: Percent,
  responsiveness: Percent,
})
export type Weights = z.infer<typeof Weights>

const whole = z.number().int().min(0)

/** One named contribution to a match. Its points follow from the whole numbers here (`points.ts`). */
export const Factor = z.object({
  key: FactorKey,
  label: z.string(),
  points: whole.max(100),
  max: whole.max(100),
  /** What the engine makes of the factor, and the person's own per cent of that. */
  weight: whole.min(1),
  percent: whole.max(maxPercent),
  /** How far what was asked for is met, before any weight: `earned` of `of`. */
  earned: whole,
  of: whole.min(1),
  /** What comes before all else: into how many equal parts it falls (`points.ts`). */
  essential: whole.min(1).optional(),
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
  matchPercentage: whole.max(100),
  factors: z.array(Factor),
  /** How many single wishes there are, and how many of them this profile meets. */
  wishes: whole,
  wishesMet: whole,
  /** Fewer than four wishes: a percentage of so little would flatter, `fits` says it in words. */
  few: z.boolean(),
  fits: z.string(),
  /** What the person let go of and this profile does not meet, each inside a sentence. */
  letGo: z.array(z.string()),
  /** The one change of wishes that would raise this match most, under the same weights. */
  counterfactual: z.object({ text: z.string(), matchPercentage: whole.max(100) }).nullable(),
})
export type Match = z.infer<typeof Match>

/** How many therapists there are to match, and which must-have excludes how many. */
export const MatchOverview = z.object({
  /** Everyone who takes new people. */
  total: whole,
  eligible: whole,
  /**
   * Everyone who takes no new people just now, is away for long, or could not take this person on not
   * long ago; not part of `total`.
   */
  unavailable: whole,
  blocked: z.array(
    z.object({
      mustHave: z.string(),
      /** What it asks for, inside a sentence: "12 more meet everything except {except}". */
      except: z.string(),
      /** How many would be left without it. */
      without: whole,
      /** What `relaxed` takes to let go of it. */
      key: z.string(),
      /** Insisted on by the person; otherwise a need that follows from what they answered. */
      isMust: z.boolean(),
      /** "4 more by video": what letting go of it would bring. */
      text: z.string(),
    }),
  ),
  /** Where few are left and none of `blocked` brings anybody: what would, let go of together. */
  together: z
    .object({
      /** What `relaxed` takes to let go of them; none of them can be left out. */
      keys: z.array(z.string()),
      /** What they ask for, inside a sentence. */
      except: z.string(),
      /** How many would be left without them. */
      without: whole,
      /** "2 more without German and in person": what letting go of them would bring. */
      text: z.string(),
    })
    .nullable(),
  /** What the person has let go of; each can be asked for again. */
  relaxed: z.array(z.object({ key: z.string(), label: z.string() })),
})
export type MatchOverview = z.infer<typeof MatchOverview>

/** A result that was shown, made again out of its stored inputs. */
export const ShownMatch = z.object({
  matchPercentage: whole.max(100),
  engine: z.string(),
  at: Timestamp,
  /** SHA-256 of everything the result was made from, the engine's version included. */
  inputs: z.string(),
  /** `other engine`: made by a version that no longer runs here. */
  recomputed: z.enum(['same', 'different', 'other engine']),
})
export type ShownMatch = z.infer<typeof ShownMatch>

/** One match as it stands now, with what it was made from. */
export const Explanation = Match.extend({
  /** The needs and must-haves this therapist does not meet. */
  missing: z.array(z.string()),
  /**
   * Whether they take new people, are not away for long and have not declined this person; otherwise
   * no list holds them.
   */
  isOpen: z.boolean(),
  made: z.object({
    by: z.literal('software'),
    engine: z.string(),
    at: Timestamp,
    inputs: z.string(),
  }),
  /**
   * The match in the list last shown; null where it was not in it. Where `inputs` differ from those
   * of `made`, answers have changed since.
   */
  shown: ShownMatch.nullable(),
})
export type Explanation = z.infer<typeof Explanation>

const owner = z.object({ userId: Id })
/** Needs to let go of for this one answer, beside those kept: keys with a comma between them. */
const tried = z.object({
  relaxed: z
    .string()
    .max(200)
    .regex(/^[a-z0-9,-]*$/, 'Keys with a comma between them.')
    .optional(),
})
const own = { allow: 'user', own: 'userId' } as const

export const matching = {
  best: endpoint({
    method: 'GET',
    url: '/matching/match/:userId',
    config: { ...own, limit: 'ai', effects: true },
    schema: {
      summary:
        'At most six best matches under the kept weights, best first; what was shown is kept',
      params: owner,
      querystring: tried,
      response: { 200: z.array(Match).max(bestMatches) },
    },
  }),
  reweighted: endpoint({
    method: 'POST',
    url: '/matching/match/:userId',
    config: { ...own, limit: 'ai' },
    schema: {
      summary: 'The same under these weights, which are not kept',
      params: owner,
      querystring: tried,
      body: Weights,
      response: { 200: z.array(Match).max(bestMatches) },
    },
  }),
  explain: endpoint({
    method: 'GET',
    url: '/matching/match/:userId/explain/:therapistId',
    config: own,
    schema: {
      summary: 'One match with everything it was made from, and whether the shown one recomputes',
      params: owner.extend({ therapistId: Id }),
      response: { 200: Explanation },
    },
  }),
  overview: endpoint({
    method: 'GET',
    url: '/matching/overview/:userId',
    config: { ...own, limit: 'ai' },
    schema: {
      summary: 'How many therapists meet all needs, and what letting go of each would bring',
      params: owner,
      querystring: tried,
      response: { 200: MatchOverview },
    },
  }),
  readWeights: endpoint({
    method: 'GET',
    url: '/matching/weights/:userId',
    config: own,
    schema: { summary: 'The weights I keep', params: owner, response: { 200: Weights } },
  }),
  setWeights: endpoint({
    method: 'PUT',
    url: '/matching/weights/:userId',
    config: own,
    schema: {
      summary: 'Keep these weights in place of those before; none: as the engine has them',
      params: owner,
      body: Weights,
      response: { 200: Weights },
    },
  }),
}
