import { bestMatches } from '@attune/contract/matching.ts'
import { keepBest } from '@attune/engine/matching/best.ts'
import { tieOrder } from '@attune/engine/matching/tie-order.ts'
import type { Feasible, Profile, Therapist } from './population.ts'

/** Points of training of its own are worth more than anything that is learned. */
export const beforeAllElse = 1_000

/** What an order adds to the shipped points of somebody, and the most it could. */
export type Term = { of(one: Feasible): number; most: number }

export const noTerm: Term = { of: () => 0, most: 0 }

/**
 * The six who are shown: the shipped order with the shipped rule for equals, and the term on top. Who is
 * not open just now is passed over.
 */
export function showBest(
  therapists: readonly Therapist[],
  { feasible }: Pick<Profile, 'feasible'>,
  tie: number,
  isOpen: (at: number) => boolean,
  term: Term = noTerm,
): Feasible[] {
  const { best, offer } = keepBest<Feasible>(bestMatches)
  for (const item of feasible) {
    const shipped = item.points + beforeAllElse * item.essential
    const last = best[bestMatches - 1]
    // They come in the shipped order, so nobody after this one can be among the best.
    if (last && shipped + term.most < last.exact) break
    const exact = shipped + term.of(item)
    if (!isOpen(item.at) || (last && exact < last.exact)) continue
    const { _id, hash } = therapists[item.at]!
    offer({ _id, exact, order: tieOrder(tie, hash), item })
  }
  return best.map(({ item }) => item)
}
