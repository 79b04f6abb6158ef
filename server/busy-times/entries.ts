import type { Range } from '@attune/engine/calendar/free-times.ts'
import ICAL from 'ical.js'
import { type RepeatRule, readRule } from './repeat-rule.ts'
import { utc, wallOfTime, type Zone } from './zones.ts'

const day = 24 * 60 * 60_000

/** Days of a clock, then what has elapsed. */
export type Length = { days: number; elapsed: number }
type Dated = { wall: number; zone: Zone; isDate: boolean }

export type Entry = Dated & {
  uid: string
  length: Length
  isBusy: boolean
  /** `last` by the entry's clock. */
  rules: { rule: RepeatRule; last: number }[]
  /** Single dates besides. */
  more: (Dated & { length: Length | null })[]
  except: Dated[]
  /** Which date of its series it stands for; and whether all later ones are as it is. */
  instead: Dated | null
  isOnwards: boolean
}

export type Reading = { zoneOf: (name: string) => Zone; own: Zone }

const ruleLines = /^RRULE(?:;[^:\r\n]*)?:(.*)\r?\n/gim

/** Throws where nobody can make sense of it. */
export function readEntry(text: string, reading: Reading): Entry {
  // Of rules the parser knows the common ones alone, and has others repeat as they do not.
  const event = new ICAL.Component(ICAL.parse(text.replace(ruleLines, '')))
  const all = (name: string) => event.getAllProperties(name)
  const [begins] = all('dtstart')
  if (!begins) throw new Error('It has no beginning')
  const [start] = datesIn(begins, reading)
  if (!start) throw new Error('It has no beginning')
  const value = (name: string) => String(event.getFirstPropertyValue(name) ?? '').toUpperCase()
  const [instead] = all('recurrence-id')
  const uid = event.getFirstPropertyValue('uid')
  return {
    ...start,
    uid: typeof uid === 'string' && uid ? uid : crypto.randomUUID(),
    length: lengthOf(event, start, reading),
    isBusy: value('transp') !== 'TRANSPARENT' && value('status') !== 'CANCELLED',
    rules: Array.from(text.matchAll(ruleLines), ([, rule = '']) => ruleOf(rule, start)),
    more: all('rdate').flatMap((one) => moreIn(one, reading)),
    except: all('exdate').flatMap((one) => datesIn(one, reading)),
    instead: (instead && datesIn(instead, reading)[0]) ?? null,
    isOnwards: String(instead?.getParameter('range') ?? '').toUpperCase() === 'THISANDFUTURE',
  }
}

/** A line such as FREEBUSY:20261201T080000Z/PT1H. */
export function readBusy(line: string, { own }: Reading): Range[] {
  const property = ICAL.Property.fromString(line)
  if (String(property.getParameter('fbtype') ?? '').toUpperCase() === 'FREE') return []
  return property.getValues().map((value) => {
    if (!(value instanceof ICAL.Period)) throw new Error('It is no time')
    const moment = (time: ICAL.Time) => (isUtc(time) ? utc : own).momentOf(wallOfTime(time))
    return { from: moment(value.start), until: moment(value.getEnd()) }
  })
}

function datesIn(property: ICAL.Property, reading: Reading): Dated[] {
  return valuesOf(property).map((value) => dated(timeIn(value), property, reading))
}

/** What no calendar and no clock shows is none: the parser has 31 February as a day in March. */
function valuesOf(property: ICAL.Property) {
  const [, , , ...written] = property.toJSON()
  for (const text of written)
    for (const [, year, month, date, hour] of String(text).matchAll(times)) {
      const day = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date)))
      if (
        day.getUTCDate() !== Number(date) ||
        day.getUTCMonth() !== Number(month) - 1 ||
        Number(hour ?? 0) > 23
      )
        throw new Error('It is no time')
    }
  return property.getValues()
}
const times = /(\d{4})-(\d\d)-(\d\d)(?:T(\d\d))?/g

const timeIn = (value: unknown): ICAL.Time => {
  if (value instanceof ICAL.Time) return value
  throw new Error('It is no time')
}

function dated(time: ICAL.Time, property: ICAL.Property, { zoneOf, own }: Reading): Dated {
  const wall = wallOfTime(time)
  if (!Number.isFinite(wall)) throw new Error('It is no time')
  const name = property.getFirstParameter('tzid')
  const zone = time.isDate ? own : isUtc(time) ? utc : name ? zoneOf(name) : own
  return { wall, zone, isDate: time.isDate }
}

const isUtc = ({ zone }: ICAL.Time) => zone === ICAL.Timezone.utcTimezone

function moreIn(property: ICAL.Property, reading: Reading): Entry['more'] {
  return valuesOf(property).map((value) => {
    if (!(value instanceof ICAL.Period))
      return { ...dated(timeIn(value), property, reading), length: null }
    const start = dated(value.start, property, reading)
    const end = value.end && dated(value.end, property, reading)
    return { ...start, length: end ? between(start, end) : lasting(value.duration) }
  })
}

/** Of a day without an end that day; of a moment without one, no time at all. */
function lengthOf(event: ICAL.Component, start: Dated, reading: Reading): Length {
  const ends = event.getFirstProperty('dtend')
  const [end] = ends ? datesIn(ends, reading) : []
  if (end) return between(start, end)
  const duration = event.getFirstPropertyValue('duration')
  if (duration instanceof ICAL.Duration) return lasting(duration)
  return { days: start.isDate ? 1 : 0, elapsed: 0 }
}

function between(start: Dated, end: Dated): Length {
  if (start.isDate !== end.isDate) throw new Error('It is no time from a day on')
  const length = start.isDate
    ? { days: Math.round((end.wall - start.wall) / day), elapsed: 0 }
    : { days: 0, elapsed: end.zone.momentOf(end.wall) - start.zone.momentOf(start.wall) }
  if (length.days < 0 || length.elapsed < 0) throw new Error('It ends before it begins')
  return length
}

function lasting(duration: ICAL.Duration): Length {
  if (duration.isNegative) throw new Error('It ends before it begins')
  const { weeks, days, hours, minutes, seconds } = duration
  return {
    days: weeks * 7 + days,
    elapsed: ((hours * 60 + minutes) * 60 + seconds) * 1000,
  }
}

/** With its end by the entry's clock. */
function ruleOf(text: string, { zone, isDate }: Dated) {
  const rule = readRule(text)
  if (!rule.until) return { rule, last: Number.POSITIVE_INFINITY }
  const { wall, isUtc, isDate: isDay } = rule.until
  // A day is meant whole.
  if (isDay || isDate) return { rule, last: Math.floor(wall / day) * day + day - 1 }
  return { rule, last: isUtc ? zone.wallOf(wall) : wall }
}
