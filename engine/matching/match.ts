import {
  bestMatches,
  type Match,
  type MatchOverview,
  type Weights,
} from '@attune/contract/matching.ts'
import { fnv1a } from '../numbers/fnv1a.ts'
import { type Intake, knownIntake } from '../questionnaires/read-intake.ts'
import { keepBest } from './best.ts'
import { type Candidate, closedDays, dayNumber, isClosedOn } from './candidate.ts'
import { bestChange } from './counterfactual.ts'
import { countWishes, explainFactors, pointsOf } from './explain.ts'
import {
  letGoOf,
  missingFrom,
  overviewOf,
  passes,
  type Requirement,
  readRequirements,
  type Tally,
} from './requirements.ts'
import type { SaidFacts } from './said-facts.ts'
import { exactPoints, type Plan, planFor } from './score.ts'
import { tieOrder } from './tie-order.ts'

/** Everything a list of matches depends on but the therapists. Plain JSON. */
export type Query = {
  plan: Plan
  requirements: readonly Requirement[]
  /** What the person let go of. */
  letGo: readonly Requirement[]
  /** How many are kept. */
  limit: number
  /** Settles the order of equals. */
  seed: number
  /** Days since 1970. */
  day: number
  /** Therapists who could not take this person on not long ago: closed to them as on leave to all. */
  declined: readonly string[]
}

export type QueryOptions = {
  /** A person's own weights. */
  weights?: Weights
  /** What was said beside the intake. */
  facts?: SaidFacts | undefined
  limit?: number
  /** The patient's id. */
  patient?: string
  /** ISO date: who is away for long is left out, and the order of equals is the day's. */
  today?: string
  /** Who could not take the patient on not long ago. */
  declined?: readonly string[]
}

export type MatchResult = Omit<MatchOverview, 'together'> & { best: Match[] }

/** A match of one therapist, who may fail requirements: `missing` names those. */
export type ExplainedMatch = Match & { missing: string[] }

export function queryFor(said: Intake, options: QueryOptions = {}): Query {
  const { weights = {}, facts, limit = bestMatches, patient = '', today = '1970-01-01' } = options
  const { declined = [] } = options
  const intake = knownIntake(said)
  const plan = planFor(intake, weights, facts)
  return {
    plan,
    requirements: readRequirements(intake, plan.asks, facts),
    letGo: letGoOf(intake, plan.asks, facts),
    limit,
    seed: fnv1a(`${patient} ${today}`),
    day: dayNumber(today),
    declined,
  }
}

/**
 * The therapists who meet all that is required, best first, at most `limit`; how many there are; and
 * whom letting go of each requirement would bring. The same people give the same result in whatever
 * order they come. Reads `therapists` once. `directory.ts` finds the same ones faster; this is what it
 * is held to.
 */
export function matchTherapists(
  intake: Intake,
  therapists: Iterable<Candidate>,
  options: QueryOptions = {},
): MatchResult {
  const query = queryFor(intake, options)
  const { best, tally } = tallyAll(query, therapists)
  return {
    ...overviewOf(query, tally),
    best: best.map((candidate) => matchOf(query, candidate)),
  }
}

export function explainMatch(
  intake: Intake,
  candidate: Candidate,
  weights: Weights = {},
  facts?: SaidFacts,
): ExplainedMatch {
  const query = queryFor(intake, { weights, facts })
  const missing = missingFrom(query.requirements, candidate).map(({ label }) => label)
  return { ...matchOf(query, candidate), missing }
}

/** The bare loop: the candidates themselves, best first, and how many there are. */
export function tallyAll(query: Query, therapists: Iterable<Candidate>) {
  const { plan, requirements, limit, seed, day, declined } = query
  const { best, offer } = keepBest<Candidate>(limit)
  const onlyBy = requirements.map(() => 0)
  const tally: Tally = { total: 0, eligible: 0, unavailable: 0, onlyBy }
  for (const item of therapists) {
    if (isClosedOn(day, closedDays(item)) || declined.includes(item._id)) {
      tally.unavailable++
      continue
    }
    tally.total++
    const missing = missingFrom(requirements, item)
    if (missing.length === 0) {
      tally.eligible++
      const order = tieOrder(seed, fnv1a(item._id))
      offer({ _id: item._id, exact: exactPoints(plan, item), order, item })
    } else
      requirements.forEach((one, i) => {
        if (isOnlyBy(one, missing, item)) onlyBy[i]!++
      })
  }
  return { best: best.map(({ item }) => item), tally }
}

/** Whether all would be met without this one; without a way to meet, the distance is another. */
function isOnlyBy(one: Requirement, missing: readonly Requirement[], item: Candidate): boolean {
  const rest = missing.filter((other) => other !== one)
  if (!one.shadow) return rest.length === 0
  return rest.every(({ key }) => key === 'distance') && passes(one.shadow, item)
}

export function matchOf({ plan, letGo }: Query, candidate: Candidate): Match {
  return {
    _id: candidate._id,
    matchPercentage: pointsOf(plan, candidate).percentage,
    factors: explainFactors(plan, candidate),
    ...countWishes(plan, candidate, letGo),
    counterfactual: bestChange(plan, candidate),
  }
}
