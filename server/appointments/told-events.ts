import type { Notification } from '@attune/contract/notifications.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { notifications } from '../notifications/table.ts'
import { mine } from './store.ts'
import { appointmentEvents, appointments } from './table.ts'
import { eventOf, type Viewer } from './view.ts'

type Told = NonNullable<Notification['appointment']>

/**
 * What each of these notifications tells: what happened last, and how much the other or nobody did
 * since the row was made. Nothing of what was never the therapist's to see.
 */
export async function listTold(
  db: Db,
  viewer: Viewer,
  notes: readonly string[],
): Promise<ReadonlyMap<string, Told>> {
  if (notes.length === 0) return new Map()
  const rows = await db
    .select({
      ...{ note: notifications._id, event: appointmentEvents, at: appointments.starts },
      ...{ kind: appointments.kind, format: appointments.format },
      before: sql<number>`(
        SELECT count(*)::int FROM appointment_events AS earlier
        JOIN appointments AS of ON of.id = earlier.appointment_id
        WHERE earlier.therapist_id = ${appointmentEvents.therapist_id}
          AND earlier.user_id = ${appointmentEvents.user_id}
          AND earlier.by <> ${viewer.side} AND (${viewer.side} = 'patient' OR of.asked)
          AND earlier.date >= ${notifications.since} AND earlier.date < ${appointmentEvents.date})`,
    })
    .from(notifications)
    .innerJoin(appointmentEvents, eq(appointmentEvents._id, notifications.event_id))
    .innerJoin(appointments, eq(appointments._id, appointmentEvents.appointment_id))
    .where(and(inArray(notifications._id, [...notes]), mine(viewer)))
  return new Map(
    rows.map(({ note, event, at, before, ...of }) => [
      note,
      { _id: event.appointment_id, at, event: eventOf(event, of, viewer), before },
    ]),
  )
}
