import type { PatientQuestion } from '../questionnaires/patient.ts'
import type { Codes } from '../questionnaires/question.ts'

type Told = Codes<PatientQuestion>
/** How an answer is named back to whoever ticked it; null where others may read over a shoulder. */
type Names<K extends keyof Told> = Readonly<Partial<Record<Told[K][number], string | null>>>

/**
 * Every answer of the intake that weighs. What speaks of danger has sentences of its own and is
 * null here, as is what is nobody else's business.
 */
export const namedAnswers = {
  brings: {
    worry: 'worry that will not switch off',
    'low-mood': 'low mood',
    overload: 'too much to carry at once',
    sleep: 'trouble sleeping',
    alone: 'feeling alone',
    self: 'how you see yourself',
    panic: 'sudden panic',
    judged: 'fear of being judged',
    anger: 'anger that is hard to hold',
    focus: 'trouble with focus',
    swings: 'moods that swing very high and very low',
    rituals: 'thoughts or rituals you cannot stop',
    eating: 'eating or your body',
    substances: 'alcohol or drugs or gambling',
    voices: null,
  } satisfies Names<'brings'>,
  life: {
    work: 'work or studies',
    love: 'your relationship or love life',
    family: 'conflict in your family',
    parent: 'being or becoming a parent',
    change: 'a big change',
    money: 'money worries',
    loss: 'losing someone or something you loved',
    illness: 'an illness or pain that stays',
    identity: null,
    frightening: 'something frightening that happened',
    unsafe: null,
  } satisfies Names<'life'>,
  feelings: {
    'on-edge': 'on edge',
    sad: 'sad or empty',
    irritable: 'irritable',
    ashamed: 'ashamed or guilty',
    lonely: 'lonely',
    numb: 'numb',
    afraid: 'afraid',
    overwhelmed: 'overwhelmed',
    'worn-out': 'worn out',
    hopeless: 'hopeless',
  } satisfies Names<'feelings'>,
  thoughts: {
    often: 'distressing thoughts that come often',
    constant: 'distressing thoughts most of the day',
    life: null,
  } satisfies Names<'thoughts'>,
  sleep: {
    onset: 'lying awake before sleep comes',
    waking: 'waking in the night or too early',
    dreams: 'bad dreams',
    long: 'sleeping much more than you used to',
    'little-need': 'hardly sleeping and still full of energy',
    'kept-up': 'nights kept short by a baby or shifts or pain',
  } satisfies Names<'sleep'>,
  daily: {
    work: 'getting through work or studies',
    home: 'looking after your home',
    others: 'looking after others',
    myself: 'looking after yourself',
    concentrating: 'concentrating',
    deciding: 'making decisions',
    enjoying: 'enjoying things',
    eating: 'eating regularly',
    people: 'being with people',
    leaving: 'leaving the house',
  } satisfies Names<'daily'>,
}

export type NamedKey = keyof typeof namedAnswers

/** For how long, as people would say it; the shortest says little and is left out. */
export const namedSince: Names<'since'> = {
  weeks: 'a few weeks',
  months: 'a few months',
  year: 'about a year',
  years: 'several years',
  always: 'as long as you can remember',
}
