import { matchTexts } from '@attune/content/matching/texts.ts'
import type { MatchOverview } from '@attune/contract/matching.ts'
import { noWishFacts } from '@attune/contract/wish-facts.ts'
import type { Intake } from '../questionnaires/read-intake.ts'
import { joinWords } from '../wording/join-words.ts'
import { type Query, type QueryOptions, queryFor } from './match.ts'
import { limitsKey } from './requirements.ts'

export type WayOut = NonNullable<MatchOverview['together']>

/**
 * What has to be let go of together, where no need alone keeps anybody out and `eligible` are left:
 * `countEligible` is asked with all let go of but a therapist's limits, then with one after the other
 * asked for again, the must-haves first, and what can stand while somebody more comes stands. So no
 * need can be taken out of the answer, and it takes one count a need and one more. Null where nobody
 * would come.
 */
export async function wayOut(
  intake: Intake,
  options: QueryOptions,
  eligible: number,
  countEligible: (query: Query) => Promise<number>,
): Promise<WayOut | null> {
  const facts = options.facts ?? noWishFacts
  const without = (keys: readonly string[]) =>
    queryFor(intake, {
      ...options,
      facts: { ...facts, relaxed: [...facts.relaxed, ...keys] },
      limit: 0,
    })
  const excepts = new Map<string, string>()
  let gone: string[] = []
  // Where how to meet is open, the distance may become a need: it, too, is let go of.
  for (let left = needsOf(without([])); left.length > 0; left = needsOf(without(gone))) {
    for (const { key, except } of left) excepts.set(key, except)
    gone = [...excepts.keys()]
  }
  let after = await countEligible(without(gone))
  if (after <= eligible) return null
  for (const key of excepts.keys()) {
    const fewer = gone.filter((other) => other !== key)
    const count = await countEligible(without(fewer))
    if (count > eligible) [gone, after] = [fewer, count]
  }
  const except = joinWords(gone.map((key) => excepts.get(key)!))
  return { keys: gone, except, without: after, text: matchTexts.more(after - eligible, except) }
}

const needsOf = ({ requirements }: Query) => requirements.filter(({ key }) => key !== limitsKey)
