import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm'
import { type Db, onlyRow } from '../lib/db.ts'
import { asJob } from '../lib/person.ts'
import type { Method, Told } from './calendar-file.ts'
import { appointmentSeries, appointments } from './table.ts'
import type { Row } from './view.ts'

/**
 * What calendars are told of a change. Of a date of a series it is all of the series as it is now, so
 * that the last mail alone says how it stands; where an account is leaving, only what was `until` then.
 */
export async function toldOf(tx: Db, row: Row, method: Method, until?: Date): Promise<Told> {
  const { series_id, series_at } = row
  if (!series_id || !series_at) return { method, rows: [row], series: null }
  return asJob('what calendars are told of a series', async () => {
    const series = onlyRow(
      await tx
        .update(appointmentSeries)
        .set({ told: sql`${appointmentSeries.told} + 1` })
        .where(eq(appointmentSeries._id, series_id))
        .returning(),
    )
    const rows = await tx
      .select()
      .from(appointments)
      .where(
        and(
          eq(appointments.series_id, series_id),
          eq(appointments.status, 'confirmed'),
          isNotNull(appointments.series_at),
          until ? lte(appointments.starts, until) : undefined,
        ),
      )
      .orderBy(asc(appointments.series_at))
    return rows.length > 0
      ? { method: 'REQUEST', rows, series }
      : { method: 'CANCEL', rows: [row], series }
  })
}
