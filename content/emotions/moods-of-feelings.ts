import type { Mood } from '@attune/contract/recommendations.ts'
import type { PatientQuestion } from '../questionnaires/patient.ts'
import type { Codes } from '../questionnaires/question.ts'
import type { Feeling } from './emotions.ts'

/** The mood a feeling belongs to; those left out go with any mood. */
export const moodOfFeeling: Readonly<Partial<Record<Feeling, Mood>>> = {
  anger: 'stressed',
  annoyance: 'stressed',
  fear: 'stressed',
  nervousness: 'stressed',
  disappointment: 'sad',
  embarrassment: 'sad',
  grief: 'sad',
  remorse: 'sad',
  sadness: 'sad',
  excitement: 'energetic',
  joy: 'energetic',
  pride: 'energetic',
  amusement: 'energetic',
  gratitude: 'calm',
  love: 'calm',
  caring: 'calm',
  relief: 'calm',
}

/** A choice of the question about feelings. */
export type TickedFeeling = Codes<PatientQuestion>['feelings'][number]

export const tickedOfMood: Readonly<Record<Mood, readonly TickedFeeling[]>> = {
  stressed: ['on-edge', 'overwhelmed'],
  sad: ['sad'],
  energetic: ['hopeful'],
  calm: ['calm'],
}

export const tickedOfFeeling: Readonly<Partial<Record<Feeling, readonly TickedFeeling[]>>> = {
  anger: ['irritable'],
  annoyance: ['irritable'],
  disappointment: ['sad'],
  embarrassment: ['ashamed'],
  fear: ['afraid'],
  gratitude: ['calm'],
  grief: ['sad'],
  joy: ['hopeful'],
  nervousness: ['on-edge'],
  optimism: ['hopeful'],
  relief: ['calm'],
  remorse: ['ashamed'],
  sadness: ['sad'],
}

/** Whoever ticked one of these is given less to do. */
export const tiredFeelings: readonly TickedFeeling[] = ['overwhelmed', 'worn-out', 'hopeless']
