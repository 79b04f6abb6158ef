import type { Exercise as Played } from '@attune/contract/recommendations.ts'
import type { ConcernSlug } from '../questionnaires/concerns.ts'
import type { Activity } from './activity.ts'

/** A guided exercise: what the player needs, and for whom it is. */
export type Exercise = Played & {
  moods: Activity['moods']
  concerns: readonly ConcernSlug[]
  /** Not offered to someone whose answers so much as hint at one of these. */
  avoid: readonly ConcernSlug[]
  sources: readonly string[]
}

export const step = (seconds: number, label: string, phase: string, narration: string) => ({
  seconds,
  label,
  phase,
  narration,
})
