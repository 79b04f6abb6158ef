import type { PatientKey, PatientQuestion } from '../questionnaires/patient.ts'
import type { Codes } from '../questionnaires/question.ts'

/** The same said to the patient, and about them to a therapist whom they let read it. */
export type Voices = { you: string; they: string }

type Of<K extends PatientKey> = Readonly<Partial<Record<Codes<PatientQuestion>[K][number], Voices>>>

const same = (text: string): Voices => ({ you: text, they: text })

/** What the person does or feels: after "You", and alone, as a verb that begins a sentence. */
export const doings: { readonly brings: Of<'brings'>; readonly sleep: Of<'sleep'> } = {
  brings: {
    worry: {
      you: 'worry without being able to switch it off',
      they: 'worries without being able to switch it off',
    },
    'low-mood': {
      you: 'feel low or find little joy in things',
      they: 'feels low or finds little joy in things',
    },
    overload: { you: 'carry too much at once', they: 'carries too much at once' },
    sleep: { you: 'sleep badly', they: 'sleeps badly' },
    alone: { you: 'feel alone', they: 'feels alone' },
    self: {
      you: 'struggle with how you see yourself',
      they: 'struggles with how they see themselves',
    },
    panic: {
      you: 'feel sudden panic or fear the next time',
      they: 'feels sudden panic or fears the next time',
    },
    judged: { you: 'fear being judged by others', they: 'fears being judged by others' },
    anger: { you: 'find your anger hard to hold', they: 'finds their anger hard to hold' },
    focus: {
      you: 'find it hard to focus, plan or sit still',
      they: 'finds it hard to focus, plan or sit still',
    },
    swings: {
      you: 'swing between very high and very low moods',
      they: 'swings between very high and very low moods',
    },
    rituals: same('cannot stop certain thoughts or rituals'),
    eating: {
      you: 'struggle with food, eating or your body',
      they: 'struggles with food, eating or their body',
    },
    substances: {
      you: 'want to look at alcohol, drugs or gambling',
      they: 'wants to look at alcohol, drugs or gambling',
    },
    voices: {
      you: 'hear or see things that others do not',
      they: 'hears or sees things that others do not',
    },
  },
  sleep: {
    onset: { you: 'lie awake before you fall asleep', they: 'lies awake before falling asleep' },
    waking: { you: 'wake in the night or too early', they: 'wakes in the night or too early' },
    dreams: { you: 'are woken by bad dreams', they: 'is woken by bad dreams' },
    long: { you: 'sleep much more than you used to', they: 'sleeps much more than before' },
    'little-need': {
      you: 'hardly sleep yet feel full of energy',
      they: 'hardly sleeps yet feels full of energy',
    },
    'kept-up': {
      you: 'are kept up by a baby, shifts or pain',
      they: 'is kept up by a baby, shifts or pain',
    },
  },
}

/** What is part of it: after "Part of it is". */
export const circumstances: Of<'life'> = {
  work: { you: 'your work or studies', they: 'work or studies' },
  love: { you: 'your relationship or love life', they: 'their relationship or love life' },
  family: { you: 'conflict in your family', they: 'conflict in the family' },
  parent: same('being a parent, or becoming one'),
  change: { you: 'a big change in your life', they: 'a big change in their life' },
  money: same('money worries'),
  loss: {
    you: 'losing someone or something you loved',
    they: 'losing someone or something they loved',
  },
  illness: same('an illness or pain that stays'),
  identity: { you: 'your sexuality or gender', they: 'their sexuality or gender' },
  frightening: {
    you: 'something frightening that happened to you',
    they: 'something frightening that happened to them',
  },
}

/** What is harder than usual: after "to". */
export const harderThings: Of<'daily'> = {
  work: same('work or study'),
  home: same('look after the home'),
  others: same('look after others'),
  myself: { you: 'look after yourself', they: 'look after themselves' },
  concentrating: same('concentrate'),
  deciding: same('make decisions'),
  enjoying: same('enjoy things'),
  eating: same('eat regularly'),
  people: same('be with people'),
  leaving: same('leave the house'),
}

/** What they hope for: after "to". */
export const hopes: Of<'goals'> = {
  calmer: same('feel calmer'),
  myself: { you: 'feel like yourself again', they: 'feel like themselves again' },
  talk: same('have someone to talk to'),
  understand: { you: 'understand yourself better', they: 'understand themselves better' },
  'hard-time': same('get through a hard time'),
  people: same('get on better with people'),
  kinder: { you: 'be kinder to yourself', they: 'be kinder to themselves' },
  habit: same('change a habit'),
  decision: same('make a decision'),
  past: same('come to terms with the past'),
}

/** Whole sentences. */
export const earlierTherapy: Of<'earlier'> = {
  first: { you: 'This would be your first therapy.', they: 'This would be the first therapy.' },
  helped: { you: 'Earlier therapy helped you.', they: 'Earlier therapy helped.' },
  little: { you: 'Earlier therapy helped you a little.', they: 'Earlier therapy helped a little.' },
  'no-help': { you: 'Earlier therapy did not help you.', they: 'Earlier therapy did not help.' },
  now: { you: 'You are in therapy now.', they: 'Is in therapy now.' },
}

export const thoughtSentences: Of<'thoughts'> = {
  passing: same('Distressing thoughts come now and then, and they pass.'),
  often: same('Distressing thoughts come often and are hard to put aside.'),
  constant: same('Distressing thoughts are there most of the day.'),
}

/** How they would meet: after "to meet". */
export const meeting: {
  readonly clients: Of<'clients'>
  readonly format: Of<'format'>
  readonly hours: Of<'hours'>
} = {
  clients: {
    adults: same('alone'),
    couples: { you: 'with your partner', they: 'with their partner' },
    families: { you: 'with your family', they: 'with their family' },
    children: { you: 'with your child or teenager', they: 'with their child or teenager' },
    groups: same('in a group'),
  },
  format: {
    video: same('by video'),
    phone: same('by phone'),
    writing: same('in writing'),
    'in-person': same('in person'),
  },
  hours: {
    early: same('on weekdays before 9'),
    mornings: same('on weekday mornings'),
    afternoons: same('on weekday afternoons'),
    evenings: same('on weekday evenings'),
    saturdays: same('on Saturdays'),
    sundays: same('on Sundays'),
  },
}
