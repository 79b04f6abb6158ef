import type { Days, Hours } from '@attune/content/activities/activity.ts'

/** The hour and the day of the week (0 for Sunday) where the person is; null where nobody knows. */
export type Moment = { hour: number; weekday: number } | null

type Timed = { hours?: Hours; days?: Days }

/** Whether now is a time for it. Where nobody knows the hour, only what fits any hour is. */
export function isInTime({ hours = [0, 24], days }: Timed, moment: Moment): boolean {
  if (!moment) return isAnyHour(hours) && days === undefined
  return isWithin(hours, moment.hour) && (days?.includes(moment.weekday) ?? true)
}

const isAnyHour = ([from, to]: Hours) => from === 0 && to === 24

function isWithin([from, to]: Hours, hour: number): boolean {
  return from < to ? hour >= from && hour < to : hour >= from || hour < to
}

/** As people name that part of a day. */
export function partOfDay(hour: number): 'morning' | 'afternoon' | 'evening' | 'night' {
  if (hour < 5 || hour >= 22) return 'night'
  if (hour < 12) return 'morning'
  return hour < 17 ? 'afternoon' : 'evening'
}
