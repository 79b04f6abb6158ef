import { type Exercise, rounds, step } from './exercise.ts'

/** Cleveland Clinic explainer; Randomised trial; box breathing was one arm (21 people), five minutes a day for a month. */
export const boxBreathing: Exercise = {
  id: 'box-breathing',
  title: 'Box breathing',
  description: 'Four equal counts, eight rounds. Good before something difficult.',
  helpsWith: 'too-much',
  moods: ['stressed'],
  concerns: ['stress', 'anxiety', 'panic', 'burnout-work', 'anger'],
  avoid: [],
  totalSeconds: 160,
  visual: 'square-path',
  safety:
    'Skip the holds if you are pregnant, have a heart, lung or seizure condition, or feel light-headed: just breathe slowly. Stop if it feels wrong.',
  afterPrompt: 'How settled do you feel now, from 1 to 5?',
  sources: [
    'https://health.clevelandclinic.org/box-breathing-benefits',
    'https://doi.org/10.1016/j.xcrm.2022.100895',
  ],
  steps: [
    step(
      12,
      'Settle',
      'intro',
      'Sit so your feet rest on something. Let your shoulders drop. We will follow four sides of a box.',
    ),
    step(8, 'Ready', 'intro', 'Let out the air you have. Begin when the dot moves.'),
    ...rounds(
      8,
      [
        step(4, 'In', 'inhale', 'In'),
        step(4, 'Hold', 'hold-in', 'Hold'),
        step(4, 'Out', 'exhale', 'Out'),
        step(4, 'Wait', 'hold-out', 'Wait'),
      ],
      {
        1: [
          'Breathe in as the dot climbs.',
          'Rest at the top. No strain.',
          'Let it out along the side.',
          'Wait, empty and easy.',
        ],
        5: ['Half way. In'],
        8: ['Last round. In'],
      },
    ),
    step(
      12,
      'Finish',
      'outro',
      'Breathe however you like now. Notice one place in your body that feels different.',
    ),
  ],
}
