import type { Module } from '@attune/content/advice/module.ts'
import type { Feeling } from '@attune/content/emotions/emotions.ts'
import type { Mood } from '@attune/contract/recommendations.ts'
import type { Intake } from '../questionnaires/read-intake.ts'

type Felt = Intake['feelings'][number]

/** What someone felt lately, ticked, written or picked, in the codes of the intake. */
export function feltBy(
  ticked: Intake['feelings'],
  written: readonly Feeling[],
  picked: readonly Mood[],
): ReadonlySet<Felt> {
  const inWords = written.flatMap((feeling) => ofFeeling[feeling] ?? [])
  return new Set([...ticked, ...inWords, ...picked.flatMap((mood) => ofMood[mood])])
}

/** The mood picked this week that something is a good answer to. */
export const moodMet = ({ feelings }: Module, picked: readonly Mood[]) =>
  picked.find((mood) => ofMood[mood].some((felt) => feelings.includes(felt)))

const ofMood: Readonly<Record<Mood, readonly Felt[]>> = {
  stressed: ['on-edge', 'overwhelmed'],
  sad: ['sad'],
  energetic: ['hopeful'],
  calm: ['calm'],
}

const ofFeeling: Readonly<Partial<Record<Feeling, readonly Felt[]>>> = {
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
