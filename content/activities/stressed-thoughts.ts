import type { Activity } from './activity.ts'

/** When things are too much, for the mind. */
export const stressedThoughts: readonly Activity[] = [
  {
    id: 'worry-window',
    moods: ['stressed'],
    concerns: ['anxiety', 'sleep', 'ocd', 'burnout-work'],
    avoid: [],
    title: 'Book a worry appointment',
    activity:
      'Write each worry in one line and give it a ten-minute slot later today. When it comes back early, tell it: noted, half past six.',
    explanation:
      'Postponing is easier than stopping, and most worries look smaller by the time their turn comes.',
    minutes: 5,
    hours: [7, 18],
    requires: [],
    steps: [
      ['Write each worry in one line.'],
      ['Choose ten minutes later today for all of them.'],
      ['When one comes back early, tell it the time.'],
    ],
    exercise: 'worry-postponement',
    caution: null,
    source:
      'https://www.nhs.uk/every-mind-matters/mental-wellbeing-tips/self-help-cbt-techniques/tackling-your-worries/',
  },
  {
    id: 'control-circles',
    moods: ['stressed'],
    concerns: ['stress', 'burnout-work', 'life-transitions', 'anxiety'],
    avoid: [],
    title: 'Two circles',
    activity:
      'Draw two circles. In the inner one put what you can act on today; in the outer one put what you cannot. Choose one inner item and do its first step.',
    explanation:
      'Sorting turns a fog of pressure into one doable move, and lets you set down the rest.',
    minutes: 15,
    hours: [0, 24],
    requires: [],
    steps: [
      ['Draw a small circle inside a large one.', 30],
      ['Write inside what you can act on.', 180],
      ['Write in the outer one what you cannot change.', 180],
      ['Choose one from the inside, and name its first step.', 90],
    ],
    exercise: null,
    caution: null,
    source: 'https://www.who.int/publications/i/item/WHO-MSD-MER-18.5',
  },
  {
    id: 'one-thing-list',
    moods: ['stressed'],
    concerns: ['burnout-work', 'adhd', 'stress', 'depression'],
    avoid: [],
    title: 'The one-thing list',
    activity:
      'Empty everything in your head onto paper, circle one task, and cover the rest. Work on the circled one for ten minutes.',
    explanation: 'Holding a list in mind costs attention; a single visible target gives it back.',
    minutes: 15,
    hours: [7, 22],
    requires: [],
    steps: [
      ['Write down everything in your head.', 150],
      ['Circle one task and cover the rest.', 30],
      ['Work on it.', 600],
      ['Stop, and uncover the list.', 20],
    ],
    exercise: null,
    caution: null,
    source: 'https://www.who.int/publications/i/item/WHO-MSD-MER-18.5',
  },
  {
    id: 'stop-skill',
    moods: ['stressed'],
    concerns: ['anger', 'anxiety', 'substance-use', 'adhd'],
    avoid: [],
    title: 'Four-step stop',
    activity:
      'Stop. Take a slow breath. Look at what is going on inside and around you. Then carry on with whatever fits your longer-term aim.',
    explanation: 'A three-second gap is often enough to swap a reflex for a choice.',
    minutes: 2,
    hours: [0, 24],
    requires: [],
    steps: [
      ['Stop where you are.', 10],
      ['Take one slow breath.', 20],
      ['Look at what goes on in you and around you.', 30],
      ['Go on with what fits where you want to go.', 20],
    ],
    exercise: null,
    caution: null,
    source: 'https://www.cci.health.wa.gov.au/Resources/Looking-After-Yourself/Tolerating-Distress',
  },
  {
    id: 'thought-check',
    moods: ['stressed', 'sad'],
    concerns: ['anxiety', 'depression', 'self-esteem', 'social-anxiety'],
    avoid: [],
    title: 'Put the thought on trial',
    activity:
      'Write the thought that stings, then two facts that support it and two that do not. Finish with a fairer sentence you could believe.',
    explanation: 'Harsh thoughts feel like facts until they are asked for evidence.',
    minutes: 15,
    hours: [0, 24],
    requires: [],
    steps: [
      ['Write the thought that stings, word for word.', 90],
      ['Write two facts that support it.', 150],
      ['Write two that do not.', 150],
      ['Write a fairer sentence, one you could believe.', 120],
    ],
    exercise: null,
    caution: null,
    source:
      'https://www.nhs.uk/every-mind-matters/mental-wellbeing-tips/self-help-cbt-techniques/thought-record/',
  },
  {
    id: 'notice-name',
    moods: ['stressed', 'sad'],
    concerns: ['anxiety', 'depression', 'ocd', 'trauma-ptsd'],
    avoid: [],
    title: 'I notice the thought that',
    activity:
      'Take a heavy thought and say it again beginning with: I notice I am having the thought that… Try it three times, slower each time.',
    explanation: 'A little distance makes a thought something you see, not something you are.',
    minutes: 2,
    hours: [0, 24],
    requires: [],
    steps: [
      ['Take one heavy thought.', 15],
      ['Say: I notice I am having the thought that …', 25],
      ['Say it once more, slower.', 30],
      ['And a last time, looking at something in the room.', 30],
    ],
    exercise: null,
    caution: null,
    source: 'https://www.who.int/publications/i/item/9789240003927',
  },
  {
    id: 'brain-dump-bed',
    moods: ['stressed'],
    concerns: ['sleep', 'anxiety', 'burnout-work'],
    avoid: [],
    title: 'Close the tabs',
    activity:
      'Before bed, list tomorrow’s tasks and the very first step of each. Put the paper in another room.',
    explanation:
      'Unfinished jobs keep the mind rehearsing; a written plan gives it permission to stop.',
    minutes: 15,
    hours: [20, 24],
    requires: [],
    steps: [
      ['List what waits tomorrow.', 180],
      ['Beside each, write the very first step.', 180],
      ['Put the paper in another room.', 40],
    ],
    exercise: null,
    caution: null,
    source:
      'https://www.nhs.uk/every-mind-matters/mental-wellbeing-tips/how-to-fall-asleep-faster-and-sleep-better/',
  },
]
