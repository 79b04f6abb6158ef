import type { Care } from '@attune/content/advice/care.ts'
import type { Module } from '@attune/content/advice/module.ts'
import type { Circumstance, Mood } from '@attune/contract/recommendations.ts'
import type { Summary } from '../diagnosis/summarize.ts'
import type { Intake } from '../questionnaires/read-intake.ts'
import type { Moment } from '../recommendations/moment.ts'
import type { Shown, Speaker } from '../recommendations/person.ts'

/** A step of earlier advice; `helped` is null until the person says so. */
export type Tried = Shown & { helped: boolean | null }

/** All that is known of a person when advice is made for them. */
export type AdviceFacts = Speaker & {
  name?: string
  /** Empty lists where nothing was answered. */
  intake: Intake
  summary: Pick<Summary, 'weight'>
  care: Care
  /** What they tapped of their life, beyond the intake. */
  circumstances: readonly Circumstance[]
  /** Picked moods of the last seven days. */
  moods: readonly Mood[]
  /** Titles of activities and exercises they found of use, the latest last. */
  helped: readonly string[]
  /** The steps of earlier advice, the latest last; `daysAgo` counts days of the calendar. */
  tried: readonly Tried[]
  /** All modules of earlier advice. */
  lastShown: readonly Shown[]
  /** The text of the advice before this one, empty where there was none. */
  previous: string
  moment: Moment
  /** Such as 2026-11-20. */
  day: string
  seed: string
}

/** The same with what was chosen: at least one, today's step first. */
export type AdviceInput = AdviceFacts & { modules: readonly Module[] }
