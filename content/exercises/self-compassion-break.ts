import { type Exercise, step } from './exercise.ts'

/** Kristin Neff, exercise 2; Greater Good in Action version. */
export const selfCompassionBreak: Exercise = {
  id: 'self-compassion-break',
  title: 'Self-compassion break',
  description: 'Five minutes for a moment when you are hard on yourself.',
  helpsWith: 'kindness',
  moods: ['sad', 'stressed'],
  concerns: [
    'self-esteem',
    'depression',
    'grief',
    'parenting',
    'eating-body-image',
    'sexuality-gender-identity',
  ],
  avoid: [],
  totalSeconds: 295,
  visual: 'warm-hands',
  safety:
    'For people used to harsh self-talk, kindness can feel strange or bring tears at first. Go slowly and stop if it is too much.',
  afterPrompt: 'What would you say to a friend here?',
  sources: [
    'https://self-compassion.org/exercises/exercise-2-self-compassion-break/',
    'https://ggia.berkeley.edu/practice/self_compassion_break',
  ],
  steps: [
    step(
      25,
      'Choose something small',
      'intro',
      'Think of a difficulty that is about three out of ten, not the worst one.',
    ),
    step(
      25,
      'Feel it',
      'guide',
      'Let the situation come closer. Where do you notice it in your body?',
    ),
    step(
      35,
      'Name it',
      'guide',
      'Say: this is a hard moment. Or simply: ouch. Naming is not complaining.',
    ),
    step(15, 'A breath', 'guide', 'One slow breath.'),
    step(
      40,
      'You are not the only one',
      'guide',
      'Somewhere, right now, other people feel this too. Struggling is part of being a person.',
    ),
    step(
      25,
      'A hand',
      'guide',
      'Put a hand where it feels comforting: chest, cheek, arm. Or fold your hands.',
    ),
    step(30, 'Ask', 'guide', 'Ask yourself: what do I need to hear right now?'),
    step(
      45,
      'Say it',
      'guide',
      'Offer it in the voice of a friend: you are doing your best. One thing at a time. I am on your side.',
    ),
    step(
      35,
      'One small act',
      'guide',
      'Is there one kind thing you could do for yourself today? Keep it tiny.',
    ),
    step(20, 'Finish', 'outro', 'Take the sentence with you. You can come back to it.'),
  ],
}
