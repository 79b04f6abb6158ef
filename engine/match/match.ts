import { bestMatches, type Match, type MatchOverview } from '@attune/contract/matching.ts'
import type { Intake } from '../questionnaires/read-intake.ts'
import type { Practice } from '../questionnaires/read-practice.ts'
import { keepBest } from './best.ts'
import { bestChange } from './counterfactual.ts'
import { explainFactors } from './explain.ts'
import { missingFrom, readMustHaves } from './must-haves.ts'
import { exactPoints, type Plan, percentageOf, planFor } from './score.ts'

export type Candidate = { _id: string; practice: Practice }

export type MatchResult = MatchOverview & { best: Match[] }

/** A match of one therapist, who may fail must-haves: `missing` names those. */
export type ExplainedMatch = Match & { missing: string[] }

/**
 * The therapists who meet all must-haves, best first, at most `limit`; how many there are; and the
 * must-haves that alone keep others out (`without`: how many would be left if that one were dropped).
 * The same people give the same result in whatever order they come. Reads `therapists` once.
 */
export function matchTherapists(
  intake: Intake,
  therapists: Iterable<Candidate>,
  limit = bestMatches,
): MatchResult {
  const plan = planFor(intake)
  const mustHaves = readMustHaves(intake, plan.asks)
  const blockedOnlyBy = mustHaves.map(() => 0)
  const { best, offer } = keepBest<Candidate>(limit)
  let total = 0
  let eligible = 0
  for (const item of therapists) {
    total++
    const missing = missingFrom(mustHaves, item.practice)
    if (missing.length === 0) {
      eligible++
      offer({ _id: item._id, exact: exactPoints(plan, item.practice), item })
    }
    if (missing.length === 1) blockedOnlyBy[mustHaves.indexOf(missing[0]!)]!++
  }
  const blocked = mustHaves
    .map(({ label }, i) => ({ mustHave: label, without: eligible + blockedOnlyBy[i]! }))
    .filter(({ without }) => without > eligible)
    .toSorted((a, b) => b.without - a.without)
  return { total, eligible, blocked, best: best.map(({ item }) => matchOf(plan, item)) }
}

export function explainMatch(intake: Intake, candidate: Candidate): ExplainedMatch {
  const plan = planFor(intake)
  const missing = missingFrom(readMustHaves(intake, plan.asks), candidate.practice)
  return { ...matchOf(plan, candidate), missing: missing.map(({ label }) => label) }
}

function matchOf(plan: Plan, { _id, practice }: Candidate): Match {
  return {
    _id,
    matchPercentage: percentageOf(exactPoints(plan, practice)),
    factors: explainFactors(plan, practice),
    counterfactual: bestChange(plan, practice),
  }
}
