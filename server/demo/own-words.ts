import type { SeededChoices } from './seeded-choices.ts'

/** "How I work", put together for each: an opening, what the work is about, an end. */
export function ownWords(areas: readonly string[], random: SeededChoices): string {
  const about = areas.flatMap((area) => aboutArea[area] ?? [])
  return [
    random.pick(openings),
    ...about.slice(0, 2),
    random.pick(middles),
    random.pick(ends),
  ].join(' ')
}

const openings = [
  'The first hour is for you to see whether you want a second one.',
  'I work slowly and say out loud what I am doing and why.',
  'You do not have to begin at the beginning. We start with what is loudest today.',
  'I ask a lot at first, and then mostly listen.',
  'People tell me that I am calm company for uncomfortable questions.',
  'We agree on two or three things that should be different, and look at them again every month.',
  'I prefer small steps that hold to large ones that do not.',
  'Most of what helps happens between our hours, so we plan for that.',
  'I have sat in the other chair myself, and have not forgotten how it feels.',
  'You can bring notes, silence or a bad mood. All three are fine.',
  'I keep an eye on the body as well as on the words.',
  'I like to understand first where something once made sense.',
]

const middles = [
  'Between sessions there is usually something small to try.',
  'I write down what we agreed, so that you need not remember it.',
  'If I think somebody else would help you more, I say so early.',
  'We meet weekly at first and less often as soon as that is possible.',
  'You set the pace, and I say when I think we are going round in circles.',
  'I work together with your doctor if you want me to, and never without asking.',
  'There is room for tears and for bad jokes.',
  'I use questionnaires now and then, to see whether we are getting anywhere.',
  'Partners or family can come along for an hour if that is useful.',
  'Nothing has to be told twice, and nothing has to be told at all.',
]

const ends = [
  'Write me a line or two about what brings you, and when you could come.',
  'If you are not sure whether it is bad enough for therapy: that is a good reason to ask.',
  'A first call of fifteen minutes costs nothing.',
  'The rooms are on the ground floor and quiet.',
  'I answer in the evening, after my last session.',
  'You may bring someone to the first hour.',
  'Three hours in, we decide together whether to go on.',
  'Ask me anything about how I was trained.',
  'Cancelling a day before is always fine.',
]

const aboutArea: Readonly<Record<string, readonly string[]>> = {
  anxiety: ['With worry, we find out what it protects and what it costs.'],
  panic: ['Panic gets smaller when it is met in small doses, and we do that together.'],
  depression: ['When everything is heavy, we look for what still has some weight of its own.'],
  grief: ['Grief has no timetable here.'],
  'trauma-ptsd': ['With what was too much, safety comes first and the story later, if at all.'],
  stress: ['We look at what fills your days before we look at you.'],
  'burnout-work': [
    'Coming back from burnout takes longer than people want, and it can be done well.',
  ],
  relationships: ['With couples I am on the side of what you have between you.'],
  'family-conflict': [
    'In families I make sure that everybody is heard once without being answered.',
  ],
  parenting: ['New parents are tired before they are anything else. We begin there.'],
  'self-esteem': ['The harsh voice in your head learned that somewhere, and can learn more.'],
  anger: ['Anger usually guards something. I would like to meet that.'],
  sleep: ['Sleep comes back by rules that are dull, kind and quite reliable.'],
  'substance-use': ['I do not ask you to have stopped before you come.'],
  'eating-body-image': ['With food and body we go gently, together with your doctor where needed.'],
  ocd: ['With obsessions we practise leaving questions unanswered.'],
  bipolar: ['With mood swings, rhythm and early signs are half of the work.'],
  adhd: ['We build a day that fits your attention, instead of the other way round.'],
  loneliness: ['Loneliness is not a fault of character, and there are ways out of it.'],
  'social-anxiety': ['We go where it is uncomfortable in steps that you choose.'],
  'sexuality-gender-identity': [
    'Who you are is not up for discussion here; how to live it may be.',
  ],
  'life-transitions': ['Changes that you wanted can be hard, too.'],
  'chronic-illness': ['Living with an illness is a second job, and deserves help like one.'],
  'self-harm-suicide': ['Thoughts of dying can be spoken about here plainly and without alarm.'],
  'domestic-abuse': ['With violence, your safety comes before any understanding of it.'],
  psychosis: ['Unusual experiences are taken seriously here, and so are you.'],
}
