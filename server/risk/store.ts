import type { Help, TrustedPerson } from '@attune/contract/risk.ts'
import { and, desc, eq, or, sql } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import type { AssociatedData, Vault } from '../lib/vault.ts'
import { isOpen, threads } from '../messages/table.ts'
import { therapists } from '../therapists/table.ts'
import { trustedPeople } from './table.ts'

const associatedData = (userId: string): AssociatedData => `trusted_people.person:${userId}`

export async function readTrustedPerson(
  db: Db,
  vault: Vault,
  userId: string,
): Promise<TrustedPerson | null> {
  const [row] = await db.select().from(trustedPeople).where(eq(trustedPeople.user_id, userId))
  if (!row) return null
  return JSON.parse((await vault.keyOf(db, userId)).decrypt(row.person, associatedData(userId)))
}

/** Null forgets them. */
export async function setTrustedPerson(
  db: Db,
  vault: Vault,
  userId: string,
  trusted: TrustedPerson | null,
) {
  if (!trusted) {
    await db.delete(trustedPeople).where(eq(trustedPeople.user_id, userId))
    return
  }
  const { name, phone } = trusted
  const person = (await vault.keyOf(db, userId)).encrypt(
    JSON.stringify({ name, phone }),
    associatedData(userId),
  )
  await db
    .insert(trustedPeople)
    .values({ user_id: userId, person })
    .onConflictDoUpdate({ target: trustedPeople.user_id, set: { person } })
}

/** Of the practising therapists the patient writes with, the one of the latest message. */
export async function findTherapistWrittenWith(db: Db, userId: string): Promise<Help['therapist']> {
  const [latest] = await db
    .select({ _id: therapists._id, name: therapists.name })
    .from(threads)
    .innerJoin(
      therapists,
      or(
        and(eq(threads.a_id, userId), eq(therapists._id, threads.b_id)),
        and(eq(threads.b_id, userId), eq(therapists._id, threads.a_id)),
      ),
    )
    .where(and(isOpen, eq(therapists.isActive, true), sql`${threads.last_seq} > 0`))
    .orderBy(desc(threads.last_at), threads._id)
    .limit(1)
  return latest ?? null
}
