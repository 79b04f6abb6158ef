import type { Intake } from '../questionnaires/read-intake.ts'
import type { Practice } from '../questionnaires/read-practice.ts'
import { type Ask, readAsks, type Wish } from './asks.ts'
import { type Rule, rules } from './rules.ts'
import { shareOut } from './share-out.ts'
import { weights } from './weights.ts'

/** What a patient asked for, and the points each factor can bring: whole numbers, together 100. */
export type Plan = { asks: readonly Ask[]; max: readonly number[] }

export function planFor(intake: Intake): Plan {
  return planOf(readAsks(intake))
}

export function planOf(asks: readonly Ask[]): Plan {
  const shares = asks.map(({ key }) => (key === 'profile' ? 1 : weights[key]))
  const whole = shares.reduce((sum, share) => sum + share, 0)
  return {
    asks,
    max: shareOut(
      shares.map((share) => (100 * share) / whole),
      100,
    ),
  }
}

/** The unrounded points of a practice, 0 to 100. */
export function exactPoints({ asks, max }: Plan, practice: Practice): number {
  let points = 0
  for (let i = 0; i < asks.length; i++) points += max[i]! * (scoreAsk(asks[i]!, practice) ?? 0)
  return points
}

/** How far a practice meets what was asked of one factor, 0 to 1; null where it says nothing. */
export function scoreAsk({ key, wishes }: Ask, practice: Practice): number | null {
  const rule = rules[key]
  const answers = rule.answers(practice)
  if (answers.length === 0) return null
  let met = 0
  let asked = 0
  for (const wish of wishes) {
    const credit = wishCredit(rule, wish, answers)
    if (rule.mode === 'any' && credit === 1) return 1
    met += wish.weight * credit
    asked += wish.weight
  }
  return met / asked
}

/** What the best of a therapist's answers earns for one wish, 0 to 1. */
export function wishCredit(rule: Rule, wish: Wish, answers: readonly string[]): number {
  let best = 0
  for (const answer of answers) {
    const credit = rule.credit(wish.code, answer)
    if (credit === 1) return 1
    if (credit > best) best = credit
  }
  return best
}

/** Rounded down: a point is shown only once it is earned, and 100 only when all is met. */
export function percentageOf(exact: number): number {
  return Math.floor(exact + epsilon)
}

const epsilon = 1e-9
