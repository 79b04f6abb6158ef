import type { Activity } from './activity.ts'

/** When things are too much, by breath, senses and muscles. */
export const stressedBody: readonly Activity[] = [
  {
    id: 'box-breath',
    moods: ['stressed'],
    concerns: ['stress', 'anxiety', 'panic', 'burnout-work', 'anger'],
    avoid: [],
    title: 'Breathe around a box',
    activity:
      'Breathe in for four, wait for four, out for four, wait for four. Trace a square with your eyes as you go, for eight rounds.',
    explanation:
      'Counting gives a busy mind one small job, and slow even breaths tell the body the emergency is over.',
    minutes: 5,
    hours: [0, 24],
    requires: [],
    steps: [
      ['Breathe in while you count to four.'],
      ['Wait for four.'],
      ['Breathe out for four.'],
      ['Wait for four, and go round again.'],
    ],
    exercise: 'box-breathing',
    caution:
      'Skip the breath holds if you are pregnant, or have heart, lung or fainting problems; just breathe out slowly.',
    source: 'https://health.clevelandclinic.org/box-breathing-benefits',
  },
  {
    id: 'long-sigh',
    moods: ['stressed', 'sad'],
    concerns: ['stress', 'anxiety', 'panic', 'trauma-ptsd'],
    avoid: [],
    title: 'Five minutes of long sighs',
    activity:
      'Take a breath in through the nose, top it up with a second small sip of air, then let it all go slowly through the mouth. Repeat without forcing.',
    explanation:
      'In a small trial, five minutes a day of this pattern lifted mood more than mindfulness practice did; the long breath out is what slows you down.',
    minutes: 5,
    hours: [0, 24],
    requires: [],
    steps: [
      ['Breathe in through the nose.'],
      ['Take a second, small sip of air on top.'],
      ['Let it all go slowly through the mouth.'],
      ['Go on for five minutes, without force.'],
    ],
    exercise: 'physiological-sigh',
    caution: null,
    source: 'https://doi.org/10.1016/j.xcrm.2022.100895',
  },
  {
    id: 'belly-breath',
    moods: ['stressed', 'calm'],
    concerns: ['anxiety', 'stress', 'panic', 'sleep'],
    avoid: [],
    title: 'Hand on belly',
    activity:
      'Rest one hand on your belly and breathe so that hand rises more than your chest. Let each breath out last a little longer than the breath in.',
    explanation:
      'Breathing low and slow switches on the body’s braking system, which is hard to do by thinking alone.',
    minutes: 5,
    hours: [0, 24],
    requires: [],
    steps: [
      ['Put one hand on your belly and one on your chest.', 20],
      ['Breathe so that the lower hand rises more.', 90],
      ['Let each breath out last a little longer than the breath in.', 120],
      ['Take your hands away and go on breathing as you like.', 20],
    ],
    exercise: null,
    caution: null,
    source: 'https://www.va.gov/WHOLEHEALTHLIBRARY/tools/diaphragmatic-breathing.asp',
  },
  {
    id: 'four-seven-eight',
    moods: ['stressed'],
    concerns: ['sleep', 'anxiety', 'stress'],
    avoid: [],
    title: '4-7-8 wind-down',
    activity:
      'Breathe in for four, hold gently for seven, breathe out for eight. Do four rounds only, sitting or lying down.',
    explanation:
      'The long out-breath and the counting leave little room for racing thoughts, which many people find helps before sleep.',
    minutes: 2,
    hours: [19, 4],
    requires: [],
    steps: [
      ['Breathe in while you count to four.'],
      ['Hold gently for seven.'],
      ['Breathe out for eight.'],
      ['Do four rounds, and no more.'],
    ],
    exercise: 'four-seven-eight',
    caution:
      'Skip the breath holds if you are pregnant, or have heart, lung or fainting problems; just breathe out slowly.',
    source:
      'https://www.drweil.com/health-wellness/body-mind-spirit/stress-anxiety/breathing-three-exercises/',
  },
  {
    id: 'senses-54321',
    moods: ['stressed', 'sad'],
    concerns: ['anxiety', 'panic', 'trauma-ptsd', 'self-harm-suicide', 'psychosis'],
    avoid: [],
    title: 'Land in the room',
    activity:
      'Name five things you can see, four you can feel, three you can hear, two you can smell and one you can taste. Say them out loud if you can.',
    explanation:
      'Using the senses pulls attention out of alarm and back to a place where you are safe right now.',
    minutes: 5,
    hours: [0, 24],
    requires: [],
    steps: [
      ['Name five things you see.'],
      ['Name four you can feel, and three you hear.'],
      ['Name two you smell, and one you taste.'],
    ],
    exercise: 'grounding-54321',
    caution: null,
    source:
      'https://www.urmc.rochester.edu/behavioral-health-partners/bhp-blog/april-2018/5-4-3-2-1-coping-technique-for-anxiety.aspx',
  },
  {
    id: 'feet-floor',
    moods: ['stressed'],
    concerns: ['trauma-ptsd', 'panic', 'anxiety', 'ocd'],
    avoid: [],
    title: 'Press your feet down',
    activity:
      'Push both feet into the floor for ten seconds, release, and notice the difference. Repeat three times while naming where you are and today’s date.',
    explanation:
      'Firm pressure and plain facts remind the body that the danger is not happening now.',
    minutes: 2,
    hours: [0, 24],
    requires: [],
    steps: [
      ['Push both feet into the floor.', 10],
      ['Let go, and notice the difference.', 15],
      ['Say where you are and what day it is.', 15],
      ['Push once more.', 10],
      ['Let go.', 15],
      ['Push a last time, and let go slowly.', 25],
    ],
    exercise: null,
    caution: null,
    source: 'https://www.cci.health.wa.gov.au/Resources/Looking-After-Yourself/Tolerating-Distress',
  },
  {
    id: 'muscle-release',
    moods: ['stressed'],
    concerns: ['stress', 'anxiety', 'sleep', 'chronic-illness', 'anger'],
    avoid: [],
    title: 'Squeeze and let go',
    activity:
      'Working up from your feet, tense one muscle group for five seconds, then drop the effort for ten. Skip anything that hurts.',
    explanation:
      'Muscles relax more deeply after brief effort, and a loose body sends calmer signals to the brain.',
    minutes: 15,
    hours: [0, 24],
    requires: [],
    steps: [
      ['Tense your feet for five seconds, then drop the effort for ten.'],
      ['Go on with legs, belly, hands and shoulders.'],
      ['End with your face.'],
    ],
    exercise: 'progressive-muscle-relaxation',
    caution: 'Do not tense injured or painful areas.',
    source: 'https://www.va.gov/WHOLEHEALTHLIBRARY/tools/progressive-muscle-relaxation.asp',
  },
  {
    id: 'shoulder-reset',
    moods: ['stressed'],
    concerns: ['stress', 'burnout-work', 'chronic-illness'],
    avoid: [],
    title: 'Desk reset',
    activity:
      'Roll your shoulders back five times, drop your jaw, look at something far away for twenty seconds, then stand and stretch.',
    explanation:
      'Small releases through the day stop tension from piling up into a headache or a temper.',
    minutes: 2,
    hours: [0, 24],
    requires: [],
    steps: [
      ['Roll your shoulders back five times.', 25],
      ['Let your jaw drop.', 15],
      ['Look at something far away.', 25],
      ['Stand up and stretch.', 30],
    ],
    exercise: null,
    caution: null,
    source: null,
  },
  {
    id: 'cold-water',
    moods: ['stressed'],
    concerns: ['anger', 'panic', 'self-harm-suicide', 'substance-use'],
    avoid: ['eating-body-image'],
    title: 'Cool down fast',
    activity:
      'Hold something cold or splash cool water on your face for thirty seconds while you breathe out slowly.',
    explanation:
      'A brief cold shock can interrupt a wave of feeling long enough for you to choose what comes next.',
    minutes: 2,
    hours: [0, 24],
    requires: [],
    steps: [
      ['Hold something cold, or put cool water on your face.', 30],
      ['Breathe out slowly while you do.', 40],
      ['Dry your hands, and look around you.', 30],
    ],
    exercise: null,
    caution: 'Not if you have a heart condition or very cold sensitivity.',
    source: 'https://www.cci.health.wa.gov.au/Resources/Looking-After-Yourself/Tolerating-Distress',
  },
  {
    id: 'urge-surf',
    moods: ['stressed', 'sad'],
    concerns: ['substance-use', 'self-harm-suicide', 'eating-body-image', 'ocd'],
    avoid: [],
    title: 'Ride the urge',
    activity:
      'Set a timer for ten minutes. Notice where the urge sits in your body, rate it every two minutes, and watch it rise and fall without acting.',
    explanation:
      'Urges behave like waves: they peak and pass, and each one you ride makes the next a little weaker.',
    minutes: 15,
    hours: [0, 24],
    requires: [],
    steps: [
      ['Notice where in your body the urge sits, and give it a number from one to ten.', 120],
      ['Watch it. You need not do anything with it.', 120],
      ['What is its number now?', 120],
      ['Change the place: another chair, another room.', 120],
      ['Give it a last number, and see how far it moved.', 90],
    ],
    exercise: null,
    caution: 'If you might hurt yourself, contact a crisis line now instead of doing this alone.',
    source:
      'https://rethinkingdrinking.niaaa.nih.gov/tools/worksheets-more/how-stop-alcohol-cravings',
  },
  {
    id: 'body-scan-stress',
    moods: ['stressed', 'calm'],
    concerns: ['stress', 'chronic-illness', 'sleep', 'anxiety'],
    avoid: [],
    title: 'Slow tour of the body',
    activity:
      'Lie down or sit back and move your attention from toes to head, staying a few breaths at each stop. You need not relax anything.',
    explanation: 'Noticing sensations without fixing them softens the struggle around them.',
    minutes: 15,
    hours: [0, 24],
    requires: [],
    steps: [
      ['Lie down or lean back.'],
      ['Move your attention from your toes to your head, a few breaths at each stop.'],
      ['You need not relax anything.'],
    ],
    exercise: 'body-scan',
    caution: 'Keep your eyes open if closing them feels unsafe.',
    source: 'https://ggia.berkeley.edu/practice/body_scan_meditation',
  },
  {
    id: 'walk-it-off',
    moods: ['stressed', 'energetic'],
    concerns: ['stress', 'anger', 'anxiety', 'depression'],
    avoid: ['eating-body-image'],
    title: 'Ten brisk minutes',
    activity:
      'Walk fast enough that talking takes effort, for ten minutes, somewhere with sky. Leave the phone in your pocket.',
    explanation: 'Movement uses up stress chemistry and lifts mood the same day.',
    minutes: 15,
    hours: [7, 21],
    requires: ['going-out', 'movement'],
    steps: [
      ['Put the phone in your pocket and go out.'],
      ['Walk so fast that talking takes effort, for ten minutes.'],
      ['Slow down for the last minute.'],
    ],
    exercise: null,
    caution: 'Go gently if you have pain or a heart condition.',
    source: 'https://www.cdc.gov/physical-activity-basics/benefits/index.html',
  },
]
