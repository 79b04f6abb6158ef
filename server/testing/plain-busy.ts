import type { Clock } from '@attune/engine/testing/plain-calendar.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** An entry in the plainest words: days as texts, minutes of a clock. */
export type PlainEntry = {
  zone: string
  /** Such as 2026-10-20. */
  day: string
  minute: number
  /** In minutes that elapse. */
  length: number
  every: 'day' | 'week' | 'month' | 'never'
  interval: number
  /** 0 is Monday; of weeks alone. The entry's own day is among them. */
  weekdays: readonly number[]
  times: number | null
  /** The last day it may be on. */
  last: string | null
  /** Which of its dates, counted from 0, do not take place. */
  gone: readonly number[]
  /** One that is so many minutes later instead. */
  moved: { which: number; later: number } | null
}

const at = (text: string) => Date.parse(`${text}T00:00:00Z`)
export const dayText = (moment: number) => new Date(moment).toISOString().slice(0, 10)
const weekdayOf = (text: string) => (new Date(at(text)).getUTCDay() + 6) % 7
const mondayOf = (text: string) => at(text) - weekdayOf(text) * day

/** Its dates, one day after the other looked at by itself. */
export function plainDates(entry: PlainEntry, until: string): string[] {
  const found: string[] = []
  const [years, months] = entry.day.split('-').map(Number)
  for (let now = at(entry.day); now <= at(until); now += day) {
    const text = dayText(now)
    if (entry.last && text > entry.last) break
    if (entry.times !== null && found.length >= entry.times) break
    const [year = 0, month = 0] = text.split('-').map(Number)
    const apart = {
      day: (now - at(entry.day)) / day,
      week: (mondayOf(text) - mondayOf(entry.day)) / (7 * day),
      month: (year - (years ?? 0)) * 12 + month - (months ?? 0),
      never: text === entry.day ? 0 : 1,
    }[entry.every]
    const fits = {
      day: true,
      week: entry.weekdays.includes(weekdayOf(text)),
      month: text.slice(8) === entry.day.slice(8),
      never: text === entry.day,
    }[entry.every]
    if (fits && apart % (entry.every === 'never' ? 2 : entry.interval) === 0) found.push(text)
  }
  return found
}

export const shownText = (text: string, minutes: number) =>
  new Date(at(text) + minutes * minute).toISOString().slice(0, 16).replace('T', ' ')

/**
 * The minute at which the clock shows it first; where it never does, as many minutes after the last one
 * before as lie between the two on a clock without changes.
 */
export function momentShown(clock: Clock, text: string): number {
  const { start, shown } = clock
  const exact = firstShown(clock).get(text)
  if (exact !== undefined) return start + exact * minute
  const after = shown.findIndex((one) => one > text)
  const before = shown[after - 1]
  if (!before) throw new Error(`${text} is not on this clock`)
  const between =
    Date.parse(`${text.replace(' ', 'T')}Z`) - Date.parse(`${before.replace(' ', 'T')}Z`)
  return start + (after - 1) * minute + between
}

const firstOf = new WeakMap<Clock, Map<string, number>>()

/** At which minute of the clock it shows each for the first time, looked for once. */
function firstShown(clock: Clock): Map<string, number> {
  const known = firstOf.get(clock)
  if (known) return known
  const first = new Map<string, number>()
  for (const [n, text] of clock.shown.entries()) if (!first.has(text)) first.set(text, n)
  firstOf.set(clock, first)
  return first
}

/** Every minute somebody is busy, as spans. */
export function plainBusy(
  clock: Clock,
  entries: readonly PlainEntry[],
  from: number,
  until: number,
) {
  const isBusy = new Uint8Array((until - from) / minute)
  for (const entry of entries) {
    const begins = momentShown(clock, shownText(entry.day, entry.minute))
    const ends = begins + entry.length * minute
    const length = ends - begins
    for (const [n, text] of plainDates(entry, dayText(until + 2 * day)).entries()) {
      if (entry.gone.includes(n)) continue
      const later = entry.moved?.which === n ? entry.moved.later : 0
      const start = momentShown(clock, shownText(text, entry.minute + later))
      for (let now = start; now < start + length; now += minute)
        if (now >= from && now < until) isBusy[(now - from) / minute] = 1
    }
  }
  const spans: { from: number; until: number }[] = []
  for (let n = 0; n < isBusy.length; n++)
    if (isBusy[n] && !isBusy[n - 1]) spans.push({ from: from + n * minute, until })
    else if (!isBusy[n] && isBusy[n - 1]) {
      const last = spans.at(-1)
      if (last) last.until = from + n * minute
    }
  return spans
}
