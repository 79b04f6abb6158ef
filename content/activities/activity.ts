import type { Mood } from '@attune/contract/recommendations.ts'
import type { ConcernSlug } from '../questionnaires/concerns.ts'

/** Something small to do. */
export type Activity = {
  id: string
  moods: readonly Mood[]
  /** The first is what it is for before all else. */
  concerns: readonly ConcernSlug[]
  /** Never shown to someone whose answers so much as hint at one of these. */
  avoid: readonly ConcernSlug[]
  title: string
  activity: string
  explanation: string
  minutes: number
  /** Of the guided exercise that goes with it. */
  exercise: string | null
  caution: string | null
  source: string | null
}
