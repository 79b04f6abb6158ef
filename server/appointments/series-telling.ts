import type { EventKind } from '@attune/contract/appointments.ts'
import type { SeriesDate } from '@attune/contract/series.ts'
import { eq } from 'drizzle-orm'
import { type Db, onlyRow } from '../lib/db.ts'
import { appointmentSeries, type KeptFacts, type Side } from './table.ts'
import { type Parts, tell } from './tell.ts'
import type { EventRow, Row } from './view.ts'

type Series = typeof appointmentSeries.$inferSelect
type Span = { starts: Date; ends: Date }

/** One row, one notification and one mail for a whole series, however many dates it has. */
export function tellOfSeries(
  tx: Db,
  parts: Parts,
  row: Row,
  happening: {
    what: EventKind
    by: Side
    series: Pick<Series, '_id' | 'weeks'>
    dates: readonly Span[]
    leftOut?: readonly SeriesDate[]
  },
): Promise<EventRow> {
  const { what, by, series, dates, leftOut = [] } = happening
  const { first, last } = outermost(dates)
  const facts: KeptFacts = {
    ...{ _id: series._id, weeks: series.weeks },
    ...{ dates: dates.length, last: last.starts.toISOString() },
    leftOut: leftOut.flatMap(({ at, leftOut: why }) =>
      why ? [{ at: at.toISOString(), why }] : [],
    ),
  }
  const { starts, ends } = first
  return tell(tx, parts, row, { what, by, from: row, series: { facts, starts, ends } })
}

/** Dates of one or several series that were confirmed, and are cancelled by now. */
export async function tellOfCancelled(
  tx: Db,
  parts: Parts,
  before: readonly Row[],
  by: Side,
): Promise<EventRow | undefined> {
  let event: EventRow | undefined
  for (const [id, dates] of Map.groupBy(before, ({ series_id }) => series_id)) {
    if (!id) continue
    const series = onlyRow(
      await tx.select().from(appointmentSeries).where(eq(appointmentSeries._id, id)),
    )
    const { first } = outermost(dates)
    event = await tellOfSeries(tx, parts, first, { what: 'series-cancelled', by, series, dates })
  }
  return event
}

/** The first and the last of what is told: never none. */
function outermost<T extends { starts: Date }>(dates: readonly T[]): { first: T; last: T } {
  const inOrder = dates.toSorted((one, other) => +one.starts - +other.starts)
  const [first, last] = [inOrder[0], inOrder.at(-1)]
  if (!first || !last) throw new Error('A series without a date')
  return { first, last }
}
