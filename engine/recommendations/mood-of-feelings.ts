import type { Feeling } from '@attune/content/emotions/emotions.ts'
import { moodOfFeeling } from '@attune/content/emotions/moods-of-feelings.ts'
import type { Mood } from '@attune/contract/recommendations.ts'

/** The mood that most of these feelings belong to, the first of them where it is even. */
export function moodOf(feelings: readonly Feeling[]): Mood | null {
  const counts = new Map<Mood, number>()
  for (const feeling of feelings) {
    const mood = moodOfFeeling[feeling]
    if (mood) counts.set(mood, (counts.get(mood) ?? 0) + 1)
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? null
}
