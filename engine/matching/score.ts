import type { Weights } from '@attune/contract/matching.ts'
import { exactParts, maxPoints, type Share } from '@attune/contract/points.ts'
import type { Intake } from '../questionnaires/read-intake.ts'
import { type Ask, readAsks, type Wish } from './asks.ts'
import type { Candidate } from './candidate.ts'
import { type Pay, payOf } from './pay.ts'
import { type Answered, answersTo, type Rule, rules } from './rules.ts'
import type { SaidFacts } from './said-facts.ts'

/** What a patient asked for, and the points each factor can bring: whole numbers, together 100. */
export type Plan = {
  asks: readonly Ask[]
  max: readonly number[]
  /** What one part earned of each factor adds to the exact points, in parts of a point: all whole. */
  steps: readonly number[]
  /** How many of those parts are one point. */
  of: number
}

export function planFor(intake: Intake, own: Weights = {}, facts?: SaidFacts): Plan {
  return planOf(readAsks(intake, own, facts))
}

export function planOf(asks: readonly Ask[]): Plan {
  const max = maxPoints(asks)
  const { parts, of } = exactParts(
    max,
    asks.map((ask) => ({ earned: 1, of: wholeOf(ask) })),
  )
  return { asks, max, steps: parts, of }
}

/** The points of a candidate before rounding, in parts of a point: a whole number, so ties are true. */
export function exactPoints({ asks, steps }: Plan, candidate: Candidate): number {
  let points = 0
  for (let i = 0; i < asks.length; i++)
    points += steps[i]! * earnedOf(asks[i]!, shareOf(asks[i]!, candidate))
  return points
}

/** What a blank earns, where they say nothing. */
export const earnedOf = ({ key }: Pick<Ask, 'key'>, share: Share | null): number =>
  share ? share.earned : (rules[key].unsaid ?? 0)

/** How far a candidate meets what was asked of one factor; null where they say nothing. */
export function shareOf(ask: Ask, candidate: Candidate): Share | null {
  const rule = rules[ask.key]
  if (rule.ofPay) return payShareOf(ask)(payOf(candidate))
  const answers = answersTo(rule, candidate)
  if (answers.length === 0) return null
  const credits = ask.wishes.map((wish) => wish.weight * wishCredit(rule, wish, answers))
  const earned = rule.mode === 'any' ? Math.max(...credits) : sum(credits)
  return { earned, of: wholeOf(ask) }
}

/** As above, for what is read from what was said of money. */
export function payShareOf(ask: Ask): (pay: Pay | null) => Share | null {
  const quarters = rules[ask.key].ofPay!(ask.wishes[0]!.code)
  const of = wholeOf(ask)
  return (pay) => {
    if (!pay) return null
    const earned = quarters(pay)
    const isSaid = ask.key === 'payer' ? pay.payers.length > 0 : pay.fee || pay.slidingScale
    return isSaid || earned > 0 ? { earned, of } : null
  }
}

/** What the best of a therapist's answers earns for one wish, 0 to `rule.whole`. */
export function wishCredit(rule: Rule, wish: Wish, answers: readonly Answered[]): number {
  return answers.reduce(
    (best, { code, level }) => Math.max(best, rule.credit(wish.code, code, level)),
    0,
  )
}

/** What there is to earn. Alternatives all weigh 1. */
export function wholeOf({ key, wishes }: Ask): number {
  const { mode, whole } = rules[key]
  return whole * (mode === 'any' ? 1 : sum(wishes.map(({ weight }) => weight)))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
