import type { Module } from '@attune/content/advice/module.ts'
import type { Mood } from '@attune/contract/recommendations.ts'
import type { Summary } from '../diagnosis/summarize.ts'
import type { Intake } from '../questionnaires/read-intake.ts'
import type { Speaker } from '../recommendations/person.ts'

export type AdviceInput = Speaker & {
  name?: string
  /** Empty lists where nothing was answered. */
  intake: Intake
  summary: Pick<Summary, 'diagnosis' | 'weight'>
  /** Picked moods of the last seven days. */
  moods: readonly Mood[]
  /** Titles of activities and exercises they found of use, the latest last. */
  helped: readonly string[]
  /** Of `chooseModules`, at least one. */
  modules: readonly Module[]
  /** Such as 2026-11-20. */
  day: string
}
