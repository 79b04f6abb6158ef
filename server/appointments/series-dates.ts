import type { SeriesDate, SeriesRule } from '@attune/contract/series.ts'
import type { Weeks } from '@attune/contract/series-facts.ts'
import { isClosed, seriesDates } from '@attune/engine/calendar/series.ts'
import { dayAt } from '@attune/engine/calendar/wall-clock.ts'
import { and, eq, gt, inArray, lt } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { timesOf } from './book.ts'
import { listTaken, readHours } from './free-times-store.ts'
import { appointmentSeries, appointments } from './table.ts'
import type { Row, Viewer } from './view.ts'

const minute = 60_000
const day = 24 * 60 * minute

export type Rule = {
  /** Where it began, and how many of its dates are behind the one it goes on from. */
  first_at: Date
  behind: number
  weeks: Weeks
  times: number
  time_zone: string
}

/** Which of its dates this one is: 0 for the appointment a series was made from. */
export const placeIn = (
  { series_at }: Pick<Row, 'series_at'>,
  { first_at, weeks, time_zone: zone }: Omit<Rule, 'behind' | 'times'>,
): number =>
  series_at
    ? (Date.parse(dayAt(+series_at, zone)) - Date.parse(dayAt(+first_at, zone))) / (7 * weeks * day)
    : 0

/** The times an appointment repeated by this rule would take, as the database keeps them. */
export async function datesOf(db: Db, row: Row, rule: Rule, viewer: Viewer, now: Date) {
  const { first_at, behind, weeks, times, time_zone: timeZone } = rule
  const therapist = await readHours(db, row.therapist_id, now)
  const calendar = therapist?.calendar
  const minutes = (+row.ends - +row.starts) / minute
  const buffer = calendar?.bufferMinutes ?? (+row.held_until - +row.ends) / minute
  const spans = seriesDates({ from: +first_at, weeks, times: behind + times, timeZone })
    .slice(behind)
    .map((at) => timesOf(new Date(at), minutes, buffer))
  const [first, last] = [spans[0], spans.at(-1)]
  if (!first || !last) return []
  const range = { from: +first.starts, until: +last.held_until }
  const taken = await listTaken(db, row.therapist_id, range)
  const own = viewer.side === 'patient' ? await listOwn(db, viewer.id, range) : []
  const hours = {
    timeZone: calendar?.timeZone ?? timeZone,
    exceptions: calendar?.exceptions ?? [],
    away: therapist?.away ?? null,
  }
  return spans.map((span) => {
    const [from, until] = [+span.starts, +span.ends]
    const isTaken =
      taken.some((one) => one.from < +span.held_until && from < one.until) ||
      own.some((one) => one.from < until && from < one.until)
    const leftOut = isClosed(hours, { from, until }) ? 'away' : isTaken ? 'taken' : null
    return { ...span, leftOut } as const
  })
}

/** What a series that begins now, or goes on, would have. */
export async function previewOf(
  db: Db,
  row: Row,
  { weeks, times }: SeriesRule,
  viewer: Viewer,
  now: Date,
): Promise<SeriesDate[]> {
  const [root] =
    row.series_id && row.series_at
      ? await db.select().from(appointmentSeries).where(eq(appointmentSeries._id, row.series_id))
      : []
  const rule = root
    ? { ...root, times, behind: placeIn(row, root) }
    : { weeks, times, behind: 0, first_at: row.starts, time_zone: row.therapist_zone }
  return (await datesOf(db, row, rule, viewer, now)).map(asSeriesDate)
}

export type DateSpan = Awaited<ReturnType<typeof datesOf>>[number]

export const asSeriesDate = ({ starts: at, ends: until, leftOut }: DateSpan): SeriesDate => ({
  ...{ at, until, leftOut },
})

/** Of a patient's other appointments they alone are told. */
async function listOwn(db: Db, userId: string, { from, until }: { from: number; until: number }) {
  const { starts, ends, status, user_id } = appointments
  const rows = await db
    .select({ starts, ends })
    .from(appointments)
    .where(
      and(
        eq(user_id, userId),
        inArray(status, ['requested', 'confirmed']),
        gt(ends, new Date(from)),
        lt(starts, new Date(until)),
      ),
    )
  return rows.map((row) => ({ from: +row.starts, until: +row.ends }))
}
