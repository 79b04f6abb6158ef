import type { Mood } from '@attune/contract/recommendations.ts'

export const moodNames: Record<Mood, string> = {
  stressed: 'Stressed',
  energetic: 'Energetic',
  sad: 'Sad',
  calm: 'Calm',
}
