import type { FreeTime } from '@attune/contract/appointments.ts'
import { dayLabel, type Reader } from './time-words.ts'
import { wallOf } from './wall-time.ts'

export type FreeDay = { day: string; label: string; times: readonly FreeTime[] }

/** Free times by the days of the reader's own clock, soonest first. */
export function freeDays(times: readonly FreeTime[], { zone, now }: Reader): FreeDay[] {
  const today = wallOf(now, zone).day
  const days = new Map<string, FreeTime[]>()
  for (const time of soonestFirst(times)) {
    const { day } = wallOf(time.at, zone)
    days.set(day, [...(days.get(day) ?? []), time])
  }
  return [...days].map(([day, ofDay]) => ({ day, label: dayLabel(day, today), times: ofDay }))
}

/** The free times nearest to one that is gone, in order. */
export const nearestTimes = (times: readonly FreeTime[], wanted: Date, most: number): FreeTime[] =>
  soonestFirst(
    [...times]
      .filter(({ at }) => at.getTime() !== wanted.getTime())
      .sort((one, other) => distance(one, wanted) - distance(other, wanted))
      .slice(0, most),
  )

const distance = ({ at }: FreeTime, wanted: Date) => Math.abs(at.getTime() - wanted.getTime())

const soonestFirst = (times: readonly FreeTime[]) =>
  times.toSorted((one, other) => one.at.getTime() - other.at.getTime())
