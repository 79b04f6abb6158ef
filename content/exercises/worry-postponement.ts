import { type Exercise, step } from './exercise.ts'

/** NHS Every Mind Matters, worry time; CCI worry and rumination modules. */
export const worryPostponement: Exercise = {
  id: 'worry-postponement',
  title: 'Worry appointment',
  description: 'Learn to put worries in a queue and give them a time slot.',
  helpsWith: 'thoughts',
  moods: ['stressed'],
  concerns: ['anxiety', 'sleep', 'burnout-work'],
  avoid: ['ocd'],
  totalSeconds: 295,
  visual: 'post-box',
  safety:
    'Not for urgent safety worries: act on those now. If worries are OCD obsessions, ask a therapist first, because postponing can turn into a ritual.',
  afterPrompt: 'What time did you choose?',
  sources: [
    'https://www.nhs.uk/every-mind-matters/mental-wellbeing-tips/self-help-cbt-techniques/tackling-your-worries/',
    'https://www.cci.health.wa.gov.au/Resources/Looking-After-Yourself/Worry-and-Rumination',
  ],
  steps: [
    step(
      20,
      'Start',
      'intro',
      'For the next few minutes we will put worries in a queue instead of arguing with them.',
    ),
    step(
      30,
      'Pick a time',
      'guide',
      'Choose a daily worry time of fifteen minutes, not close to bed. Say it out loud.',
    ),
    step(30, 'Catch one', 'guide', 'What is worrying you now? Put it in one short sentence.'),
    step(
      45,
      'Act or what-if?',
      'guide',
      'Ask: is there something I can do about it in the next day? If yes, name the first step and when. If it is a what-if, it goes in the queue.',
    ),
    step(
      30,
      'Park it',
      'guide',
      'Imagine writing it on a card and posting it into a box marked with your worry time.',
    ),
    step(
      40,
      'Come back here',
      'guide',
      'Now choose where your attention goes: your feet, a sound, the next task. Worries may knock; tell them the time.',
    ),
    step(
      45,
      'Practise once more',
      'guide',
      'Bring up another worry. One sentence. Act or what-if? Plan it or post it. Return to your feet.',
    ),
    step(
      35,
      'When the time comes',
      'guide',
      'At your worry time, open the box. Cross out what has faded. Plan one step for what remains. Stop when fifteen minutes are up.',
    ),
    step(20, 'Finish', 'outro', 'Set the reminder now, while you remember.'),
  ],
}
