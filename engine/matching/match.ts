import {
  bestMatches,
  type Match,
  type MatchOverview,
  type Weights,
} from '@attune/contract/matching.ts'
import { fnv1a } from '../numbers/fnv1a.ts'
import type { Intake } from '../questionnaires/read-intake.ts'
import { keepBest } from './best.ts'
import { type Candidate, closedDays, dayNumber, isClosedOn } from './candidate.ts'
import { bestChange } from './counterfactual.ts'
import { explainFactors, pointsOf } from './explain.ts'
import { type MustHave, missingFrom, overviewOf, readMustHaves, type Tally } from './must-haves.ts'
import { exactPoints, type Plan, planFor } from './score.ts'
import { tieOrder } from './tie-order.ts'

/** Everything a list of matches depends on but the therapists. Plain JSON. */
export type Query = {
  plan: Plan
  mustHaves: readonly MustHave[]
  /** How many are kept. */
  limit: number
  /** Settles the order of equals. */
  seed: number
  /** Days since 1970. */
  day: number
}

export type QueryOptions = {
  /** A person's own weights. */
  weights?: Weights
  limit?: number
  /** The patient's id. */
  patient?: string
  /** ISO date: who is away for long is left out, and the order of equals is the day's. */
  today?: string
}

export type MatchResult = MatchOverview & { best: Match[] }

/** A match of one therapist, who may fail must-haves: `missing` names those. */
export type ExplainedMatch = Match & { missing: string[] }

export function queryFor(intake: Intake, options: QueryOptions = {}): Query {
  const { weights = {}, limit = bestMatches, patient = '', today = '1970-01-01' } = options
  const plan = planFor(intake, weights)
  return {
    plan,
    mustHaves: readMustHaves(intake, plan.asks),
    limit,
    seed: fnv1a(`${patient} ${today}`),
    day: dayNumber(today),
  }
}

/**
 * The therapists who meet all must-haves, best first, at most `limit`; how many there are; and the
 * must-haves that alone keep others out. The same people give the same result in whatever order they
 * come. Reads `therapists` once. `directory.ts` finds the same ones faster; this is what it is held to.
 */
export function matchTherapists(
  intake: Intake,
  therapists: Iterable<Candidate>,
  options: QueryOptions = {},
): MatchResult {
  const query = queryFor(intake, options)
  const { best, tally } = tallyAll(query, therapists)
  return {
    ...overviewOf(query.mustHaves, tally),
    best: best.map((candidate) => matchOf(query.plan, candidate)),
  }
}

export function explainMatch(
  intake: Intake,
  candidate: Candidate,
  weights: Weights = {},
): ExplainedMatch {
  const { plan, mustHaves } = queryFor(intake, { weights })
  const missing = missingFrom(mustHaves, candidate).map(({ label }) => label)
  return { ...matchOf(plan, candidate), missing }
}

/** The bare loop: the candidates themselves, best first, and how many there are. */
export function tallyAll(query: Query, therapists: Iterable<Candidate>) {
  const { plan, mustHaves, limit, seed, day } = query
  const { best, offer } = keepBest<Candidate>(limit)
  const onlyBy = mustHaves.map(() => 0)
  const tally: Tally = { total: 0, eligible: 0, unavailable: 0, onlyBy }
  for (const item of therapists) {
    if (isClosedOn(day, closedDays(item))) {
      tally.unavailable++
      continue
    }
    tally.total++
    const missing = missingFrom(mustHaves, item)
    if (missing.length === 0) {
      tally.eligible++
      const order = tieOrder(seed, fnv1a(item._id))
      offer({ _id: item._id, exact: exactPoints(plan, item), order, item })
    }
    if (missing.length === 1) onlyBy[mustHaves.indexOf(missing[0]!)]!++
  }
  return { best: best.map(({ item }) => item), tally }
}

export function matchOf(plan: Plan, candidate: Candidate): Match {
  return {
    _id: candidate._id,
    matchPercentage: pointsOf(plan, candidate).percentage,
    factors: explainFactors(plan, candidate),
    counterfactual: bestChange(plan, candidate),
  }
}
