import { noWishFacts, WishFacts, type WishFactsPatch } from '@attune/contract/wish-facts.ts'
import { eq } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { found } from '../lib/errors.ts'
import { patched, readKept } from '../lib/kept-fields.ts'
import type { AssociatedData, Vault } from '../lib/vault.ts'
import { users } from '../users/table.ts'
import { wishFacts } from './table.ts'

const associatedData = (userId: string): AssociatedData => `wish_facts.wishes:${userId}`

export async function readWishFacts(db: Db, vault: Vault, userId: string): Promise<WishFacts> {
  const [row] = await db.select().from(wishFacts).where(eq(wishFacts.user_id, userId))
  if (!row) return noWishFacts
  const key = await vault.keyOf(db, userId)
  const kept = JSON.parse(key.decrypt(row.wishes, associatedData(userId)))
  return readKept(WishFacts, noWishFacts, kept)
}

/** Under the lock of the account, so that two tabs that save at once both count. */
export const changeWishFacts = (db: Db, vault: Vault, userId: string, patch: WishFactsPatch) =>
  db.transaction(async (tx) => {
    const of = eq(users._id, userId)
    const [owner] = await tx.select({ id: users._id }).from(users).where(of).for('no key update')
    found(owner, 'User not found')
    const wishes = patched(await readWishFacts(tx, vault, userId), patch)
    const key = await vault.keyOf(tx, userId)
    const sealed = key.encrypt(JSON.stringify(wishes), associatedData(userId))
    await tx
      .insert(wishFacts)
      .values({ user_id: userId, wishes: sealed })
      .onConflictDoUpdate({ target: wishFacts.user_id, set: { wishes: sealed } })
    return wishes
  })
