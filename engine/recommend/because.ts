import type { Mood } from '@attune/contract/recommendations.ts'
import { type ConcernSlug, concerns } from '../questionnaires/concerns.ts'

/** Why something was chosen; the sentence says this and nothing more. */
export type Reason =
  | { kind: 'helped' }
  | { kind: 'concern'; concern: ConcernSlug }
  | { kind: 'mood'; mood: Mood }
  | { kind: 'anyone' }

export function becauseOf(reason: Reason): string {
  if (reason.kind === 'helped') return 'Because you said it helped before.'
  if (reason.kind === 'mood') return `Because you chose ‘${reason.mood}’ today.`
  if (reason.kind === 'anyone') return 'Because it is of use to most people.'
  return fromAnswers(reason.concern)
}

/** A danger is not named on a page that others may see over a shoulder. */
function fromAnswers(concern: ConcernSlug): string {
  const { topic, crisis } = concerns[concern]
  return crisis
    ? 'Because of something you shared in your answers.'
    : `Because ${topic} came up in your answers.`
}
