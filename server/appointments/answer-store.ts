import { HowWasIt } from '@attune/contract/appointments.ts'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import type { AssociatedData, Vault } from '../lib/vault.ts'
import { appointmentAnswers } from './table.ts'

const associatedData = (appointmentId: string): AssociatedData =>
  `appointment_answers.body:${appointmentId}`

export async function readAnswer(
  db: Db,
  vault: Vault,
  userId: string,
  appointmentId: string,
): Promise<HowWasIt | null> {
  const [row] = await db
    .select({ body: appointmentAnswers.body })
    .from(appointmentAnswers)
    .where(
      and(
        eq(appointmentAnswers.appointment_id, appointmentId),
        eq(appointmentAnswers.user_id, userId),
      ),
    )
  if (!row) return null
  const key = await vault.keyOf(db, userId)
  return HowWasIt.parse(JSON.parse(key.decrypt(row.body, associatedData(appointmentId))))
}

export async function keepAnswer(
  db: Db,
  vault: Vault,
  userId: string,
  appointmentId: string,
  { heard, goals }: HowWasIt,
) {
  const key = await vault.keyOf(db, userId)
  const body = key.encrypt(JSON.stringify({ heard, goals }), associatedData(appointmentId))
  await db
    .insert(appointmentAnswers)
    .values({ appointment_id: appointmentId, user_id: userId, body })
    .onConflictDoUpdate({ target: appointmentAnswers.appointment_id, set: { body } })
}
