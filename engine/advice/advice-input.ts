import type { Mood } from '@attune/contract/recommendations.ts'
import type { Summary } from '../diagnosis/summarize.ts'
import type { ConcernSignal } from '../questionnaires/concern-signals.ts'
import type { Intake } from '../questionnaires/read-intake.ts'
import type { Module } from './module.ts'

export type AdviceInput = {
  name?: string
  /** Empty lists where nothing was answered. */
  intake: Intake
  concerns: readonly ConcernSignal[]
  summary: Pick<Summary, 'diagnosis' | 'weight'>
  /** Picked moods of the last seven days. */
  moods: readonly Mood[]
  /** Of `chooseModules`, at least one. */
  modules: readonly Module[]
  /** Such as 2026-11-20. */
  day: string
}
