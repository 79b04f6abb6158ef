import { type Exercise, rounds, step } from './exercise.ts'

/** Described by Dr Andrew Weil; no more than four rounds to begin with; VA page on slow belly breathing (the shared mechanism). */
export const fourSevenEight: Exercise = {
  id: 'four-seven-eight',
  title: '4-7-8 breathing',
  description:
    'A short wind-down for bedtime or a racing mind. Breathing slowly is well studied; these exact counts less so.',
  helpsWith: 'tension',
  moods: ['stressed', 'calm'],
  concerns: ['sleep', 'anxiety', 'stress'],
  avoid: [],
  totalSeconds: 120,
  visual: 'filling-moon',
  safety:
    'Skip the holds if you are pregnant, have a heart, lung or seizure condition, or feel light-headed: just breathe slowly. Stop if it feels wrong. Do no more than four rounds at a time.',
  afterPrompt: 'Ready for sleep, or do you want one more quiet minute?',
  sources: [
    'https://www.drweil.com/health-wellness/body-mind-spirit/stress-anxiety/breathing-three-exercises/',
    'https://www.va.gov/WHOLEHEALTHLIBRARY/tools/diaphragmatic-breathing.asp',
  ],
  steps: [
    step(
      14,
      'Settle',
      'intro',
      'Sit or lie down. Rest the tip of your tongue behind your top teeth, if that is comfortable.',
    ),
    step(6, 'Empty', 'exhale', 'Breathe out softly through your mouth.'),
    ...rounds(
      4,
      [
        step(4, 'In', 'inhale', 'In'),
        step(7, 'Hold', 'hold-in', 'Hold gently'),
        step(8, 'Out', 'exhale', 'Out'),
      ],
      {
        1: [
          'Through the nose, quietly.',
          'Hold without gripping. Seven is a guide, not a test.',
          'Long and slow, as if cooling soup.',
        ],
        4: ['', '', 'Last one, all the way'],
      },
    ),
    step(
      24,
      'Rest',
      'outro',
      'That is four rounds, enough for now. Let your breath find its own pace.',
    ),
  ],
}
