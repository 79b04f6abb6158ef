import { type Exercise, step } from './exercise.ts'

/** WHO Doing What Matters in Times of Stress, which teaches acting on values; tested in trials as Self-Help Plus. */
export const valuesCheck: Exercise = {
  id: 'values-check',
  title: 'Values check',
  description: 'Six minutes to point yourself at what matters.',
  helpsWith: 'thoughts',
  moods: ['energetic', 'calm'],
  concerns: ['life-transitions', 'burnout-work', 'relationships', 'depression', 'self-esteem'],
  avoid: [],
  totalSeconds: 365,
  visual: 'compass',
  safety:
    'If everything feels pointless, choose the smallest area and tell someone how low you feel.',
  afterPrompt: 'What is your next small move?',
  sources: ['https://www.who.int/publications/i/item/9789240003927'],
  steps: [
    step(20, 'Start', 'intro', 'This is a compass check, not a test. There are no right answers.'),
    step(
      45,
      'Look at the areas',
      'guide',
      'Bring to mind four areas: people you love, work or study, health and rest, fun and meaning.',
    ),
    step(
      25,
      'Choose one',
      'guide',
      'Which one asks for your attention this week? Choose only one.',
    ),
    step(
      60,
      'What matters here',
      'guide',
      'In that area, what sort of person do you want to be? Choose two words, such as patient, curious, fair, playful.',
    ),
    step(
      40,
      'How close?',
      'guide',
      'From one to ten, how close were the last seven days to those words? Be honest and kind.',
    ),
    step(
      45,
      'What got in the way',
      'guide',
      'Name the main obstacle: a feeling, a thought, a habit or a real limit.',
    ),
    step(
      55,
      'One small move',
      'guide',
      'Choose one action under ten minutes that would be one step closer. It counts even if the feeling comes along.',
    ),
    step(30, 'When and where', 'guide', 'Say when, where and what will remind you.'),
    step(25, 'Picture it', 'guide', 'Imagine the moment just after you have done it.'),
    step(20, 'Finish', 'outro', 'Save your two words. Look at them tomorrow morning.'),
  ],
}
