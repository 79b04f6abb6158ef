import { createHash, randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { appendEvents } from '../ledger/append.ts'
import type { Db } from '../lib/db.ts'
import type { Vault } from '../lib/vault.ts'
import { users } from '../users/table.ts'
import { learningConsents } from './table.ts'

export type LearningConsentRow = typeof learningConsents.$inferSelect

export async function readLearningConsent(
  db: Db,
  userId: string,
): Promise<LearningConsentRow | undefined> {
  const [row] = await db.select().from(learningConsents).where(eq(learningConsents.user_id, userId))
  return row
}

/** Allowed: from now on. Not allowed: all that was kept goes with the row. The same again changes nothing. */
export async function setLearningConsent(db: Db, vault: Vault, userId: string, allowed: boolean) {
  await db.transaction(async (tx) => {
    await tx.execute(sql`SELECT 1 FROM ${users} WHERE ${users._id} = ${userId} FOR NO KEY UPDATE`)
    const changed = allowed ? await begin(tx, userId) : await end(tx, userId)
    if (changed.length === 0) return
    const told = { therapistId: null, name: '', items: ['matches' as const] }
    const kind = allowed ? 'granted' : 'withdrawn'
    await appendEvents(tx, vault, [{ kind, person: userId, told }])
  })
}

function begin(tx: Db, userId: string) {
  const salt = randomBytes(32)
  const subject = createHash('sha256').update(salt).update(userId).digest()
  return tx
    .insert(learningConsents)
    .values({ user_id: userId, salt, subject })
    .onConflictDoNothing()
    .returning({ at: learningConsents.at })
}

const end = (tx: Db, userId: string) =>
  tx
    .delete(learningConsents)
    .where(eq(learningConsents.user_id, userId))
    .returning({ at: learningConsents.at })
