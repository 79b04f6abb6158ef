import type { ConcernSlug } from '@attune/content/questionnaires/concerns.ts'
import { interestsOf, strongest } from './interests.ts'
import type { Speaker } from './person.ts'

type ForConcerns = { concerns: readonly ConcernSlug[]; avoid: readonly ConcernSlug[] }

/** Whether it may be shown to a person at all. */
export function suits(item: ForConcerns, speaker: Speaker): boolean {
  const spoken = [...speaker.concerns, ...speaker.writing.concerns]
  if (spoken.some(({ concern }) => item.avoid.includes(concern))) return false
  return (
    isForEveryone(item.concerns) || strongest(item.concerns, interestsOf(speaker)) !== undefined
  )
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
