import { type ConcernSlug, concerns } from '@attune/content/questionnaires/concerns.ts'
import { privateConcerns } from '@attune/content/recommendations/concern-lists.ts'
import { reasonSentences } from '@attune/content/recommendations/reason-sentences.ts'
import type { Mood } from '@attune/contract/recommendations.ts'
import type { Interest } from './interests.ts'

/** Why something was chosen; the sentence says this and nothing more. */
export type Reason =
  | { kind: 'helped' }
  | ({ kind: 'concern' } & Pick<Interest, 'concern' | 'where'>)
  | { kind: 'mood'; mood: Mood }
  | { kind: 'sounded'; mood: Mood }
  | { kind: 'anyone' }

export function reasonSentence(reason: Reason): string {
  if (reason.kind === 'helped') return reasonSentences.helped
  if (reason.kind === 'mood') return reasonSentences.mood(reason.mood)
  if (reason.kind === 'sounded') return reasonSentences.sounded(reason.mood)
  if (reason.kind === 'anyone') return reasonSentences.anyone
  return isNamed(reason.concern)
    ? reasonSentences.concern(concerns[reason.concern].topic, reason.where)
    : reasonSentences.unnamedConcern(reason.where)
}

/** Some things are not named where others may read over a shoulder. */
export const isNamed = (concern: ConcernSlug) =>
  !concerns[concern].crisis && !privateConcerns.includes(concern)
