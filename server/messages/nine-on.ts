import { localTime } from '../lib/local-time.ts'

const minute = 60_000
const dayLength = 24 * 60 * minute

/** 9:00 of the next day, or of the next Monday, by the clock of a zone; of UTC where it is not known. */
export function nineOn(day: 'tomorrow' | 'monday', now: Date, timeZone = 'UTC'): Date {
  const zone = localTime(now, timeZone) ? timeZone : 'UTC'
  const today = localTime(now, zone)
  const weekday = today?.weekday ?? now.getUTCDay()
  const ahead = day === 'tomorrow' ? 1 : (8 - weekday) % 7 || 7
  const date = new Date(Date.parse(`${today?.day}T09:00:00Z`) + ahead * dayLength)
  return fromClock(date, zone)
}

/** When the clock of a zone shows what `shown` shows in UTC. */
function fromClock(shown: Date, timeZone: string): Date {
  const first = new Date(shown.getTime() - offsetAt(shown, timeZone))
  // On the day the clocks change the offset there may be another than the one of the first guess.
  return new Date(shown.getTime() - offsetAt(first, timeZone))
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** How far a zone's clock is ahead of UTC, in milliseconds. */
function offsetAt(at: Date, timeZone: string): number {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  formats.set(timeZone, format)
  const clock = Date.parse(`${format.format(at).replace(' ', 'T')}Z`)
  return clock - Math.floor(at.getTime() / 1000) * 1000
}
