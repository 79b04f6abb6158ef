import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import type { AssociatedData, Vault } from '../lib/vault.ts'
import { appointmentEvents, appointmentReasons } from './table.ts'
import type { EventRow, Viewer } from './view.ts'

const associatedData = (eventId: string): AssociatedData => `appointment_reasons.body:${eventId}`

/** Why they did it, for themselves alone. */
export async function keepReason(
  tx: Db,
  vault: Vault,
  personId: string,
  { _id, appointment_id }: Pick<EventRow, '_id' | 'appointment_id'>,
  reason: string,
) {
  const body = (await vault.keyOf(tx, personId)).encrypt(reason, associatedData(_id))
  await tx
    .insert(appointmentReasons)
    .values({ event_id: _id, appointment_id, person_id: personId, body })
}

/** The last one they gave. */
export async function readReason(
  db: Db,
  vault: Vault,
  { id }: Viewer,
  appointmentId: string,
): Promise<string | null> {
  const [row] = await db
    .select({ event: appointmentReasons.event_id, body: appointmentReasons.body })
    .from(appointmentReasons)
    .innerJoin(appointmentEvents, eq(appointmentEvents._id, appointmentReasons.event_id))
    .where(
      and(
        eq(appointmentReasons.appointment_id, appointmentId),
        eq(appointmentReasons.person_id, id),
      ),
    )
    .orderBy(desc(appointmentEvents.date))
    .limit(1)
  return row ? (await vault.keyOf(db, id)).decrypt(row.body, associatedData(row.event)) : null
}
