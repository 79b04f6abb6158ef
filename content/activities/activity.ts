import type { Minutes, Mood } from '@attune/contract/recommendations.ts'
import type { ConcernSlug } from '../questionnaires/concerns.ts'

/** From the first hour up to the second, by the person's own clock; [20, 3] goes over midnight. */
export type Hours = readonly [from: number, to: number]

/** Days of the week, 0 for Sunday. */
export type Days = readonly number[]

/**
 * What must be there before something can be done: things and people of one's own, something made
 * before (`fear-ladder`), someone to write to (`therapist`), light outside, a job, and that one can
 * go out or move.
 */
export type Requirement =
  | 'partner'
  | 'children'
  | 'animal'
  | 'garden'
  | 'fear-ladder'
  | 'therapist'
  | 'work'
  | 'daylight'
  | 'going-out'
  | 'movement'

/** What to do, and for how many seconds where the player can lead through it. */
export type ActivityStep = readonly [text: string, seconds?: number]

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
  /** How long one needs to have for it. */
  minutes: Minutes
  hours: Hours
  /** Any day where nothing is said. */
  days?: Days
  requires: readonly Requirement[]
  /** With seconds for each, or for none. */
  steps: readonly ActivityStep[]
  /** Of the guided exercise that goes with it. */
  exercise: string | null
  caution: string | null
  source: string | null
}
