import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { therapists } from '../therapists/table.ts'
import { users } from '../users/table.ts'
import { demoPatients } from './patients.ts'

/** Deletes one person from every slice at once. */
type Erase = { user: (id: string) => Promise<void>; therapist: (id: string) => Promise<void> }

/**
 * Removes all demo profiles and accounts as if each had deleted their own. Stopped half-way, the
 * next run removes the rest.
 */
export async function removeDemo(db: Db, erase: Erase) {
  const patients = await db
    .select({ id: users._id })
    .from(users)
    .where(
      inArray(
        users._id,
        demoPatients.map(({ _id }) => _id),
      ),
    )
  // First those who would otherwise keep their threads.
  for (const { id } of patients) await erase.user(id)
  const profiles = await db
    .select({ id: therapists._id })
    .from(therapists)
    .where(eq(therapists.isDemo, true))
  for (const { id } of profiles) await erase.therapist(id)
  return { patients: patients.length, therapists: profiles.length }
}
