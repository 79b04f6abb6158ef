import type { Match } from '@attune/contract/matching.ts'
import type { Practice } from '../questionnaires/read-practice.ts'
import type { Ask } from './asks.ts'
import { unmetWishes } from './explain.ts'
import { exactPoints, type Plan, percentageOf, planOf, scoreAsk } from './score.ts'

/**
 * The one factor whose unmet wishes, were they dropped, would raise this match most; the heavier
 * factor of equals; null when none would. What brings someone here is never up for dropping.
 */
export function bestChange(plan: Plan, practice: Practice): Match['counterfactual'] {
  let best: Match['counterfactual'] = null
  let percentage = percentageOf(exactPoints(plan, practice))
  for (const ask of plan.asks) {
    if (ask.key === 'concerns' || ask.key === 'profile' || scoreAsk(ask, practice) === 1) continue
    const unmet = unmetWishes(ask, practice)
    const asks = plan.asks.flatMap((other) => (other === ask ? without(ask, unmet) : other))
    const raised = asks.length > 0 ? percentageOf(exactPoints(planOf(asks), practice)) : 0
    if (raised <= percentage) continue
    percentage = raised
    best = { text: sentence(unmet, raised), matchPercentage: raised }
  }
  return best
}

function without(ask: Ask, unmet: Ask['wishes']): Ask[] {
  const wishes = ask.wishes.filter((wish) => !unmet.includes(wish))
  return wishes.length > 0 ? [{ key: ask.key, wishes }] : []
}

function sentence(unmet: Ask['wishes'], percentage: number): string {
  const names = unmet.map(({ brief }) => brief)
  const named = [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ')
  return `With ${named} not needed, this would be ${percentage} %.`
}
