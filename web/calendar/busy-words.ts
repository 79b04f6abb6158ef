import { type BusyState, busyProblems } from '@attune/contract/busy-times.ts'
import { dateOnly, timeOnly } from '../lib/dates.ts'

type Known = NonNullable<BusyState['file']>
type Called = NonNullable<BusyState['address']>

/** The time alone where it is today. */
const moment = (at: Date, now: Date) =>
  dateOnly(at) === dateOnly(now) ? timeOnly(at) : `${timeOnly(at)} on ${dateOnly(at)}`

const times = (count: number) =>
  count === 1 ? 'one busy time ahead' : `${count === 0 ? 'no' : count} busy times ahead`

export const leftOutText = ({ leftOut }: Pick<Known, 'leftOut'>) =>
  leftOut === 1
    ? 'One entry in it could not be understood, and is left out.'
    : `${leftOut} entries in it could not be understood, and are left out.`

export const fileText = ({ readAt, ahead, until }: Known, now: Date) =>
  `Taken over at ${moment(readAt, now)}: ${times(ahead)}. It is known until ${dateOnly(until)}; choose a newer file whenever something changes.`

export const addressText = ({ host, readAt, ahead }: Called, isCalled: boolean, now: Date) =>
  isCalled
    ? `From ${host}, last read at ${moment(readAt, now)} and again every 30 minutes: ${times(ahead)}.`
    : `From ${host}, last read at ${moment(readAt, now)}: ${times(ahead)}. It is not read again.`

export const failedText = ({ failed, readAt }: Called, now: Date) =>
  failed &&
  `It could not be read at ${moment(failed.at, now)}. ${busyProblems[failed.problem]} The busy times of ${moment(readAt, now)} are still kept.`
