import type { ExerciseAim, Exercise as Played } from '@attune/contract/recommendations.ts'
import type { Activity } from '../activities/activity.ts'
import type { ConcernSlug } from '../questionnaires/concerns.ts'

/** A guided exercise: what the player needs, and for whom it is. */
export type Exercise = Played & {
  helpsWith: ExerciseAim
  moods: Activity['moods']
  concerns: readonly ConcernSlug[]
  /** Not offered to someone whose answers so much as hint at one of these. */
  avoid: readonly ConcernSlug[]
  sources: readonly string[]
}

export type Step = Played['steps'][number]

export const step = (seconds: number, label: string, phase: string, narration: string): Step => ({
  seconds,
  label,
  phase,
  narration,
})

/**
 * A pattern of breaths, `count` times over. `said` has other words for the steps of some rounds,
 * counted from 1; an empty one keeps the pattern's.
 */
export const rounds = (
  count: number,
  pattern: readonly Step[],
  said: Readonly<Record<number, readonly string[]>>,
): Step[] =>
  Array.from({ length: count }, (_, round) =>
    pattern.map((one, i) => ({ ...one, narration: said[round + 1]?.[i] || one.narration })),
  ).flat()
