import { busyLimits } from '@attune/contract/busy-times.ts'
import { readOpenCalendar } from '../calendar/store.ts'
import type { Db } from '../lib/db.ts'
import { AppError } from '../lib/errors.ts'
import type { Context } from '../lib/http.ts'
import type { Outgoing } from '../lib/outgoing.ts'
import { fetchCalendar, urlOf } from './fetch-calendar.ts'
import { readCalendarApart } from './read-calendar.ts'
import {
  type Called,
  claimDue,
  keepFailure,
  keepFetched,
  keepUnchanged,
  openCalled,
  type SourceRow,
  setSource,
  versionOf,
} from './store.ts'
import { Unreadable } from './unreadable.ts'

const day = 24 * 60 * 60_000
/** One that says it is unchanged is read whole once a day: what repeats in it reaches a day further. */
const wholeEvery = day

type Parts = Pick<Context, 'db' | 'vault'>

export async function takeFile(
  parts: Parts,
  therapistId: string,
  bytes: Uint8Array,
  now: Date,
): Promise<void> {
  const source = 'file'
  const before = await versionOf(parts.db, therapistId, source)
  const expanded = await refusing('calendar', async () => {
    if (bytes.length > busyLimits.fileBytes) throw new Unreadable('too-large')
    return readFor(parts.db, therapistId, bytes, now)
  })
  const called = null
  await setSource(parts.db, parts.vault, therapistId, { source, before, called, expanded, now })
}

type Fetching = Parts & Pick<Context, 'env'>

/** Kept only once it could be read; what there was before stays until then. */
export async function takeAddress(
  parts: Fetching,
  therapistId: string,
  address: string,
  now: Date,
  ending: AbortSignal,
): Promise<void> {
  const ways = parts.env.calendarFetch
  if (!ways) throw new AppError('not_found', notAllowed)
  const source = 'address'
  const before = await versionOf(parts.db, therapistId, source)
  const taken = await refusing('address', async () => {
    const url = urlOf(address).href
    const fetched = await fetchCalendar(ways, url, null, ending)
    if (!fetched) throw new Unreadable('refused')
    const called: Called = { address: url, etag: fetched.etag }
    return { called, expanded: await readFor(parts.db, therapistId, fetched.bytes, now) }
  })
  await setSource(parts.db, parts.vault, therapistId, { source, before, ...taken, now })
}

export const notAllowed =
  'The people who run this site have not allowed addresses of other calendars. Please choose a file.'

/** In the words of the contract, at the field it came in. */
async function refusing<T>(field: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    throw new AppError(
      error.problem === 'too-large' ? 'too_large' : 'invalid',
      error.message,
      field,
    )
  }
}

/** By the clock of the calendar here; where there is none yet, by that of everybody. */
async function readFor(db: Db, therapistId: string, bytes: Uint8Array, now: Date) {
  const calendar = await readOpenCalendar(db, therapistId, now)
  const { leastDays, days, ranges } = busyLimits
  return readCalendarApart(therapistId, {
    bytes,
    asked: {
      from: +now - day,
      least: +now + leastDays * day,
      until: +now + days * day,
      most: ranges,
      timeZone: calendar?.timeZone ?? 'UTC',
    },
  })
}

const atOnce = 8

/** Reads the addresses that are due, a few at a time; gives how many there were. */
export async function fetchDue(parts: Fetching, now: Date, ending: AbortSignal): Promise<number> {
  const ways = parts.env.calendarFetch
  if (!ways) return 0
  const due = await claimDue(parts.db, now, atOnce)
  const done = await Promise.allSettled(due.map((row) => fetchOne(parts, ways, row, now, ending)))
  for (const one of done) if (one.status === 'rejected') throw one.reason
  return due.length
}

async function fetchOne(
  parts: Fetching,
  ways: Outgoing,
  row: SourceRow,
  now: Date,
  ending: AbortSignal,
) {
  const { address, etag } = await openCalled(parts.db, parts.vault, row)
  const isWhole = +row.known_until - +now < busyLimits.days * day - wholeEvery
  try {
    const fetched = await fetchCalendar(ways, address, isWhole ? null : etag, ending)
    if (!fetched) {
      await keepUnchanged(parts.db, row, now)
      return
    }
    const expanded = await readFor(parts.db, row.therapist_id, fetched.bytes, now)
    await keepFetched(
      parts.db,
      parts.vault,
      row,
      { called: { address, etag: fetched.etag }, expanded },
      now,
    )
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    await keepFailure(parts.db, row, error.problem, now)
  }
}
