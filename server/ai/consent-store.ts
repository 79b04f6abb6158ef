import type { OutsideModel } from '@attune/contract/ai.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { aiConsents, aiTexts } from './table.ts'

/** Whether the person allows this very model. */
export async function isAllowed(db: Db, userId: string, { host, name }: OutsideModel) {
  const rows = await db
    .select({ at: aiConsents.at })
    .from(aiConsents)
    .where(
      and(eq(aiConsents.user_id, userId), eq(aiConsents.host, host), eq(aiConsents.name, name)),
    )
  return rows.length > 0
}

export const allow = (db: Db, userId: string, { host, name }: OutsideModel) =>
  db
    .insert(aiConsents)
    .values({ user_id: userId, host, name })
    .onConflictDoUpdate({ target: aiConsents.user_id, set: { host, name, at: sql`now()` } })

/** What the model wrote goes with the consent. */
export const disallow = (db: Db, userId: string) =>
  db.transaction(async (tx) => {
    await tx.delete(aiConsents).where(eq(aiConsents.user_id, userId))
    await tx.delete(aiTexts).where(eq(aiTexts.user_id, userId))
  })
