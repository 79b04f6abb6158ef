import { type ConcernSlug, concernSlugs } from '@attune/content/questionnaires/concerns.ts'
import { noWishFacts, WishFacts, type WishFactsPatch } from '@attune/contract/wish-facts.ts'
import { ENGINE_VERSION } from '@attune/engine/version.ts'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../lib/db.ts'
import { found } from '../lib/errors.ts'
import { patched, readKept } from '../lib/kept-fields.ts'
import type { AssociatedData, Vault } from '../lib/vault.ts'
import { users } from '../users/table.ts'
import { wishFacts } from './table.ts'

const associatedData = (userId: string): AssociatedData => `wish_facts.wishes:${userId}`

/** What an engine heard in the own words; whatever changes the wishes forgets it. */
const Heard = z.object({
  heard: z.object({ by: z.literal(ENGINE_VERSION), concerns: z.array(z.enum(concernSlugs)) }),
})

export const readWishFacts = async (db: Db, vault: Vault, userId: string): Promise<WishFacts> =>
  readKept(WishFacts, noWishFacts, await openWishes(db, vault, userId))

async function openWishes(db: Db, vault: Vault, userId: string): Promise<object> {
  const [row] = await db.select().from(wishFacts).where(eq(wishFacts.user_id, userId))
  if (!row) return noWishFacts
  const key = await vault.keyOf(db, userId)
  return JSON.parse(key.decrypt(row.wishes, associatedData(userId)))
}

/** With what is heard in the own words: listened to once, and kept sealed with them; null: nothing said. */
export async function readHeardWishes(
  db: Db,
  vault: Vault,
  userId: string,
  hear: (text: string) => readonly ConcernSlug[],
): Promise<{ facts: WishFacts; heard: readonly ConcernSlug[] } | null> {
  const kept = await openWishes(db, vault, userId)
  if (kept === noWishFacts) return null
  const facts = readKept(WishFacts, noWishFacts, kept)
  if (!facts.firstWords) return { facts, heard: [] }
  const known = Heard.safeParse(kept).data?.heard
  if (known) return { facts, heard: known.concerns }
  const heard = hear(facts.firstWords)
  await keepHeard(db, vault, userId, facts.firstWords, heard)
  return { facts, heard }
}

/** Only with the very words it was heard in. */
const keepHeard = (
  db: Db,
  vault: Vault,
  userId: string,
  words: string,
  concerns: readonly ConcernSlug[],
) =>
  db.transaction(async (tx) => {
    if (!(await holdOwner(tx, userId))) return
    const facts = await readWishFacts(tx, vault, userId)
    if (facts.firstWords !== words) return
    await keepWishes(tx, vault, userId, { ...facts, heard: { by: ENGINE_VERSION, concerns } })
  })

/** Under the lock of the account, so that two tabs that save at once both count. */
export const changeWishFacts = (db: Db, vault: Vault, userId: string, patch: WishFactsPatch) =>
  db.transaction(async (tx) => {
    found(await holdOwner(tx, userId), 'User not found')
    const wishes = patched(await readWishFacts(tx, vault, userId), patch)
    await keepWishes(tx, vault, userId, wishes)
    return wishes
  })

async function holdOwner(tx: Db, userId: string) {
  const of = eq(users._id, userId)
  const [owner] = await tx.select({ id: users._id }).from(users).where(of).for('no key update')
  return owner
}

async function keepWishes(tx: Db, vault: Vault, userId: string, kept: object) {
  const key = await vault.keyOf(tx, userId)
  const wishes = key.encrypt(JSON.stringify(kept), associatedData(userId))
  await tx
    .insert(wishFacts)
    .values({ user_id: userId, wishes })
    .onConflictDoUpdate({ target: wishFacts.user_id, set: { wishes } })
}
