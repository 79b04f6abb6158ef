import { type AgendaItem, appointmentLimits } from '@attune/contract/appointments.ts'
import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { AppError } from '../lib/errors.ts'
import type { AssociatedData, Vault } from '../lib/vault.ts'
import { agendaItems, appointments } from './table.ts'
import { byOf, type Row, type Viewer } from './view.ts'

const associatedData = (id: string): AssociatedData => `agenda_items.body:${id}`

/** In the order in which they were added. */
export async function listAgenda(
  db: Db,
  vault: Vault,
  viewer: Viewer,
  { _id, user_id }: Pick<Row, '_id' | 'user_id'>,
): Promise<AgendaItem[]> {
  const rows = await db
    .select()
    .from(agendaItems)
    .where(eq(agendaItems.appointment_id, _id))
    .orderBy(asc(agendaItems.created_at), asc(agendaItems._id))
  const key = rows.length > 0 && (await vault.keysOf(db, [user_id])).get(user_id)
  if (!key) return []
  return rows.map((row) => ({
    _id: row._id,
    by: byOf(row.by, viewer),
    text: key.decrypt(row.body, associatedData(row._id)),
  }))
}

/** The appointment's row is held, so that two at once do not both take the last place. */
export const addToAgenda = (
  db: Db,
  vault: Vault,
  viewer: Viewer,
  { _id: appointment_id, user_id }: Pick<Row, '_id' | 'user_id'>,
  { _id, text }: Pick<AgendaItem, '_id' | 'text'>,
) =>
  db.transaction(async (tx) => {
    const held = eq(appointments._id, appointment_id)
    await tx.select({ _id: appointments._id }).from(appointments).where(held).for('update')
    const ofAppointment = eq(agendaItems.appointment_id, appointment_id)
    if ((await tx.$count(agendaItems, and(eq(agendaItems._id, _id), ofAppointment))) > 0) return
    if ((await tx.$count(agendaItems, ofAppointment)) >= appointmentLimits.agendaItems)
      throw new AppError('invalid', 'This agenda is full. Take something back first.')
    const key = await vault.keyOf(tx, user_id)
    const body = key.encrypt(text, associatedData(_id))
    const [row] = await tx
      .insert(agendaItems)
      .values({ _id, appointment_id, by: viewer.side, body })
      .onConflictDoNothing()
      .returning({ _id: agendaItems._id })
    if (!row) throw new AppError('invalid', 'This id belongs to something else', '_id')
  })

/** What the other added stays. */
export const dropFromAgenda = (db: Db, viewer: Viewer, appointmentId: string, itemId: string) =>
  db
    .delete(agendaItems)
    .where(
      and(
        eq(agendaItems._id, itemId),
        eq(agendaItems.appointment_id, appointmentId),
        eq(agendaItems.by, viewer.side),
      ),
    )
