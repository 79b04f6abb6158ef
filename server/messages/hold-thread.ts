import { eq } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { AppError, found } from '../lib/errors.ts'
import { asJob } from '../lib/person.ts'
import { therapists } from '../therapists/table.ts'
import { users } from '../users/table.ts'
import { threads } from './table.ts'
import { findThread, partnerOf, type ThreadRow } from './thread-store.ts'

const missing = 'They have not written to you'

/**
 * The thread of a therapist and a patient who has written to them, held with both accounts until the
 * end of `tx`: neither leaves meanwhile, and nobody ends the contact or writes.
 */
export async function holdThread(tx: Db, therapistId: string, patient: string): Promise<ThreadRow> {
  const thread = await holdPair(tx, therapistId, patient)
  requirePatient(thread, therapistId)
  return thread
}

/** The same where nothing may have been written yet. */
export async function holdPair(tx: Db, therapistId: string, patient: string): Promise<ThreadRow> {
  const known = found(await findThread(tx, therapistId, patient), missing)
  // In the order in which an account is deleted, so that neither waits for the other.
  await asJob('people of a thread', async () => {
    await tx.select({ id: users._id }).from(users).where(eq(users._id, patient)).for('key share')
    const me = eq(therapists._id, therapistId)
    await tx.select({ id: therapists._id }).from(therapists).where(me).for('key share')
  })
  const [row] = await tx.select().from(threads).where(eq(threads._id, known._id)).for('update')
  return found(row, missing)
}

/** Of the two, and begun by a patient; otherwise there is none. */
export function requirePatient(thread: ThreadRow, therapistId: string) {
  if (partnerOf(thread, therapistId).model !== 'User' || thread.last_seq === 0)
    throw new AppError('not_found', missing)
}
