import type { Emotion } from './emotions.ts'

type Feeling = Exclude<Emotion, 'neutral'>

/** What each feeling is called in front of the person, so that it reads as a guess about words. */
export const feelingNames: Readonly<Record<Feeling, string>> = {
  admiration: 'Admiration',
  amusement: 'Amusement',
  anger: 'Anger',
  annoyance: 'Annoyance',
  approval: 'Approval',
  caring: 'Care for someone',
  confusion: 'Confusion',
  curiosity: 'Curiosity',
  desire: 'Longing',
  disappointment: 'Disappointment',
  disapproval: 'Disapproval',
  disgust: 'Disgust',
  embarrassment: 'Embarrassment',
  excitement: 'Excitement',
  fear: 'Fear',
  gratitude: 'Gratitude',
  grief: 'Grief',
  joy: 'Joy',
  love: 'Love',
  nervousness: 'Nervousness',
  optimism: 'Hope',
  pride: 'Pride',
  realization: 'A new insight',
  relief: 'Relief',
  remorse: 'Regret',
  sadness: 'Sadness',
  surprise: 'Surprise',
}
