import type { Module } from '@attune/content/advice/module.ts'
import type { Feeling } from '@attune/content/emotions/emotions.ts'
import {
  type TickedFeeling,
  tickedOfFeeling,
  tickedOfMood,
} from '@attune/content/emotions/moods-of-feelings.ts'
import type { Mood } from '@attune/contract/recommendations.ts'

/** What someone felt lately, ticked, written or picked, in the codes of the intake. */
export function recentFeelings(
  ticked: readonly TickedFeeling[],
  written: readonly Feeling[],
  picked: readonly Mood[],
): ReadonlySet<TickedFeeling> {
  const inWords = written.flatMap((feeling) => tickedOfFeeling[feeling] ?? [])
  return new Set([...ticked, ...inWords, ...picked.flatMap((mood) => tickedOfMood[mood])])
}

/** The mood picked this week that a module is a good answer to. */
export const moodFor = ({ feelings }: Module, picked: readonly Mood[]) =>
  picked.find((mood) => tickedOfMood[mood].some((feeling) => feelings.includes(feeling)))
