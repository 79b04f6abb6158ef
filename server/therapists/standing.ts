import { and, eq } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { therapists } from './table.ts'

/** Whether patients may see and write to this therapist. */
export async function isActiveTherapist(db: Db, id: string) {
  const [row] = await db
    .select({ id: therapists._id })
    .from(therapists)
    .where(and(eq(therapists._id, id), eq(therapists.isActive, true)))
  return row !== undefined
}
