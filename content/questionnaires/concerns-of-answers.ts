import type { ConcernSlug } from './concerns.ts'
import type { PatientKey, PatientQuestion } from './patient.ts'
import type { Codes } from './question.ts'

/**
 * Which answer speaks of which concern: 3 names it, 2 is close, 1 is a hint. Hints follow the
 * items of PHQ-9, GAD-7 and similar screeners, without their scoring: nothing here is a test.
 */
export const concernsOfAnswers: {
  readonly [K in PatientKey]?: {
    readonly [C in Codes<PatientQuestion>[K][number]]?: Readonly<
      Partial<Record<ConcernSlug, number>>
    >
  }
} = {
  brings: {
    worry: { anxiety: 3 },
    'low-mood': { depression: 3 },
    overload: { stress: 3 },
    sleep: { sleep: 3 },
    alone: { loneliness: 3 },
    self: { 'self-esteem': 3 },
    panic: { panic: 3, anxiety: 1 },
    judged: { 'social-anxiety': 3 },
    anger: { anger: 3 },
    focus: { adhd: 3 },
    swings: { bipolar: 3 },
    rituals: { ocd: 3 },
    eating: { 'eating-body-image': 3 },
    substances: { 'substance-use': 3 },
    voices: { psychosis: 3 },
  },
  life: {
    work: { 'burnout-work': 3 },
    love: { relationships: 3 },
    family: { 'family-conflict': 3 },
    parent: { parenting: 3 },
    change: { 'life-transitions': 3 },
    money: { stress: 2 },
    loss: { grief: 3 },
    illness: { 'chronic-illness': 3 },
    identity: { 'sexuality-gender-identity': 3 },
    frightening: { 'trauma-ptsd': 3 },
    unsafe: { 'domestic-abuse': 3 },
  },
  feelings: {
    'on-edge': { anxiety: 1 },
    sad: { depression: 1 },
    irritable: { anger: 1 },
    ashamed: { 'self-esteem': 1 },
    lonely: { loneliness: 1 },
    numb: { depression: 1 },
    afraid: { anxiety: 1 },
    overwhelmed: { stress: 1 },
    'worn-out': { 'burnout-work': 1, depression: 1 },
    hopeless: { depression: 1 },
  },
  thoughts: {
    often: { anxiety: 1 },
    constant: { anxiety: 1, depression: 1 },
    life: { 'self-harm-suicide': 3, depression: 1 },
  },
  sleep: {
    onset: { sleep: 2 },
    waking: { sleep: 2 },
    dreams: { sleep: 1, 'trauma-ptsd': 1 },
    long: { depression: 1 },
    'little-need': { bipolar: 1 },
  },
  daily: {
    work: { 'burnout-work': 1 },
    home: { depression: 1 },
    others: { stress: 1 },
    myself: { depression: 1 },
    concentrating: { adhd: 1 },
    deciding: { anxiety: 1 },
    enjoying: { depression: 2 },
    eating: { 'eating-body-image': 1 },
    people: { 'social-anxiety': 1, loneliness: 1 },
    leaving: { panic: 1, 'social-anxiety': 1 },
  },
  goals: {
    calmer: { anxiety: 1, stress: 1 },
    talk: { loneliness: 1 },
    people: { relationships: 1 },
    kinder: { 'self-esteem': 1 },
    decision: { 'life-transitions': 1 },
  },
}
