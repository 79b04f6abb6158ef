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

export type Feeling = Exclude<Emotion, 'neutral'>

export const ekmans = ['anger', 'disgust', 'fear', 'joy', 'sadness', 'surprise', 'neutral'] as const
export type Ekman = (typeof ekmans)[number]

export const sentiments = ['positive', 'negative', 'ambiguous', 'neutral'] as const
export type Sentiment = (typeof sentiments)[number]
