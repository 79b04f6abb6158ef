import { say } from '@attune/contract/errors.ts'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import type { Listing } from '../lib/env.ts'
import { AppError } from '../lib/errors.ts'
import { hasLicence } from './licence-standing.ts'
import { therapists } from './table.ts'

/** Whether patients may see and write to this therapist. */
export async function isActiveTherapist(db: Db, id: string) {
  const [row] = await db
    .select({ id: therapists._id })
    .from(therapists)
    .where(and(eq(therapists._id, id), eq(therapists.isActive, true)))
  return row !== undefined
}

/** Of a row of therapists: whether patients find them. */
export const isListed = (listing: Listing) =>
  and(eq(therapists.isActive, true), listing === 'checked' ? hasLicence('checked') : undefined)

/** Whether patients find them, so that a first message may be written. */
export async function isListedTherapist(db: Db, id: string, listing: Listing) {
  const [row] = await db
    .select({ id: therapists._id })
    .from(therapists)
    .where(and(eq(therapists._id, id), isListed(listing)))
  return row !== undefined
}

/** Who does not practise is seen by themselves alone. */
export async function requireVisible(db: Db, id: string, callerId: string) {
  const isVisible = id === callerId || (await isActiveTherapist(db, id))
  if (!isVisible) throw new AppError('not_found', say.therapistNotFound)
}
