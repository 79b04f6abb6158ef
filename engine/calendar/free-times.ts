import type { AppointmentKind, Calendar } from '@attune/contract/calendar.ts'
import { dayAfter, dayAt, momentOf, weekdayOf } from './wall-clock.ts'

/** When a therapist can be met, by the clock of `timeZone`; on days away, never. */
export type Hours = Pick<Calendar, 'timeZone' | 'weekly' | 'exceptions'> & {
  /** Both days included. */
  away: { from: string; until: string } | null
  /** No day before this one; left out or null: any. */
  firstDay?: string | null
}

export type Rules = Hours & Pick<Calendar, 'bufferMinutes' | 'noticeHours' | 'aheadDays'>

/** From a moment on, up to and without another; in milliseconds since 1970. */
export type Range = { from: number; until: number }

export type Question = {
  kind: AppointmentKind
  /** How long it is. */
  minutes: number
  /** Beginnings are looked for from there on, and before that. */
  range: Range
  now: number
  /** What is held already, each with the buffer after it, in the order of their beginnings. */
  taken: readonly Range[]
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** A beginning is offered so often from the beginning of each span on, in minutes. */
export const steps: Readonly<Record<AppointmentKind, number>> = { 'first-talk': 15, session: 30 }

/**
 * When an appointment can begin, soonest first. It lies in one span of the hours whole, its buffer may
 * reach beyond; neither touches what is held.
 */
export function freeTimes(rules: Rules, { kind, minutes, range, now, taken }: Question): number[] {
  const earliest = Math.max(range.from, now + rules.noticeHours * hour)
  const latest = Math.min(range.until - 1, now + rules.aheadDays * day)
  const [length, held] = [minutes * minute, (minutes + rules.bufferMinutes) * minute]
  const free: number[] = []
  let next = 0
  for (const span of openSpans(rules, { from: earliest, until: latest + 1 }))
    for (let at = span.from; at + length <= span.until; at += steps[kind] * minute) {
      if (!span.kinds.includes(kind) || at < earliest || at > latest) continue
      while (next < taken.length && (taken[next]?.until ?? 0) <= at) next++
      const clash = taken[next]
      if (!clash || clash.from >= at + held) free.push(at)
    }
  return free
}

/** Whether an appointment can begin at this very moment. */
export const isFree = (rules: Rules, question: Omit<Question, 'range'>, at: number): boolean =>
  freeTimes(rules, { ...question, range: { from: at, until: at + 1 } }).length > 0

type OpenSpan = Range & { kinds: readonly AppointmentKind[] }

/** The spans of every day that the range touches, in order. */
function openSpans(hours: Hours, { from, until }: Range) {
  const { timeZone, weekly, exceptions, away, firstDay } = hours
  if (until <= from) return []
  const exceptional = new Map(exceptions.map(({ day, hours }) => [day, hours]))
  const last = dayAt(until - 1, timeZone)
  const spans: OpenSpan[] = []
  for (let day = dayAt(from, timeZone); day <= last; day = dayAfter(day)) {
    if (away && away.from <= day && day <= away.until) continue
    if (firstDay && day < firstDay) continue
    const weekday = weekdayOf(day)
    const ofThisDay = exceptional.get(day) ?? weekly.filter((span) => span.day === weekday)
    const ofDay = ofThisDay.map((span) => ({
      from: momentOf(day, span.from, timeZone),
      until: momentOf(day, span.until, timeZone),
      kinds: span.kinds,
    }))
    spans.push(...ofDay.sort((one, other) => one.from - other.from))
  }
  return spans
}
