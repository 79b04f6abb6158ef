import type { Activity } from './activity.ts'

/** When things are too much, for the mind and with others. */
export const stressedMindActivities: readonly Activity[] = [
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
    minutes: 4,
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
    minutes: 8,
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
    minutes: 12,
    exercise: null,
    caution: null,
    source: 'https://www.who.int/publications/i/item/WHO-MSD-MER-18.5',
  },
  {
    id: 'anger-pause',
    moods: ['stressed'],
    concerns: ['anger', 'family-conflict', 'relationships', 'parenting'],
    avoid: ['domestic-abuse'],
    title: 'Leave to return',
    activity:
      'Say: I want to sort this out and I need twenty minutes. Walk away, move your body, and come back at the time you promised.',
    explanation:
      'A flooded brain argues badly. Naming when you will return keeps the break from feeling like rejection.',
    minutes: 20,
    exercise: null,
    caution: null,
    source: 'https://www.apa.org/topics/anger/control',
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
    minutes: 1,
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
    minutes: 10,
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
    minutes: 3,
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
      'An hour before bed, list tomorrow’s tasks and the very first step of each. Put the paper in another room.',
    explanation:
      'Unfinished jobs keep the mind rehearsing; a written plan gives it permission to stop.',
    minutes: 6,
    exercise: null,
    caution: null,
    source:
      'https://www.nhs.uk/every-mind-matters/mental-wellbeing-tips/how-to-fall-asleep-faster-and-sleep-better/',
  },
  {
    id: 'news-fast',
    moods: ['stressed'],
    concerns: ['stress', 'anxiety', 'sleep'],
    avoid: [],
    title: 'Two hours without headlines',
    activity:
      'Put your phone in a drawer and tell one person you are offline for two hours. Notice what you reach for instead.',
    explanation: 'Constant alerts keep the alarm system warm; a gap lets it cool.',
    minutes: 120,
    exercise: null,
    caution: null,
    source: null,
  },
  {
    id: 'ask-for-help',
    moods: ['stressed'],
    concerns: ['burnout-work', 'parenting', 'chronic-illness', 'loneliness'],
    avoid: [],
    title: 'Ask for one small thing',
    activity:
      'Choose one person and one specific request, such as: could you pick up milk on Thursday? Send it now.',
    explanation: 'Specific requests are easier to say yes to, and shared load is real relief.',
    minutes: 5,
    exercise: null,
    caution: null,
    source: 'https://www.cdc.gov/social-connectedness/improving/index.html',
  },
  {
    id: 'say-no-script',
    moods: ['stressed'],
    concerns: ['relationships', 'family-conflict', 'burnout-work', 'self-esteem'],
    avoid: [],
    title: 'Practise one kind no',
    activity:
      'Write a two-line refusal for something you do not want to do: thank you for asking, I cannot take that on. Read it aloud three times.',
    explanation: 'Rehearsing lowers the dread, so the words are there when you need them.',
    minutes: 6,
    exercise: null,
    caution: null,
    source: 'https://www.cci.health.wa.gov.au/Resources/Looking-After-Yourself/Assertiveness',
  },
  {
    id: 'work-shutdown',
    moods: ['stressed'],
    concerns: ['burnout-work', 'stress', 'sleep'],
    avoid: [],
    title: 'Clock off on purpose',
    activity:
      'Write three lines: what got done, what waits, and where to begin tomorrow. Close the laptop and say out loud: finished for today.',
    explanation: 'A clear ending helps the mind stop working after the hands do.',
    minutes: 5,
    exercise: null,
    caution: null,
    source: 'https://www.nhs.uk/every-mind-matters/lifes-challenges/work-related-stress/',
  },
]
