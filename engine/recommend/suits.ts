import { type ConcernSignal, mainConcerns } from '../questionnaires/concern-signals.ts'
import type { ConcernSlug } from '../questionnaires/concerns.ts'

type ForConcerns = { concerns: readonly ConcernSlug[]; avoid: readonly ConcernSlug[] }

/** Whether it may be shown to a person at all. */
export function suits(item: ForConcerns, signals: readonly ConcernSignal[]): boolean {
  if (signals.some(({ concern }) => item.avoid.includes(concern))) return false
  return isForEveryone(item.concerns) || strongest(item.concerns, signals) !== undefined
}

/** The strongest of a person's main concerns that this is for. */
export function strongest(
  isFor: readonly ConcernSlug[],
  signals: readonly ConcernSignal[],
): ConcernSignal | undefined {
  return mainConcerns(signals).find(({ concern }) => isFor.includes(concern))
}

/** What is first of all for an everyday matter can do anyone good; the rest would puzzle or hurt. */
export const isForEveryone = ([first]: readonly ConcernSlug[]) =>
  first !== undefined && everyday.has(first)

const everyday: ReadonlySet<ConcernSlug> = new Set([
  'anxiety',
  'stress',
  'depression',
  'sleep',
  'loneliness',
  'self-esteem',
  'relationships',
  'burnout-work',
])
