import { eq, sql } from 'drizzle-orm'
import { type Db, onlyRow } from '../lib/db.ts'
import type { AssociatedData, DataKey, Vault } from '../lib/vault.ts'
import { emptyMemory, Memory, pruned } from './memory.ts'
import { recommendationMemories as memories } from './table.ts'

const associatedData = (userId: string): AssociatedData =>
  `recommendation_memories.memory:${userId}`

export async function readMemory(db: Db, vault: Vault, userId: string, now: Date): Promise<Memory> {
  const [row] = await db.select().from(memories).where(eq(memories.user_id, userId))
  return row
    ? pruned(decryptMemory(row.memory, await vault.keyOf(db, userId), userId), now)
    : emptyMemory()
}

/** Reads, changes and writes as one: of two changes at once, none is lost. */
export async function changeMemory(
  db: Db,
  vault: Vault,
  userId: string,
  now: Date,
  change: (memory: Memory) => Memory,
): Promise<void> {
  const key = await vault.keyOf(db, userId)
  const encrypt = (memory: Memory) => key.encrypt(JSON.stringify(memory), associatedData(userId))
  await db.transaction(async (tx) => {
    await tx
      .insert(memories)
      .values({ user_id: userId, memory: encrypt(emptyMemory()) })
      .onConflictDoNothing()
    const rows = await tx.select().from(memories).where(eq(memories.user_id, userId)).for('update')
    const changed = pruned(change(decryptMemory(onlyRow(rows).memory, key, userId)), now)
    await tx
      .update(memories)
      .set({ memory: encrypt(changed), updated_at: sql`now()` })
      .where(eq(memories.user_id, userId))
  })
}

const decryptMemory = (sealed: Buffer, key: DataKey, userId: string): Memory =>
  Memory.parse(JSON.parse(key.decrypt(sealed, associatedData(userId))))
