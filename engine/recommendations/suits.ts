import type { ConcernSlug } from '@attune/content/questionnaires/concerns.ts'
import { everydayConcerns } from '@attune/content/recommendations/concern-lists.ts'
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

/** Whether it is first of all for something that can do anyone good. */
export const isForEveryone = ([first]: readonly ConcernSlug[]) =>
  first !== undefined && everydayConcerns.includes(first)
