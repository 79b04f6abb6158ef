/**
 * A rule by which something repeats (RFC 5545, 3.3.10), reckoned by the clock of whoever wrote it:
 * times are milliseconds as if the clock were that of UTC.
 */
export type RepeatRule = {
  freq: Freq
  interval: number
  count: number
  until: { wall: number; isUtc: boolean; isDate: boolean } | null
  /** 0 is Monday, as in all weekdays here. */
  weekStart: number
  by: By
}
export type Freq = (typeof freqs)[number]
type Lists = Record<keyof typeof limits, number[]>
type By = Lists & { BYDAY: NthDay[] }
/** The nth such day of a month or year, from its end where it is negative; of 0, each. */
type NthDay = { nth: number; weekday: number }

const freqs = ['YEARLY', 'MONTHLY', 'WEEKLY', 'DAILY', 'HOURLY', 'MINUTELY', 'SECONDLY'] as const
const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
const [minute, hour, day] = [60_000, 60 * 60_000, 24 * 60 * 60_000]
export const lengths = { DAILY: day, HOURLY: hour, MINUTELY: minute, SECONDLY: 1_000 } as const

/** Lowest and highest; below zero it is counted from the end, and zero is none then. */
const limits = {
  BYMONTH: [1, 12],
  BYWEEKNO: [-53, 53],
  BYYEARDAY: [-366, 366],
  BYMONTHDAY: [-31, 31],
  BYHOUR: [0, 23],
  BYMINUTE: [0, 59],
  BYSECOND: [0, 60],
  BYSETPOS: [-366, 366],
} as const
const listed = Object.keys(limits) as (keyof typeof limits)[]
const known = new Set<string>([
  ...listed,
  ...['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'WKST', 'BYDAY'],
])

const misread = () => new Error('It is no rule')

/** Throws where it is not to the letter of the standard, but for blanks and small letters. */
export function readRule(text: string): RepeatRule {
  const parts = new Map<string, string>()
  for (const part of text.toUpperCase().split(';')) {
    if (part.trim() === '') continue
    const [name = '', value = '', more] = part.split('=').map((one) => one.trim())
    if (!known.has(name) || value === '' || more !== undefined || parts.has(name)) throw misread()
    parts.set(name, value)
  }
  const freq = freqs.find((one) => one === parts.get('FREQ'))
  if (!freq) throw misread()
  const until = parts.get('UNTIL')
  const count = parts.get('COUNT')
  return {
    freq,
    interval: positive(parts.get('INTERVAL') ?? '1'),
    count: count === undefined ? Number.POSITIVE_INFINITY : positive(count),
    until: until === undefined ? null : untilOf(until),
    weekStart: weekdayOf(parts.get('WKST') ?? 'MO'),
    by: {
      ...(Object.fromEntries(
        listed.map((name) => [name, numbers(parts.get(name), limits[name])]),
      ) as Lists),
      BYDAY: (parts.get('BYDAY')?.split(',') ?? []).map(nthDay),
    },
  }
}

function positive(text: string): number {
  if (!/^\d{1,15}$/.test(text) || Number(text) < 1) throw misread()
  return Number(text)
}

function numbers(text: string | undefined, [low, high]: readonly [number, number]): number[] {
  if (text === undefined) return []
  const found = text.split(',').map((one) => {
    const number = Number(one)
    const isInside = low <= number && number <= high && (low >= 0 || number !== 0)
    if (!/^[+-]?\d{1,3}$/.test(one.trim()) || !isInside) throw misread()
    return number
  })
  return [...new Set(found)].sort((one, other) => one - other)
}

function nthDay(text: string): NthDay {
  const [, nth, name = ''] = /^([+-]?\d{1,2})?([A-Z]{2})$/.exec(text.trim()) ?? []
  if (nth !== undefined && (Number(nth) === 0 || Math.abs(Number(nth)) > 53)) throw misread()
  return { nth: Number(nth ?? 0), weekday: weekdayOf(name) }
}

function weekdayOf(name: string): number {
  const at = weekdays.indexOf(name)
  if (at < 0) throw misread()
  return at
}

function untilOf(text: string): NonNullable<RepeatRule['until']> {
  const [, year, month, date, time, clock = '', utc] =
    /^(\d{4})(\d\d)(\d\d)(T(\d{6}))?(Z)?$/.exec(text) ?? []
  if (!year) throw misread()
  const [hours = 0, minutes = 0, seconds = 0] = (clock.match(/\d\d/g) ?? []).map(Number)
  const wall = Date.UTC(+year, Number(month) - 1, Number(date), hours, minutes, seconds)
  return { wall, isUtc: utc !== undefined, isDate: time === undefined }
}

export type Repeating = {
  rule: RepeatRule
  start: number
  /** Its dates are days: what a rule says of hours means nothing. */
  isDate: boolean
  /** Nothing after it is asked for. */
  latest: number
  /** Called for whatever is looked at; throws where it was enough. */
  step: () => void
}

/** Its dates in order from `start` on, which is one of them only where it fits the rule. */
export function* datesOf({ rule, start, isDate, latest, step }: Repeating): Generator<number> {
  const by = completed(rule, start, isDate)
  let left = rule.count
  for (const { from, days, clocks } of periodsOf(rule, by, start)) {
    if (from > latest) return
    step()
    const found: number[] = []
    for (const at of days())
      if (isOf(rule.freq, by, rule.weekStart, at))
        for (const clock of clocks) {
          step()
          found.push(at * day + clock)
        }
    for (const wall of chosen(found, by.BYSETPOS)) {
      if (wall < start) continue
      if (wall > latest || left-- <= 0) return
      yield wall
    }
  }
}

function chosen(found: readonly number[], positions: readonly number[]): readonly number[] {
  if (positions.length === 0) return found
  const at = positions.map((one) => (one > 0 ? one - 1 : found.length + one))
  const inside = at.filter((one) => one >= 0 && one < found.length)
  return [...new Set(inside)].sort((one, other) => one - other).map((one) => found[one]!)
}

/** What a rule leaves open is as it is at the start. */
function completed({ freq, by }: RepeatRule, start: number, isDate: boolean): By {
  const { month, date, weekday } = dayOf(Math.floor(start / day))
  const timeless = isDate ? { BYHOUR: [], BYMINUTE: [], BYSECOND: [] } : {}
  const isOpen = by.BYYEARDAY.length === 0 && by.BYMONTHDAY.length === 0 && by.BYDAY.length === 0
  const open: Partial<By> = {}
  if (isOpen && (freq === 'WEEKLY' || by.BYWEEKNO.length > 0)) open.BYDAY = [{ nth: 0, weekday }]
  else if (isOpen && (freq === 'YEARLY' || freq === 'MONTHLY')) open.BYMONTHDAY = [date]
  if (open.BYMONTHDAY && freq === 'YEARLY' && by.BYMONTH.length === 0) open.BYMONTH = [month]
  return { ...by, ...timeless, ...open }
}

type Period = { from: number; days: () => Iterable<number>; clocks: readonly number[] }

/** One after the other, without end: the days of each, and the times of such a day. */
function* periodsOf({ freq, interval, weekStart }: RepeatRule, by: By, start: number) {
  const first = Math.floor(start / day)
  const clock = start - first * day
  if (freq === 'HOURLY' || freq === 'MINUTELY' || freq === 'SECONDLY') {
    for (let at = start; ; at += lengths[freq] * interval) yield withinDay(freq, by, at)
  }
  const clocks = clocksOf(by, clock)
  const { year, month } = dayOf(first)
  const between = (from: number, until: number): Period => ({
    ...{ from: from * day, clocks },
    days: () => Array.from({ length: until - from }, (_, n) => from + n),
  })
  const firstOfWeek = weekFrom(first, weekStart)
  for (let n = 0; ; n += interval)
    if (freq === 'YEARLY') yield between(dayAt(year + n, 0), dayAt(year + n + 1, 0))
    else if (freq === 'MONTHLY') yield between(dayAt(year, month - 1 + n), dayAt(year, month + n))
    else if (freq === 'WEEKLY') yield between(firstOfWeek + 7 * n, firstOfWeek + 7 * n + 7)
    else yield between(first + n, first + n + 1)
}

/** What is said of hours, minutes and seconds that are no shorter than the period has to fit it. */
function withinDay(freq: 'HOURLY' | 'MINUTELY' | 'SECONDLY', by: By, at: number): Period {
  const first = Math.floor(at / day)
  const clock = at - first * day
  const [hours, minutes, seconds] = partsOf(clock)
  const fits = (list: readonly number[], value: number) => list.length === 0 || list.includes(value)
  const isFit =
    fits(by.BYHOUR, hours) &&
    (freq === 'HOURLY' || fits(by.BYMINUTE, minutes)) &&
    (freq !== 'SECONDLY' || fits(by.BYSECOND, seconds))
  const own = {
    BYHOUR: [hours],
    BYMINUTE: freq === 'HOURLY' ? by.BYMINUTE : [minutes],
    BYSECOND: freq === 'SECONDLY' ? [seconds] : by.BYSECOND,
  }
  return { from: at, days: () => (isFit ? [first] : []), clocks: clocksOf(own, clock) }
}

const partsOf = (clock: number) =>
  [
    Math.floor(clock / hour),
    Math.floor(clock / minute) % 60,
    Math.floor(clock / 1_000) % 60,
  ] as const

function clocksOf(
  { BYHOUR, BYMINUTE, BYSECOND }: Pick<By, 'BYHOUR' | 'BYMINUTE' | 'BYSECOND'>,
  clock: number,
): number[] {
  const [hours, minutes, seconds] = partsOf(clock)
  const or = (list: readonly number[], own: number) => (list.length > 0 ? list : [own])
  return or(BYHOUR, hours).flatMap((h) =>
    or(BYMINUTE, minutes).flatMap((m) =>
      // No clock here shows a leap second.
      or(BYSECOND, seconds).map((s) => h * hour + m * minute + Math.min(s, 59) * 1_000),
    ),
  )
}

/** Days are counted from 1970, months from 1. */
function dayOf(at: number) {
  const shown = new Date(at * day)
  const [year, month, date] = [shown.getUTCFullYear(), shown.getUTCMonth() + 1, shown.getUTCDate()]
  return { year, month, date, weekday: weekdayAt(at) }
}

/** 1 January 1970 was a Thursday. */
const weekdayAt = (at: number) => (((at + 3) % 7) + 7) % 7

/** The first day of its week. */
const weekFrom = (at: number, weekStart: number) => at - ((weekdayAt(at) - weekStart + 7) % 7)

/** The first of a month, which is counted from 0 and goes on over the years. */
function dayAt(year: number, month: number): number {
  const at = new Date(Date.UTC(2000, 0, 1))
  at.setUTCFullYear(year, month, 1)
  return at.getTime() / day
}

function isOf(freq: Freq, by: By, weekStart: number, at: number): boolean {
  const { year, month, date, weekday } = dayOf(at)
  if (by.BYMONTH.length > 0 && !by.BYMONTH.includes(month)) return false
  const [yearFrom, yearUntil] = [dayAt(year, 0), dayAt(year + 1, 0)]
  const inYear = { at: at - yearFrom, of: yearUntil - yearFrom }
  if (!isListed(by.BYYEARDAY, inYear)) return false
  const monthFrom = dayAt(year, month - 1)
  const inMonth = { at: date - 1, of: dayAt(year, month) - monthFrom }
  if (!isListed(by.BYMONTHDAY, inMonth)) return false
  if (by.BYWEEKNO.length > 0 && !isListed(by.BYWEEKNO, weekOf(at, weekStart))) return false
  if (by.BYDAY.length === 0) return true
  const isOfMonth = freq === 'MONTHLY' || by.BYMONTH.length > 0
  const isNth = freq === 'MONTHLY' || freq === 'YEARLY'
  const within = isOfMonth ? inMonth : inYear
  const place = { at: Math.floor(within.at / 7), of: placesOf(within) }
  return by.BYDAY.some(
    (one) => one.weekday === weekday && (one.nth === 0 || !isNth || isListed([one.nth], place)),
  )
}

type Place = { at: number; of: number }

/** How many days of this weekday there are. */
const placesOf = ({ at, of }: Place) => Math.floor((of - 1 - (at % 7)) / 7) + 1

/** Counted from 1 from the beginning, or from -1 from the end. */
const isListed = (list: readonly number[], { at, of }: Place) =>
  list.length === 0 || list.includes(at + 1) || list.includes(at - of)

/** The first week of a year is the first with four days of it. */
function weekOf(at: number, weekStart: number): Place {
  const { year } = dayOf(weekFrom(at, weekStart) + 3)
  const firstOf = (of: number) => weekFrom(dayAt(of, 0) + 3, weekStart)
  const first = firstOf(year)
  return { at: Math.floor((at - first) / 7), of: (firstOf(year + 1) - first) / 7 }
}
