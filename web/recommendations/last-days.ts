import { type Mood, type MoodPick, moods } from '@attune/contract/recommendations.ts'

/** spec §7 keeps the picks of this many days. */
export const shownDays = 30

export type Day = { date: Date; moods: Mood[] }

/** The last 30 days, oldest first, each with the moods picked on it, as this person's calendar has them. */
export function lastDays(picks: readonly MoodPick[], now: Date): Day[] {
  return Array.from({ length: shownDays }, (_, at) => {
    const date = new Date(now.getFullYear(), now.getMonth(), now.getDate() - (shownDays - 1 - at))
    return { date, moods: picks.filter((pick) => isSameDay(pick.at, date)).map(({ mood }) => mood) }
  })
}

/** How often each mood was picked, in the order of the spec. */
export const countMoods = (picks: readonly MoodPick[]) =>
  moods.map((mood) => ({ mood, count: picks.filter((pick) => pick.mood === mood).length }))

const isSameDay = (one: Date, other: Date) =>
  one.getFullYear() === other.getFullYear() &&
  one.getMonth() === other.getMonth() &&
  one.getDate() === other.getDate()
