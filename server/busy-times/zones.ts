import { clockOf, momentWritten } from '@attune/engine/calendar/wall-clock.ts'
import ICAL from 'ical.js'

/**
 * Between what a clock shows and the moment it shows it at. A clock's time is counted in milliseconds
 * as if it were that of UTC, so that it can be reckoned with.
 */
export type Zone = { momentOf: (wall: number) => number; wallOf: (moment: number) => number }

const day = 24 * 60 * 60_000

export const utc: Zone = { momentOf: (wall) => wall, wallOf: (moment) => moment }

/** On most days a clock changes nothing, and of those its distance from UTC is looked up once. */
export function zoneNamed(name: string): Zone {
  const known = new Map<number, number>()
  const offsetAt = (moment: number) => {
    const offset = known.get(moment) ?? clockOf(moment, name) - moment
    known.set(moment, offset)
    return offset
  }
  return {
    momentOf(wall) {
      const start = Math.floor(wall / day) * day
      const offset = offsetAt(start - day)
      return offset === offsetAt(start + 2 * day) ? wall - offset : momentWritten(wall, name)
    },
    wallOf: (moment) => clockOf(moment, name),
  }
}

/**
 * Of a calendar's own rules (VTIMEZONE), where it goes by a name that nobody else knows. A time that
 * the clock leaves out is reckoned by what held before it, and of a time that it shows twice the first
 * is meant (RFC 5545, 3.3.5); the parser has what holds afterwards for both.
 */
function zoneOfRules(rules: ICAL.Timezone): Zone {
  const offsetAt = (wall: number) => rules.utcOffset(timeOf(wall)) * 1000
  return {
    momentOf(wall) {
      const after = offsetAt(wall)
      const moved = Math.abs(after - offsetAt(wall - day))
      return wall - (moved === 0 ? after : offsetAt(wall - moved))
    },
    wallOf: (moment) => moment + offsetAt(moment + offsetAt(moment)),
  }
}

/** What a clock shows, as the parser has it: of no zone. */
export const timeOf = (wall: number): ICAL.Time => {
  const shown = new Date(wall)
  const time = {
    ...{ year: shown.getUTCFullYear(), month: shown.getUTCMonth() + 1, day: shown.getUTCDate() },
    ...{ hour: shown.getUTCHours(), minute: shown.getUTCMinutes(), second: shown.getUTCSeconds() },
    isDate: false,
  }
  return new ICAL.Time(time, ICAL.Timezone.localTimezone)
}

export function wallOfTime({ year, month, day, hour, minute, second, isDate }: ICAL.Time): number {
  const clock = isDate ? [0, 0, 0] : [hour, minute, Math.min(second, 59)]
  const at = new Date(Date.UTC(2000, month - 1, day, clock[0], clock[1], clock[2]))
  // Below 100 a year would be one of the twentieth century.
  at.setUTCFullYear(year, month - 1, day)
  return at.getTime()
}

/**
 * The zones a calendar names: those of the world by their name, as this machine knows them better than
 * a file does; others by the rules in it; what nobody knows is the zone of its owner.
 */
export function zonesOf(texts: readonly string[], own: string): (name: string) => Zone {
  const rules = new Map<string, Zone>()
  for (const text of texts)
    try {
      const zone = new ICAL.Timezone(new ICAL.Component(ICAL.parse(text)))
      if (zone.tzid) rules.set(zone.tzid, zoneOfRules(zone))
    } catch {
      // What names it is read as its owner's.
    }
  const known = new Map<string, Zone>()
  return (written) => {
    // Some programs put a world of their own before it: /example.org/Europe/London.
    const name = written.replace(/^\/(?:.*\/)?(?=[^/]+\/[^/]+$)/, '')
    const zone =
      known.get(name) ??
      (name.includes('/') && isKnown(name) ? zoneNamed(name) : undefined) ??
      rules.get(name) ??
      zoneNamed(isKnown(name) ? name : own)
    known.set(name, zone)
    return zone
  }
}

function isKnown(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== null
  } catch {
    return false
  }
}
