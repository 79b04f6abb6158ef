/** The 27 emotions of GoEmotions (Demszky et al. 2020) and neutral, in the order of that set. */
export const emotions = [
  'admiration',
  'amusement',
  'anger',
  'annoyance',
  'approval',
  'caring',
  'confusion',
  'curiosity',
  'desire',
  'disappointment',
  'disapproval',
  'disgust',
  'embarrassment',
  'excitement',
  'fear',
  'gratitude',
  'grief',
  'joy',
  'love',
  'nervousness',
  'optimism',
  'pride',
  'realization',
  'relief',
  'remorse',
  'sadness',
  'surprise',
  'neutral',
] as const
export type Emotion = (typeof emotions)[number]

export const ekmans = ['anger', 'disgust', 'fear', 'joy', 'sadness', 'surprise', 'neutral'] as const
export type Ekman = (typeof ekmans)[number]

export const sentiments = ['positive', 'negative', 'ambiguous', 'neutral'] as const
export type Sentiment = (typeof sentiments)[number]

/** The families of Ekman, grouped as the authors of GoEmotions did. */
export const ekmanOf: Readonly<Record<Emotion, Ekman>> = invert<Ekman>({
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
})

export const sentimentOf: Readonly<Record<Emotion, Sentiment>> = Object.fromEntries(
  emotions.map((emotion) => [emotion, sentimentOfFamily(emotion)]),
) as Record<Emotion, Sentiment>

function sentimentOfFamily(emotion: Emotion): Sentiment {
  const family = ekmanOf[emotion]
  if (family === 'joy') return 'positive'
  if (family === 'surprise') return 'ambiguous'
  return family === 'neutral' ? 'neutral' : 'negative'
}

function invert<K extends string>(groups: Record<K, readonly Emotion[]>): Record<Emotion, K> {
  const pairs = Object.entries<readonly Emotion[]>(groups).flatMap(([group, members]) =>
    members.map((member) => [member, group]),
  )
  return Object.fromEntries(pairs)
}
