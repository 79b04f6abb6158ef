import { matchTexts } from '@attune/content/matching/texts.ts'
import type { Match } from '@attune/contract/matching.ts'
import { joinWords } from '../wording/join-words.ts'
import type { Ask, Wish } from './asks.ts'
import type { Candidate } from './candidate.ts'
import { pointsOf, unmetWishes } from './explain.ts'
import { type Plan, planOf, shareOf } from './score.ts'

/** What brings someone here is never up for dropping; the others are not wishes of theirs. */
const kept = ['concerns', 'specialist', 'words', 'responsiveness', 'profile']

/**
 * The one factor whose unmet wishes, were they dropped, would raise this match most; the heavier
 * factor of equals; null when none would.
 */
export function bestChange(plan: Plan, candidate: Candidate): Match['counterfactual'] {
  let best: Match['counterfactual'] = null
  let { percentage } = pointsOf(plan, candidate)
  for (const ask of plan.asks) {
    if (kept.includes(ask.key)) continue
    if (isMet(ask, candidate)) continue
    const unmet = unmetWishes(ask, candidate)
    if (unmet.length === 0) continue
    const asks = plan.asks.flatMap((other) => (other === ask ? without(ask, unmet) : other))
    const raised = asks.length > 0 ? pointsOf(planOf(asks), candidate).percentage : 0
    if (raised <= percentage) continue
    percentage = raised
    best = { text: sentence(unmet, raised), matchPercentage: raised }
  }
  return best
}

function isMet(ask: Ask, candidate: Candidate): boolean {
  const share = shareOf(ask, candidate)
  return share !== null && share.earned === share.of
}

function without(ask: Ask, unmet: readonly Wish[]): Ask[] {
  const wishes = ask.wishes.filter((wish) => !unmet.includes(wish))
  return wishes.length > 0 ? [{ ...ask, wishes }] : []
}

const sentence = (unmet: Ask['wishes'], percentage: number) =>
  matchTexts.counterfactual(joinWords(unmet.map(({ brief }) => brief)), percentage)
