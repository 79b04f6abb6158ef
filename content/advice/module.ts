import type { Circumstance } from '@attune/contract/recommendations.ts'
import type { Days, Hours } from '../activities/activity.ts'
import type { ConcernSlug } from '../questionnaires/concerns.ts'
import type { PatientQuestion } from '../questionnaires/patient.ts'
import type { Codes } from '../questionnaires/question.ts'

/** One thing to try, as a whole: it stands alone and can be done without anything else. */
export type Module = {
  id: string
  /** When to do it: a single time this week, on most days, or when a hard moment comes. */
  rhythm: 'once' | 'daily' | 'need'
  /** The first is what it is for before all else. */
  concerns: readonly ConcernSlug[]
  /** Feelings it is a good answer to, in the codes of the intake. */
  feelings: readonly Codes<PatientQuestion>['feelings'][number][]
  /** Given only to those who ticked this in the question about what is going on. */
  life?: Codes<PatientQuestion>['life'][number]
  /** Never given to someone whose answers so much as hint at one of these. */
  avoid: readonly ConcernSlug[]
  /** Never given to someone whose life has this in it. */
  notFor?: readonly Circumstance[]
  title: string
  /** The one step for today, which takes a few minutes. */
  today: string
  /** When today's step makes sense; any hour and any day where nothing is said. */
  hours?: Hours
  days?: Days
  steps: readonly string[]
  why: string
  caution: string | null
  /** Where the skill comes from, named for the reader. */
  source: string
}
