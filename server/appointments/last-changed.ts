import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { mine } from './store.ts'
import { appointmentEvents, appointments } from './table.ts'
import type { Viewer } from './view.ts'

/** With each of these people, the one of which something was told last, and when it is to be. */
export async function listLastChanged(db: Db, viewer: Viewer, people: readonly string[]) {
  if (people.length === 0) return new Map<string, { _id: string; at: Date }>()
  const [own, other] =
    viewer.side === 'patient'
      ? [appointmentEvents.user_id, appointmentEvents.therapist_id]
      : [appointmentEvents.therapist_id, appointmentEvents.user_id]
  const rows = await db
    .selectDistinctOn([other], { other, _id: appointments._id, at: appointments.starts })
    .from(appointmentEvents)
    .innerJoin(appointments, eq(appointments._id, appointmentEvents.appointment_id))
    .where(and(eq(own, viewer.id), inArray(other, [...people]), mine(viewer)))
    .orderBy(other, desc(appointmentEvents.date), desc(appointmentEvents._id))
  return new Map(rows.map(({ other: person, ...one }) => [person, one]))
}
