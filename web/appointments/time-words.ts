import type { Weeks } from '@attune/contract/series-facts.ts'
import { months } from '../lib/dates.ts'
import {
  addDays,
  clockChange,
  clockText,
  isSameClock,
  repeated,
  wallOf,
  weekdayOf,
} from './wall-time.ts'

const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

export type Span = { start: Date; end: Date }

/** In whose clock something is told, and when it is read. */
export type Reader = { zone: string; now: Date }

export const weekdayName = (day: string) => weekdays[weekdayOf(day) - 1] ?? ''

/** Tuesday 24 November, and the year where it is another one than of `today`. */
export function dayText(day: string, today: string): string {
  const year = day.slice(0, 4)
  return `${weekdayName(day)} ${dateText(day)}${year === today.slice(0, 4) ? '' : ` ${year}`}`
}

/** 24 November. */
export const dateText = (day: string) =>
  `${Number(day.slice(8))} ${months[Number(day.slice(5, 7)) - 1] ?? ''}`

/** Today, Tomorrow, else the weekday and the date. */
export function dayLabel(day: string, today: string): string {
  if (day === today) return 'Today'
  return day === addDays(today, 1) ? 'Tomorrow' : dayText(day, today)
}

/** 18:00, by the clock of a zone. */
export const timeText = (at: Date, zone: string) => clockText(wallOf(at, zone).minute)

/** today 18:00, tomorrow 9:00, and of other days by the name that `nameOf` gives them. */
export function nearTime(
  at: Date,
  { zone, now }: Reader,
  nameOf: (day: string, today: string) => string,
): string {
  const { day } = wallOf(at, zone)
  const today = wallOf(now, zone).day
  const time = timeText(at, zone)
  if (day === today) return `today ${time}`
  return day === addDays(today, 1) ? `tomorrow ${time}` : `${nameOf(day, today)} ${time}`
}

/** today 18:00, tomorrow 9:00, Tue 18:00 within a week, then Tue 8 Dec 18:00. */
export const shortTime = (at: Date, reader: Reader): string => nearTime(at, reader, shortDay)

function shortDay(day: string, today: string): string {
  const weekday = weekdayName(day).slice(0, 3)
  if (day < addDays(today, 7)) return weekday
  const month = (months[Number(day.slice(5, 7)) - 1] ?? '').slice(0, 3)
  return `${weekday} ${Number(day.slice(8))} ${month}`
}

/** Tuesday 24 November, 18:00. */
export function momentText(at: Date, { zone, now }: Reader): string {
  const day = dayText(wallOf(at, zone).day, wallOf(now, zone).day)
  return `${day}, ${timeText(at, zone)}`
}

/** Tuesday 24 November, 18:00 to 18:50. */
export const spanText = ({ start, end }: Span, reader: Reader): string =>
  `${momentText(start, reader)} to ${timeText(end, reader.zone)}`

type Rhythm = { weeks: Weeks; at: Date }

/** every Tuesday at 18:00; every second Tuesday at 18:00. */
export function rhythmText({ weeks, at }: Rhythm, { zone }: Reader): string {
  const day = weekdayName(wallOf(at, zone).day)
  return `every ${weeks === 2 ? 'second ' : ''}${day} at ${timeText(at, zone)}`
}

/** When something begins by the other's clock, with the weekday where that is another; null where both show the same. */
export function beginsThere(at: Date, zone: string, theirs: string): string | null {
  if (isSameClock(at, zone, theirs)) return null
  const [here, there] = [wallOf(at, zone), wallOf(at, theirs)]
  const time = clockText(there.minute)
  return here.day === there.day ? time : `${weekdayName(there.day).slice(0, 3)} ${time}`
}

/** How the other's clock shows it, where it shows something else; null where both show the same. */
export function otherClock(span: Span, reader: Reader, theirs: string): string | null {
  if (isSameClock(span.start, reader.zone, theirs)) return null
  const [here, there] = [wallOf(span.start, reader.zone), wallOf(span.start, theirs)]
  const time = `${clockText(there.minute)} to ${timeText(span.end, theirs)}`
  return `${here.day === there.day ? '' : `${weekdayName(there.day)} `}${time}`
}

/** What to say where the clocks change on that day; null on all others. */
export function clockNote(at: Date, zone: string): string | null {
  const which = repeated(at, zone)
  const { day, minute } = wallOf(at, zone)
  if (which)
    return `The clocks go back that night, so ${clockText(minute)} comes twice. This is the ${which} of the two.`
  const change = clockChange(day, zone)
  if (!change) return null
  return `The clocks change on that day, at ${clockText(change.from)}. The time here is right.`
}

/** For whoever looks at a whole day of their own: what is not there, or there twice. */
export function changeOfDay(day: string, zone: string): string | null {
  const change = clockChange(day, zone)
  if (!change) return null
  const [from, to] = [clockText(change.from), clockText(change.to)]
  return change.to > change.from
    ? `The clocks go forward from ${from} to ${to}. What would begin in between begins at ${to}.`
    : `The clocks go back from ${from} to ${to}. What begins in the hour that comes twice begins the first time.`
}
