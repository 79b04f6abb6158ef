import { type ConcernSlug, concerns } from '@attune/content/questionnaires/concerns.ts'
import { mainConcerns, namedStrength } from '../questionnaires/concern-signals.ts'
import type { Speaker } from './person.ts'

/** A concern something may be chosen for, and where it came up. */
export type Interest = { concern: ConcernSlug; strength: number; where: 'answers' | 'entries' }

const mostFromEntries = 3

/**
 * Strongest first. What was written in the last days counts as if it had been named, and a little
 * more each time. A guess of software is never reason enough for what needs a specialist.
 */
export function interestsOf({ concerns: signals, writing }: Speaker): Interest[] {
  const interests = new Map<ConcernSlug, Interest>()
  for (const { concern, strength } of mainConcerns(signals))
    interests.set(concern, { concern, strength, where: 'answers' })
  for (const { concern, entries } of writing.concerns) {
    const known = interests.get(concern)
    if (!known && concerns[concern].specialist) continue
    const strength = (known?.strength ?? namedStrength - 1) + Math.min(entries, mostFromEntries)
    interests.set(concern, { concern, strength, where: known?.where ?? 'entries' })
  }
  return [...interests.values()].toSorted((a, b) => b.strength - a.strength)
}

/** The strongest of a person's interests that something is for. */
export const strongest = (isFor: readonly ConcernSlug[], interests: readonly Interest[]) =>
  interests.find(({ concern }) => isFor.includes(concern))
