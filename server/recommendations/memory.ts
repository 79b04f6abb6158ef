import { Circumstance, Mood, MoodActivity } from '@attune/contract/recommendations.ts'
import type { Shown } from '@attune/engine/recommendations/person.ts'
import { z } from 'zod'

/** What is remembered of one person, times in milliseconds since 1970. */
export const Memory = z.object({
  moods: z.array(z.object({ mood: Mood, at: z.number() })),
  /** Activities. */
  shown: z.array(z.object({ id: z.string(), at: z.number() })),
  articles: z.array(z.object({ id: z.string(), day: z.string() })),
  /** The exercise of each day. */
  exercises: z.array(z.object({ id: z.string(), day: z.string() })).default([]),
  /** Of activities, exercises and steps of advice: whether they helped. */
  helped: z.record(z.string(), z.boolean()),
  /** The steps of advice, the latest last. */
  advised: z.array(z.object({ id: z.string(), at: z.number() })).default([]),
  circumstances: z.array(Circumstance).default([]),
  latest: MoodActivity.nullable(),
})
export type Memory = z.infer<typeof Memory>

export const emptyMemory = (): Memory => ({
  moods: [],
  shown: [],
  articles: [],
  exercises: [],
  helped: {},
  advised: [],
  circumstances: [],
  latest: null,
})

const dayLength = 24 * 60 * 60 * 1000
const moodDays = 56
const shownDays = 30
const articleDays = 14
/** Far above what a person does; a flood of picks cannot make the memory grow without end. */
const mostKept = 500

export const dayOf = (now: Date) => now.toISOString().slice(0, 10)

/** Only what is still of use. */
export function pruned(memory: Memory, now: Date): Memory {
  const isWithin = (days: number) => (one: { at: number }) =>
    now.getTime() - one.at < days * dayLength
  return {
    ...memory,
    moods: memory.moods.filter(isWithin(moodDays)).slice(-mostKept),
    shown: memory.shown.filter(isWithin(shownDays)).slice(-mostKept),
    advised: memory.advised.filter(isWithin(shownDays)).slice(-mostKept),
    articles: memory.articles.filter(({ day }) => day > dayOf(daysBefore(now, articleDays))),
    exercises: memory.exercises.filter(({ day }) => day > dayOf(daysBefore(now, shownDays))),
  }
}

/** What was shown, as the engine wants it. */
export const shownTo = ({ shown }: Memory, now: Date): Shown[] =>
  shown.map(({ id, at }) => ({ id, daysAgo: (now.getTime() - at) / dayLength }))

/** The exercises of other days, as the engine wants them; today's is not new and not old. */
export function exercisesBefore({ exercises }: Memory, now: Date): Shown[] {
  const today = dayOf(now)
  return exercises
    .filter(({ day }) => day !== today)
    .map(({ id, day }) => ({ id, daysAgo: (Date.parse(today) - Date.parse(day)) / dayLength }))
}

/** The mood picked last today, if one was. */
export const moodToday = ({ moods }: Memory, now: Date): Mood | null =>
  moods.findLast(({ at }) => dayOf(new Date(at)) === dayOf(now))?.mood ?? null

export function moodsWithin({ moods }: Memory, days: number, now: Date): Memory['moods'] {
  return moods.filter(({ at }) => now.getTime() - at < days * dayLength)
}

/** So long after a tap another one is the same look at how one is, in milliseconds. */
const sitting = 15 * 60 * 1000

/** Who taps a mood, looks, and taps another has corrected themselves: the last of a sitting counts. */
export function withMood(moods: Memory['moods'], mood: Mood, at: number): Memory['moods'] {
  const last = moods.at(-1)
  const before = last && at - last.at < sitting ? moods.slice(0, -1) : moods
  return [...before, { mood, at }]
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayLength)
