import type { MailSettings } from '@attune/contract/notifications.ts'
import { minuteOfDay } from '../lib/local-time.ts'

const minute = 60_000
const ofDay = 24 * 60
/** Who closed their last page so lately has seen it there. */
const awayAfter = 2 * minute
const patience = { 'at-once': 0, 'after-10-minutes': 10 * minute }
/** By the clock of where they are. */
export const morning = '09:00'

type Wait = Pick<MailSettings, 'pace' | 'quietHours'> & {
  timeZone: string | null
  /** Since when there is something unread. */
  since: Date
  seenAt: Date | null
}

/** When a mail may leave: `now`, later, or null where none is wanted. */
export function mailTime({ pace, timeZone, quietHours, since, seenAt }: Wait, now: Date) {
  if (pace === 'off') return null
  const wanted =
    pace === 'daily' ? nextAt(since, timeZone, morning) : new Date(since.getTime() + patience[pace])
  const away = seenAt ? seenAt.getTime() + awayAfter : 0
  const at = new Date(Math.max(wanted.getTime(), away, now.getTime()))
  return afterQuiet(at, timeZone, quietHours)
}

/** The morning after this moment, or later where that is a quiet hour. */
export const nextMorning = (
  after: Date,
  timeZone: string | null,
  quietHours: MailSettings['quietHours'],
) => afterQuiet(nextAt(new Date(after.getTime() + minute), timeZone, morning), timeZone, quietHours)

/** From `from` on, up to and without `to`; over midnight where it is the other way round. */
export function isQuiet(at: Date, timeZone: string | null, quiet: MailSettings['quietHours']) {
  if (!quiet) return false
  const length = (minutesOf(quiet.to) - minutesOf(quiet.from) + ofDay) % ofDay
  return (minuteOfDay(at, timeZone) - minutesOf(quiet.from) + ofDay) % ofDay < length
}

/** No clock is set by more than this; from there on it is read minute by minute. */
const mostSet = 120

/** The same moment, or the end of the quiet hours it lies in. */
export function afterQuiet(at: Date, timeZone: string | null, quiet: MailSettings['quietHours']) {
  if (!quiet || !isQuiet(at, timeZone, quiet)) return at
  return stepTo(at, timeZone, quiet.to, (moment) => !isQuiet(moment, timeZone, quiet))
}

/** The same moment, or the last minute before the quiet hours it lies in. */
export function beforeQuiet(at: Date, timeZone: string | null, quiet: MailSettings['quietHours']) {
  if (!quiet || !isQuiet(at, timeZone, quiet)) return at
  const since = (minuteOfDay(at, timeZone) - minutesOf(quiet.from) + ofDay) % ofDay
  const isLoud = (moment: number) => !isQuiet(new Date(moment), timeZone, quiet)
  let moment = at.getTime() - (since + 1) * minute
  // A clock that was set meanwhile: as far back as it takes, and no further.
  while (!isLoud(moment)) moment -= minute
  while (isLoud(moment + minute)) moment += minute
  return new Date(moment)
}

/** The next moment, this one too, at which the clock there shows it; where that hour is left out, the one after. */
export function nextAt(at: Date, timeZone: string | null, clock: string) {
  const isThere = (moment: Date) =>
    (minuteOfDay(moment, timeZone) - minutesOf(clock) + ofDay) % ofDay < mostSet
  if (minuteOfDay(at, timeZone) === minutesOf(clock)) return at
  // Just after it, it is tomorrow's that is meant.
  const from = isThere(at) ? new Date(at.getTime() + mostSet * minute) : at
  return stepTo(from, timeZone, clock, isThere)
}

function stepTo(
  at: Date,
  timeZone: string | null,
  clock: string,
  isThere: (moment: Date) => boolean,
) {
  const left = (minutesOf(clock) - minuteOfDay(at, timeZone) + ofDay) % ofDay
  let moment = new Date(at.getTime() + Math.max(0, left - mostSet) * minute)
  while (!isThere(moment)) moment = new Date(moment.getTime() + minute)
  return moment
}

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
