import type { ConcernSignal } from '../questionnaires/concern-signals.ts'
import type { RecentWriting } from './recent-writing.ts'

/** What a person speaks of, in their answers and, where they allow it, in their journal. */
export type Speaker = {
  /** Of all their answers, hints included: even a hint keeps away what could harm. */
  concerns: readonly ConcernSignal[]
  writing: RecentWriting
}

/** What a choice for one person goes by. Plain data: the clock is the caller's. */
export type Person = Speaker & {
  shown: readonly Shown[]
  /** What they said of an activity or exercise: whether it helped. */
  helped: ReadonlyMap<string, boolean>
}

export type Shown = { id: string; daysAgo: number }
