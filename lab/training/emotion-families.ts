import type { Ekman, Emotion, Sentiment } from '@attune/content/emotions/emotions.ts'

/** Grouped as the authors of GoEmotions did. */
const emotionsOfEkman: Readonly<Record<Ekman, readonly Emotion[]>> = {
  anger: ['anger', 'annoyance', 'disapproval'],
  disgust: ['disgust'],
  fear: ['fear', 'nervousness'],
  joy: [
    'joy',
    'amusement',
    'approval',
    'excitement',
    'gratitude',
    'love',
    'optimism',
    'relief',
    'pride',
    'admiration',
    'desire',
    'caring',
  ],
  sadness: ['sadness', 'disappointment', 'embarrassment', 'grief', 'remorse'],
  surprise: ['surprise', 'realization', 'confusion', 'curiosity'],
  neutral: ['neutral'],
}

const sentimentOfEkman: Readonly<Record<Ekman, Sentiment>> = {
  anger: 'negative',
  disgust: 'negative',
  fear: 'negative',
  joy: 'positive',
  sadness: 'negative',
  surprise: 'ambiguous',
  neutral: 'neutral',
}

export const ekmanOf: Readonly<Record<Emotion, Ekman>> = byEmotion((ekman) => ekman)
export const sentimentOf: Readonly<Record<Emotion, Sentiment>> = byEmotion(
  (ekman) => sentimentOfEkman[ekman],
)

function byEmotion<T>(of: (ekman: Ekman) => T): Record<Emotion, T> {
  const families = Object.entries(emotionsOfEkman) as [Ekman, readonly Emotion[]][]
  return Object.fromEntries(
    families.flatMap(([ekman, members]) => members.map((emotion) => [emotion, of(ekman)])),
  ) as Record<Emotion, T>
}
