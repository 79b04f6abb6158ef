import type { SeriesProposal, SeriesState, WaitingSeries } from '@attune/contract/series.ts'
import { and, asc, eq, gt, inArray, ne, type SQL } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { asJob } from '../lib/person.ts'
import type { Vault } from '../lib/vault.ts'
import { asSeriesDate, datesOf, placeIn, type Rule } from './series-dates.ts'
import { asSeen } from './store.ts'
import { appointmentSeries, appointments } from './table.ts'
import { byOf, type Row, statusOf, type Viewer } from './view.ts'

export type SeriesRow = typeof appointmentSeries.$inferSelect

/** Waits for the answer of the other. */
export const isOpen = (now: Date) =>
  and(eq(appointmentSeries.status, 'proposed'), gt(appointmentSeries.answer_by, now))

export async function readSeries(
  db: Db,
  viewer: Viewer,
  row: Row,
  now: Date,
): Promise<SeriesState> {
  const [proposal] = await db
    .select()
    .from(appointmentSeries)
    .where(and(eq(appointmentSeries.origin_id, row._id), isOpen(now)))
    .limit(1)
  const later = await listLater(db, row, now)
  const last = later.at(-1)
  const [series] = row.series_id
    ? await db.select().from(appointmentSeries).where(eq(appointmentSeries._id, row.series_id))
    : []
  return {
    mayPropose: mayPropose(row, viewer, now) && !proposal && (!last || last._id === row._id),
    running:
      series && last
        ? {
            ...{ _id: series._id, weeks: series.weeks, ahead: later.length },
            last: { _id: last._id, at: last.starts },
          }
        : null,
    proposal: proposal ? await proposalOf(db, viewer, row, proposal, now) : null,
  }
}

/** A patient may ask for it along with the first time; a therapist confirms that first. */
export function mayPropose(row: Row, { side }: Viewer, now: Date): boolean {
  const status = statusOf(row, now)
  const isThere = status === 'confirmed' || (status === 'requested' && side === 'patient')
  return row.kind === 'session' && isThere && row.starts > now
}

/** What is left of its series from this one on, in order. */
async function listLater(db: Db, row: Row, now: Date): Promise<Row[]> {
  if (!row.series_id) return []
  const rows = await db
    .select()
    .from(appointments)
    .where(
      and(
        eq(appointments.series_id, row.series_id),
        eq(appointments.status, 'confirmed'),
        gt(appointments.starts, now),
      ),
    )
    .orderBy(asc(appointments.starts))
  return rows.filter(({ starts }) => starts >= row.starts)
}

export async function proposalOf(
  db: Db,
  viewer: Viewer,
  row: Row,
  proposal: SeriesRow,
  now: Date,
): Promise<SeriesProposal> {
  const { _id, by, weeks, answer_by: answerBy, extends_id } = proposal
  const dates = await datesOf(db, row, ruleOf(row, proposal), viewer, now)
  return {
    ...{ _id, by: byOf(by, viewer), weeks, answerBy, extends: extends_id !== null },
    dates: dates.map(asSeriesDate),
  }
}

/** What goes on with a series goes on by its rule, wherever its last date was moved. */
export const ruleOf = (
  row: Row,
  series: Pick<SeriesRow, 'first_at' | 'weeks' | 'time_zone' | 'times' | 'extends_id'>,
): Rule => ({ ...series, behind: series.extends_id ? placeIn(row, series) : 0 })

export async function listWaitingSeries(
  db: Db,
  vault: Vault,
  viewer: Viewer,
  now: Date,
): Promise<WaitingSeries[]> {
  const own =
    viewer.side === 'patient'
      ? eq(appointmentSeries.user_id, viewer.id)
      : eq(appointmentSeries.therapist_id, viewer.id)
  const rows = await db
    .select({ proposal: appointmentSeries, row: appointments })
    .from(appointmentSeries)
    .innerJoin(appointments, eq(appointments._id, appointmentSeries.origin_id))
    .where(and(own, isOpen(now), ne(appointmentSeries.by, viewer.side)))
    .orderBy(asc(appointmentSeries.answer_by), asc(appointmentSeries._id))
    .limit(most)
  const found: WaitingSeries[] = []
  const seen = await asSeen(
    db,
    vault,
    viewer,
    rows.map(({ row }) => row),
    now,
  )
  for (const [at, { proposal, row }] of rows.entries()) {
    const one = seen[at]
    if (!one) continue
    const { _id: appointment, partner, timeZones } = one
    found.push({
      ...(await proposalOf(db, viewer, row, proposal, now)),
      ...{ appointment, partner, at: one.at, timeZones },
    })
  }
  return found
}

const most = 50

/** What was asked for from an appointment that is over, or of two who are not in contact, waits no more. */
export const dropProposals = (tx: Db, of: SQL | undefined) =>
  asJob('series that nobody can agree to', () =>
    tx
      .update(appointmentSeries)
      .set({ status: 'lapsed' })
      .where(and(of, inArray(appointmentSeries.status, ['proposed']))),
  )
