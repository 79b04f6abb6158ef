import type { Hours } from './free-times.ts'
import { clockAt, dayAfter, dayAt, momentOf } from './wall-clock.ts'

type Rule = {
  /** When the appointment begins that is repeated, in milliseconds since 1970. */
  from: number
  /** Every so many weeks, so many times after that one. */
  weeks: number
  times: number
  /** By whose clock the time of day stays the same. */
  timeZone: string
}

/** When the later ones begin, soonest first: on the same weekday at the same time of the clock. */
export function seriesDates({ from, weeks, times, timeZone }: Rule): number[] {
  const [first, clock] = [dayAt(from, timeZone), clockAt(from, timeZone)]
  return Array.from({ length: times }, (_, at) =>
    momentOf(dayAfter(first, (at + 1) * weeks * 7), clock, timeZone),
  )
}

/** Whether a therapist is away then, or has closed that time of this very day. */
export function isClosed(
  { timeZone, exceptions, away }: Pick<Hours, 'timeZone' | 'exceptions' | 'away'>,
  { from, until }: { from: number; until: number },
): boolean {
  const day = dayAt(from, timeZone)
  if (away && away.from <= day && day <= away.until) return true
  const ofDay = exceptions.find((one) => one.day === day)
  if (!ofDay) return false
  return !ofDay.hours.some(
    (span) =>
      momentOf(day, span.from, timeZone) <= from && until <= momentOf(day, span.until, timeZone),
  )
}
