import { type Exercise, step } from './exercise.ts'

/** Greater Good in Action practice page; NIH overview of benefits and cautions. */
export const bodyScan: Exercise = {
  id: 'body-scan',
  title: 'Body scan',
  description: 'Eight minutes of visiting the body from feet to head.',
  helpsWith: 'tension',
  moods: ['stressed', 'calm'],
  concerns: ['stress', 'sleep', 'chronic-illness', 'anxiety', 'burnout-work'],
  avoid: ['eating-body-image', 'panic', 'psychosis', 'trauma-ptsd'],
  totalSeconds: 480,
  visual: 'figure-glow',
  safety:
    'Attention to the body can stir up memories. Keep your eyes open, skip any area, or switch to 5-4-3-2-1 if you feel unsafe.',
  afterPrompt: 'Where did you notice the most?',
  sources: [
    'https://ggia.berkeley.edu/practice/body_scan_meditation',
    'https://www.nccih.nih.gov/health/meditation-and-mindfulness-effectiveness-and-safety',
  ],
  steps: [
    step(
      20,
      'Arrive',
      'intro',
      'Lie down or lean back. You can keep your eyes open and look at one spot. There is nothing to relax on purpose; we are only visiting.',
    ),
    step(20, 'Breath', 'guide', 'Feel three breaths come and go by themselves.'),
    step(
      40,
      'Feet',
      'guide',
      'Bring your attention to your feet. Warm or cool, heavy or light, or hard to feel at all: each answer is fine.',
    ),
    step(
      30,
      'Lower legs',
      'guide',
      'Move up to your shins and calves. Notice where fabric or the floor meets them.',
    ),
    step(
      30,
      'Knees and thighs',
      'guide',
      'Now knees and thighs. If your mind has wandered off, good noticing; come back here.',
    ),
    step(
      35,
      'Hips and seat',
      'guide',
      'Sense your weight being held by what is beneath you. You do not have to hold yourself up for this minute.',
    ),
    step(
      40,
      'Belly',
      'guide',
      'Let attention rest in your belly. Rising, falling. If this area feels difficult, move on to your hands.',
    ),
    step(
      40,
      'Chest and upper back',
      'guide',
      'Visit your chest, then your back. Feelings often live here; just say hello.',
    ),
    step(
      35,
      'Hands and arms',
      'guide',
      'Notice your fingertips, palms, wrists, forearms. Perhaps a faint buzz.',
    ),
    step(
      40,
      'Shoulders and neck',
      'guide',
      'Shoulders, neck, throat. Breathe as if the air could reach there.',
    ),
    step(35, 'Face', 'guide', 'Jaw, lips, eyes, forehead. See whether your teeth are touching.'),
    step(
      20,
      'Top of the head',
      'guide',
      'The very top of your head, where the body ends and the room begins.',
    ),
    step(
      55,
      'Whole body',
      'guide',
      'Now hold the whole body in attention at once, like seeing a landscape instead of one tree.',
    ),
    step(
      40,
      'Return',
      'outro',
      'Wiggle a finger and a toe. Hear the room. When you are ready, get up slowly.',
    ),
  ],
}
