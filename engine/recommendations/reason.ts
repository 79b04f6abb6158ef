import { type ConcernSlug, concerns } from '@attune/content/questionnaires/concerns.ts'
import type { Mood } from '@attune/contract/recommendations.ts'
import type { Interest } from './interests.ts'

/** Why something was chosen; the sentence says this and nothing more. */
export type Reason =
  | { kind: 'helped' }
  | ({ kind: 'concern' } & Pick<Interest, 'concern' | 'where'>)
  | { kind: 'mood'; mood: Mood }
  | { kind: 'sounded'; mood: Mood }
  | { kind: 'anyone' }

export function becauseOf(reason: Reason): string {
  if (reason.kind === 'helped') return 'Because you said it helped before.'
  if (reason.kind === 'mood') return `Because you chose ‘${reason.mood}’ today.`
  if (reason.kind === 'sounded') return `Because what you wrote lately sounded ${reason.mood}.`
  if (reason.kind === 'anyone') return 'Because it is of use to most people.'
  const { topic } = concerns[reason.concern]
  const where = reason.where === 'answers' ? 'your answers' : 'what you wrote lately'
  return isNamed(reason.concern)
    ? `Because ${topic} came up in ${where}.`
    : `Because of something you shared in ${where}.`
}

/** Some things are not named where others may read over a shoulder. */
export const isNamed = (concern: ConcernSlug) =>
  !concerns[concern].crisis && concern !== 'sexuality-gender-identity'
