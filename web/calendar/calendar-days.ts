import type { Appointment } from '@attune/contract/appointments.ts'
import type { BusyTime } from '@attune/contract/busy-times.ts'
import type { AppointmentKind, Calendar, Span } from '@attune/contract/calendar.ts'
import { addDays, clockText, wallOf, weekdayOf } from '../appointments/wall-time.ts'
import type { DaySpan } from './day-spans.ts'

type Hours = Pick<Calendar, 'weekly' | 'exceptions'>
export type OpenSpan = DaySpan<AppointmentKind>

/** When a day is open: as its week, unless it has hours of its own. */
export function openSpans({ weekly, exceptions }: Hours, day: string): OpenSpan[] {
  const own = exceptions.find((one) => one.day === day)
  const spans = own ? own.hours : weekly.filter((one) => one.day === weekdayOf(day))
  return spans
    .map(({ from, until, kinds }) => ({ from: minuteOf(from), to: minuteOf(until), kinds }))
    .sort((one, other) => one.from - other.from)
}

/** The same, as it is sent. */
export const hoursOf = (spans: readonly OpenSpan[]): Span[] =>
  spans.map(({ from, to, kinds }) => ({
    from: clockText(from),
    until: clockText(to),
    kinds: [...kinds],
  }))

/** 08:30 is 510, 24:00 is 1440. */
export function minuteOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

export type Block = { from: number; to: number; one: Appointment }

/** What is held on a day, by the clock of a zone. */
export const blocksOf = (
  appointments: readonly Appointment[],
  day: string,
  zone: string,
): Block[] =>
  appointments
    .filter(({ status }) => held.has(status))
    .flatMap((one): Block[] =>
      partOfDay(one.at, one.until, day, zone).map((part) => ({ ...part, one })),
    )
    .sort((one, other) => one.from - other.from)

export type Busy = { from: number; to: number }

/** When somebody is busy elsewhere on a day, by the clock of a zone. */
export const busyOn = (times: readonly BusyTime[], day: string, zone: string): Busy[] =>
  times.flatMap(({ from, until }) => partOfDay(from, until, day, zone))

/** What of a time lies on a day; what ends after midnight goes to the day's end. */
function partOfDay(at: Date, until: Date, day: string, zone: string): Busy[] {
  const [start, end] = [wallOf(at, zone), wallOf(until, zone)]
  if (start.day > day || end.day < day) return []
  const from = start.day < day ? 0 : start.minute
  const to = end.day > day ? 1440 : end.minute
  return from < to ? [{ from, to }] : []
}

const held = new Set<Appointment['status']>(['offered', 'requested', 'confirmed', 'past'])

/** The seven days of the week of a day, Monday first. */
export function weekOf(day: string): string[] {
  const monday = addDays(day, 1 - weekdayOf(day))
  return Array.from({ length: 7 }, (_, at) => addDays(monday, at))
}

/** From before the first day to after the last one, in every zone there is. */
export const aroundDays = (days: readonly string[]) => ({
  from: new Date(`${addDays(days[0] ?? '', -1)}T00:00:00Z`),
  until: new Date(`${addDays(days.at(-1) ?? '', 2)}T00:00:00Z`),
})
