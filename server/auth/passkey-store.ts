import type { Role } from '@attune/contract/endpoint.ts'
import { challengeMinutes, type Passkey } from '@attune/contract/passkeys.ts'
import { and, asc, eq, gt, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { hashOf } from '../lib/secret.ts'
import type { Vault } from '../lib/vault.ts'
import { passkeyChallenges, passkeys } from './table.ts'

type Row = typeof passkeys.$inferSelect
type Purpose = (typeof passkeyChallenges.$inferSelect)['purpose']
/** For what, and for which session or browser alone. */
export type Bound = { purpose: Purpose; to: string }

export async function listPasskeys(db: Db, vault: Vault, person: string): Promise<Passkey[]> {
  const rows = await rowsOf(db, person)
  const key = await vault.keyOf(db, person)
  return rows.map((row) => ({
    _id: row._id,
    name: key.decrypt(row.name, sealedAs(row._id)),
    addedAt: row.created_at,
    lastUsedAt: row.used_at,
  }))
}

/** By what a browser knows them. */
export const listCredentials = async (db: Db, person: string) =>
  (await rowsOf(db, person)).map((row) => ({
    id: row.credential_id,
    type: 'public-key' as const,
    transports: row.transports,
  }))

export const countPasskeys = (db: Db, person: string) =>
  db.$count(passkeys, eq(passkeys.person_id, person))

export async function findPasskey(db: Db, credential: string): Promise<Row | undefined> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credential_id, credential))
  return row
}

type NewPasskey = Pick<Row, 'credential_id' | 'public_key' | 'counter' | 'transports'>

/** Null where some account has this very one already. */
export async function addPasskey(
  tx: Db,
  vault: Vault,
  { person, role, name }: { person: string; role: Role; name: string },
  made: NewPasskey,
): Promise<Passkey | null> {
  const id = crypto.randomUUID()
  const key = await vault.keyOf(tx, person)
  const sealed = key.encrypt(name, sealedAs(id))
  const [row] = await tx
    .insert(passkeys)
    .values({ ...made, _id: id, person_id: person, role, name: sealed })
    .onConflictDoNothing()
    .returning()
  return row ? { _id: id, name, addedAt: row.created_at, lastUsedAt: null } : null
}

export async function renamePasskey(
  db: Db,
  vault: Vault,
  { person, id, name }: { person: string; id: string; name: string },
) {
  const key = await vault.keyOf(db, person)
  const rows = await db
    .update(passkeys)
    .set({ name: key.encrypt(name, sealedAs(id)) })
    .where(own(person, id))
    .returning({ id: passkeys._id })
  return rows.length > 0
}

export async function removePasskey(tx: Db, person: string, id: string) {
  const rows = await tx.delete(passkeys).where(own(person, id)).returning({ id: passkeys._id })
  return rows.length > 0
}

/**
 * Notes a use, unless the passkey has been used more often before than it says now: then it is a
 * copy, or the one that was copied. Many count nothing and say 0 each time.
 */
export async function advanceCounter(db: Db, id: string, counter: number) {
  const isHigher = lt(passkeys.counter, counter)
  const countsNothing = and(eq(passkeys.counter, 0), sql`${counter}::bigint = 0`)
  const rows = await db
    .update(passkeys)
    .set({ counter, used_at: sql`now()` })
    .where(and(eq(passkeys._id, id), or(isHigher, countsNothing)))
    .returning({ id: passkeys._id })
  return rows.length > 0
}

/** The one before of this session or browser is good no longer. */
export async function setChallenge(
  db: Db,
  { purpose, to }: Bound,
  challenge: string,
  person: string | null,
) {
  const expires_at = sql`now() + make_interval(mins => ${challengeMinutes})`
  await db
    .insert(passkeyChallenges)
    .values({ purpose, bound_to: hashOf(to), challenge, person_id: person, expires_at })
    .onConflictDoUpdate({
      target: [passkeyChallenges.purpose, passkeyChallenges.bound_to],
      set: { challenge, person_id: person, expires_at },
    })
}

/** Whether it was given out for this, here, and not long ago. Good for one use, whatever comes of it. */
export async function takeChallenge(db: Db, { purpose, to }: Bound, challenge: string) {
  const rows = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.purpose, purpose),
        eq(passkeyChallenges.bound_to, hashOf(to)),
        eq(passkeyChallenges.challenge, challenge),
        gt(passkeyChallenges.expires_at, sql`now()`),
      ),
    )
    .returning({ purpose: passkeyChallenges.purpose })
  return rows.length > 0
}

export const sweepChallenges = (db: Db) =>
  db.delete(passkeyChallenges).where(lt(passkeyChallenges.expires_at, sql`now()`))

const rowsOf = (db: Db, person: string) =>
  db
    .select()
    .from(passkeys)
    .where(eq(passkeys.person_id, person))
    .orderBy(asc(passkeys.created_at), asc(passkeys._id))

const own = (person: string, id: string) =>
  and(eq(passkeys.person_id, person), eq(passkeys._id, id))

const sealedAs = (id: string) => `passkeys.name:${id}` as const
