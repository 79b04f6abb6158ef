import { twoDigits } from '../lib/dates.ts'

/** What a clock on the wall shows: the day as YYYY-MM-DD, and the minute of that day. */
export type Wall = { day: string; minute: number }

const dayLength = 24 * 60
const minute = 60_000
const day = dayLength * minute

/** Where this device is, by its IANA name. */
export const zoneHere = () => new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'

/** What a clock in this zone shows at that instant. */
export function wallOf(at: Date, zone: string): Wall {
  const parts = new Map(
    clockIn(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
  return {
    day: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    minute: Number(part('hour')) * 60 + Number(part('minute')),
  }
}

/** Whether two clocks show the same at that instant, whatever their zones are called. */
export function isSameClock(at: Date, one: string, other: string): boolean {
  const [first, second] = [wallOf(at, one), wallOf(at, other)]
  return first.day === second.day && first.minute === second.minute
}

/** A change of the clocks: they jump from one minute of the day to another, at this instant. */
export type ClockChange = { at: Date; from: number; to: number }

/** The change of the clocks on that day in that zone; null on all days but two or so a year. */
export function clockChange(onDay: string, zone: string): ClockChange | null {
  const noon = Date.parse(`${onDay}T12:00:00Z`)
  const [start, end] = [noon - 1.5 * day, noon + 1.5 * day]
  const before = offsetAt(start, zone)
  if (before === offsetAt(end, zone)) return null
  let [early, late] = [start, end]
  while (late - early > minute) {
    const middle = Math.floor((early + late) / 2 / minute) * minute
    if (offsetAt(middle, zone) === before) early = middle
    else late = middle
  }
  const change = offsetAt(late, zone) - before
  const { day: ofDay, minute: to } = wallOf(new Date(late), zone)
  // A jump over midnight belongs to the day it leads into.
  return ofDay === onDay ? { at: new Date(late), from: to - change / minute, to } : null
}

/** Whether a clock shows this twice, and if so which of the two it is. */
export function repeated(at: Date, zone: string): 'first' | 'second' | null {
  const change = clockChange(wallOf(at, zone).day, zone)
  if (!change || change.to > change.from) return null
  const length = (change.from - change.to) * minute
  const since = at.getTime() - change.at.getTime()
  if (since >= -length && since < 0) return 'first'
  return since >= 0 && since < length ? 'second' : null
}

/** How far the clocks of a zone are ahead of UTC, in milliseconds. */
function offsetAt(time: number, zone: string): number {
  const wall = wallOf(new Date(time), zone)
  const inUtc = Date.parse(`${wall.day}T00:00:00Z`) + wall.minute * minute
  return inUtc - Math.floor(time / minute) * minute
}

/** 510 is 08:30. */
export function clockText(minuteOfDay: number): string {
  return `${twoDigits(Math.floor(minuteOfDay / 60))}:${twoDigits(minuteOfDay % 60)}`
}

/** Days after a day, or before it. */
export const addDays = (to: string, days: number) =>
  new Date(Date.parse(`${to}T12:00:00Z`) + days * day).toISOString().slice(0, 10)

/** 1 is Monday, 7 is Sunday, as ISO 8601 has it. */
export const weekdayOf = (of: string) => new Date(`${of}T12:00:00Z`).getUTCDay() || 7

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Making one takes a phone some thirty milliseconds. A zone that was known once may be gone. */
function clockIn(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known) return known
  const made = formatter(zone) ?? formatter('UTC')
  if (!made) throw new Error('This browser knows no clock')
  clocks.set(zone, made)
  return made
}

function formatter(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en-GB', {
      timeZone,
      calendar: 'iso8601',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
  } catch {
    return null
  }
}
