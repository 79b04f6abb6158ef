import { type Exercise, step } from './exercise.ts'

/** Greater Good in Action practice page. */
export const lovingKindness: Exercise = {
  id: 'loving-kindness',
  title: 'Loving-kindness',
  description: 'Kind wishes, starting where it is easy.',
  helpsWith: 'kindness',
  moods: ['calm', 'sad'],
  concerns: ['loneliness', 'self-esteem', 'anger', 'relationships', 'grief'],
  avoid: [],
  totalSeconds: 360,
  visual: 'ripples',
  safety:
    'Skip people who harmed you. If warm wishes bring up grief, that is normal; you may stop.',
  afterPrompt: 'Who came to mind first?',
  sources: ['https://ggia.berkeley.edu/practice/loving_kindness_meditation'],
  steps: [
    step(
      25,
      'Arrive',
      'intro',
      'Sit in a way that is kind to your back. Let your face soften. There is no feeling you are supposed to have.',
    ),
    step(
      25,
      'Someone easy',
      'guide',
      'Bring to mind someone it is simple to like: a person, a pet, a kind teacher.',
    ),
    step(
      55,
      'Wishes for them',
      'guide',
      'Offer them: may you be safe. May you be well. May you have some ease today. Pause after each.',
    ),
    step(20, 'Let it land', 'guide', 'Picture them receiving it. Notice anything, even nothing.'),
    step(
      20,
      'For you',
      'guide',
      'Now turn the same wishes towards yourself. If that is hard, picture yourself at an age when you needed them.',
    ),
    step(
      60,
      'Wishes for yourself',
      'guide',
      'May I be safe. May I be well. May I have some ease today. Use words that sound like you.',
    ),
    step(
      20,
      'Someone neutral',
      'guide',
      'Think of someone you barely know: a neighbour, a cashier.',
    ),
    step(
      45,
      'Wishes for them too',
      'guide',
      'They too want to be all right. May you be safe. May you be well.',
    ),
    step(
      45,
      'A little wider',
      'guide',
      'Spread it to the people in your building, your street, your town.',
    ),
    step(25, 'Back to the breath', 'guide', 'Let the words go. Feel two breaths.'),
    step(20, 'Finish', 'outro', 'Choose one wish to carry with you, for someone or for yourself.'),
  ],
}
