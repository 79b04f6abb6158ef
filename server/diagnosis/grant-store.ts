import {
  type Grant,
  type GrantTo,
  nothingShared,
  type SummaryReading,
} from '@attune/contract/diagnosis.ts'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { forbidden } from '../lib/errors.ts'
import { isActiveTherapist } from '../therapists/standing.ts'
import { therapists } from '../therapists/table.ts'
import { grants, summaryReadings } from './table.ts'

export async function readGrant(
  db: Db,
  userId: string,
  therapistId: string,
): Promise<Grant | undefined> {
  const [row] = await db
    .select({ summary: grants.summary, danger: grants.danger, journals: grants.journals })
    .from(grants)
    .where(and(eq(grants.user_id, userId), eq(grants.therapist_id, therapistId)))
  return row
}

/** What this therapist may read; refused where that is nothing, and to one whom the operator has stopped. */
export async function requireGrant(db: Db, userId: string, therapistId: string): Promise<Grant> {
  const grant = await readGrant(db, userId, therapistId)
  if (!grant || !(grant.summary || grant.journals)) throw forbidden()
  if (!(await isActiveTherapist(db, therapistId))) throw forbidden()
  return grant
}

export async function listGrants(db: Db, userId: string): Promise<GrantTo[]> {
  return db
    .select({
      therapistId: grants.therapist_id,
      name: therapists.name,
      summary: grants.summary,
      danger: grants.danger,
      journals: grants.journals,
    })
    .from(grants)
    .innerJoin(therapists, eq(therapists._id, grants.therapist_id))
    .where(eq(grants.user_id, userId))
    .orderBy(therapists.name)
}

export async function setGrant(db: Db, userId: string, therapistId: string, grant: Grant) {
  const { summary, journals } = grant
  const danger = summary && grant.danger
  await db
    .insert(grants)
    .values({ user_id: userId, therapist_id: therapistId, summary, danger, journals })
    .onConflictDoUpdate({
      target: [grants.user_id, grants.therapist_id],
      set: { summary, danger, journals, updated_at: sql`now()` },
    })
  return { summary, danger, journals }
}

/** Whoever ends a contact, nothing is read from then on; a choice made before does not come back. */
export const withdrawGrant = (tx: Db, userId: string, therapistId: string) =>
  tx
    .update(grants)
    .set({ ...nothingShared, updated_at: sql`now()` })
    .where(and(eq(grants.user_id, userId), eq(grants.therapist_id, therapistId)))

/** Nobody is left to read; the log of past readings stays the patient's. */
export const deleteGrantsTo = (tx: Db, therapistId: string) =>
  tx.delete(grants).where(eq(grants.therapist_id, therapistId))

export async function logReading(db: Db, userId: string, therapistId: string, parts: string[]) {
  await db.execute(sql`
    INSERT INTO ${summaryReadings} (user_id, therapist_id, name, parts)
    SELECT ${userId}, ${therapists._id}, ${therapists.name}, ${sql.param(parts)}
    FROM ${therapists} WHERE ${therapists._id} = ${therapistId}`)
}

const shownReadings = 200

export async function listReadings(db: Db, userId: string): Promise<SummaryReading[]> {
  return db
    .select({
      therapistId: summaryReadings.therapist_id,
      name: summaryReadings.name,
      at: summaryReadings.at,
      parts: summaryReadings.parts,
    })
    .from(summaryReadings)
    .where(eq(summaryReadings.user_id, userId))
    .orderBy(desc(summaryReadings.at))
    .limit(shownReadings)
}
