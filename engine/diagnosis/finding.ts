import type { ConcernSlug } from '@attune/content/questionnaires/concerns.ts'
import type { Source } from '../questionnaires/concern-signals.ts'

/** An entry of the person's journal, named without a word of it. */
export type EntrySource = { entry: string; date: Date }

/** One sentence of a summary and what it came from. */
export type Finding = {
  /** As the person reads it. */
  text: string
  /** As a therapist reads it, whom they let. */
  told: string
  concern?: ConcernSlug
  /** Speaks of a danger: a person may keep it from a therapist who reads the rest. */
  danger?: true
  from: readonly (Source | EntrySource)[]
}
