import * as polyfill from 'temporal-polyfill'

/** Of Temporal only what reckons with given moments: its `Now` has a clock. */
const { Instant, PlainDate, PlainDateTime } = polyfill.Temporal

/**
 * The moment, in milliseconds since 1970, at which the clock of a zone shows a time such as 08:30 on a
 * day such as 2026-11-30; 24:00 is the end of that day. A time that the clock leaves out is the first
 * moment after the gap, and of a time that it shows twice the first one counts.
 */
export function momentOf(day: string, clock: string, timeZone: string): number {
  const shown =
    clock === '24:00'
      ? PlainDate.from(day).add({ days: 1 }).toPlainDateTime()
      : PlainDateTime.from(`${day}T${clock}`)
  const moment = shown.toZonedDateTime(timeZone, { disambiguation: 'earlier' })
  const isShown = moment.toPlainDateTime().equals(shown)
  // In a gap that is a moment before it: the gap is the next change of the clock.
  const change = isShown ? null : moment.getTimeZoneTransition('next')
  return (change ?? moment).epochMilliseconds
}

/** The day there at a moment, such as 2026-11-30. */
export const dayAt = (moment: number, timeZone: string): string =>
  Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone).toPlainDate().toString()

/** What a clock there shows at a moment: a day, a time, and how far it is from UTC. */
export const zonedAt = (moment: number, timeZone: string) =>
  Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone)

/** The time that a clock there shows at a moment, such as 18:00:00. */
export const clockAt = (moment: number, timeZone: string): string =>
  zonedAt(moment, timeZone).toPlainTime().toString()

/** What a clock shows before and from a moment on, as distances from UTC such as +02:00. */
export type ClockChange = { at: number; from: string; to: string }

/** The changes of a zone's clock between two moments, with the last one before them. */
export function clockChanges(from: number, until: number, timeZone: string): ClockChange[] {
  const start = zonedAt(from + 1, timeZone)
  const changes: ClockChange[] = []
  let at = start.getTimeZoneTransition('previous') ?? start.getTimeZoneTransition('next')
  for (; at && at.epochMilliseconds <= until; at = at.getTimeZoneTransition('next'))
    changes.push({
      at: at.epochMilliseconds,
      from: zonedAt(at.epochMilliseconds - 1, timeZone).offset,
      to: at.offset,
    })
  return changes
}

/** So many days later, of a calendar without zones. */
export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

/** What a clock shows there, in milliseconds as if it were that of UTC. */
export const clockOf = (moment: number, timeZone: string): number =>
  moment + zonedAt(moment, timeZone).offsetNanoseconds / 1e6

/**
 * When a clock there shows a time, as calendars mean it that are passed on (RFC 5545, 3.3.5): one that
 * it leaves out is reckoned from before the gap, and of one that it shows twice the first one counts.
 */
export const momentWritten = (clock: number, timeZone: string): number =>
  PlainDateTime.from(new Date(clock).toISOString().slice(0, -1)).toZonedDateTime(timeZone, {
    disambiguation: 'compatible',
  }).epochMilliseconds
