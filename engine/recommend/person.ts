import type { ConcernSignal } from '../questionnaires/concern-signals.ts'

/** What a choice for one person goes by. Plain data: the clock is the caller's. */
export type Person = {
  /** Of all their answers, hints included: even a hint keeps away what could harm. */
  concerns: readonly ConcernSignal[]
  shown: readonly Shown[]
  /** What they said of an activity or exercise: whether it helped. */
  helped: ReadonlyMap<string, boolean>
}

export type Shown = { id: string; daysAgo: number }
