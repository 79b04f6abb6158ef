import { analysedDays } from '@attune/contract/journals.ts'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { users } from '../users/table.ts'
import { journalAnalyses, journalConsents, journals } from './table.ts'

/** Null: not asked yet. */
export async function readConsent(db: Db, userId: string): Promise<boolean | null> {
  const [row] = await db.select().from(journalConsents).where(eq(journalConsents.user_id, userId))
  return row?.allowed ?? null
}

/** Allowed: the entries of the last weeks are queued. Not allowed: all that was noticed is deleted. */
export async function setConsent(db: Db, userId: string, allowed: boolean) {
  await db.transaction(async (tx) => {
    // Entries being written meanwhile hold this row: none of them is missed or left behind.
    await tx.execute(sql`SELECT 1 FROM ${users} WHERE ${users._id} = ${userId} FOR UPDATE`)
    await tx
      .insert(journalConsents)
      .values({ user_id: userId, allowed })
      .onConflictDoUpdate({
        target: journalConsents.user_id,
        set: { allowed, decided_at: sql`now()` },
      })
    if (allowed) await queueRecent(tx, userId)
    else await tx.delete(journalAnalyses).where(eq(journalAnalyses.user_id, userId))
  })
}

const queueRecent = (tx: Db, userId: string) =>
  tx.execute(sql`
    INSERT INTO ${journalAnalyses} (journal_id, user_id, version)
    SELECT ${journals._id}, ${journals.user_id}, ${journals.version} FROM ${journals}
    WHERE ${journals.user_id} = ${userId}
      AND ${journals.date} > now() - make_interval(days => ${analysedDays})
    ON CONFLICT DO NOTHING`)

/** As it was said elsewhere; false where this account has been asked already, and its own word stands. */
export async function restoreConsent(tx: Db, userId: string, allowed: boolean, at: Date) {
  const rows = await tx
    .insert(journalConsents)
    .values({ user_id: userId, allowed, decided_at: at })
    .onConflictDoNothing()
    .returning()
  return rows.length > 0
}
