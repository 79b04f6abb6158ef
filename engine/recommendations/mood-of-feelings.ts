import type { Feeling } from '@attune/content/emotions/emotions.ts'
import type { Mood } from '@attune/contract/recommendations.ts'

/** The mood that most of these feelings belong to, the first of them where it is even. */
export function moodOf(feelings: readonly Feeling[]): Mood | null {
  const counts = new Map<Mood, number>()
  for (const feeling of feelings) {
    const mood = moods[feeling]
    if (mood) counts.set(mood, (counts.get(mood) ?? 0) + 1)
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? null
}

/** Those left out go with any mood. */
const moods: Readonly<Partial<Record<Feeling, Mood>>> = {
  anger: 'stressed',
  annoyance: 'stressed',
  fear: 'stressed',
  nervousness: 'stressed',
  disappointment: 'sad',
  embarrassment: 'sad',
  grief: 'sad',
  remorse: 'sad',
  sadness: 'sad',
  excitement: 'energetic',
  joy: 'energetic',
  pride: 'energetic',
  amusement: 'energetic',
  gratitude: 'calm',
  love: 'calm',
  caring: 'calm',
  relief: 'calm',
}
