import type { Feeling } from '@attune/content/emotions/emotions.ts'
import type { ConcernSlug } from '@attune/content/questionnaires/concerns.ts'
import { entriesByFeeling } from '../diagnosis/feelings-over-time.ts'
import type { ReadEntry } from '../diagnosis/journal-themes.ts'

/** What the entries of the last seven days seem to speak of; empty where software may not look. */
export type RecentWriting = {
  entries: number
  /** The most frequent first, with the number of entries. */
  concerns: readonly { concern: ConcernSlug; entries: number }[]
  /** The most frequent first. */
  feelings: readonly Feeling[]
}

export const nothingWritten: RecentWriting = { entries: 0, concerns: [], feelings: [] }

export function recentWriting(entries: readonly ReadEntry[]): RecentWriting {
  const counts = new Map<ConcernSlug, number>()
  for (const { reading } of entries)
    for (const { label } of reading.concerns) counts.set(label, (counts.get(label) ?? 0) + 1)
  return {
    entries: entries.length,
    concerns: [...counts]
      .toSorted(([, a], [, b]) => b - a)
      .map(([concern, count]) => ({ concern, entries: count })),
    feelings: entriesByFeeling(entries).map(([feeling]) => feeling),
  }
}
