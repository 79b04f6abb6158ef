import { Weights } from '@attune/contract/matching.ts'
import { eq, sql } from 'drizzle-orm'
import { type Db, prepared } from '../lib/db.ts'
import type { AssociatedData, Vault } from '../lib/vault.ts'
import { matchWeights } from './table.ts'

const associatedData = (userId: string): AssociatedData => `match_weights.weights:${userId}`

export async function readWeights(db: Db, vault: Vault, userId: string): Promise<Weights> {
  const [row] = await prepared(db, 'read_match_weights', (on, name) =>
    on
      .select()
      .from(matchWeights)
      .where(eq(matchWeights.user_id, sql.placeholder('user')))
      .prepare(name),
  ).execute({ user: userId })
  if (!row) return {}
  const key = await vault.keyOf(db, userId)
  return Weights.parse(JSON.parse(key.decrypt(row.weights, associatedData(userId))))
}

export async function saveWeights(db: Db, vault: Vault, userId: string, own: Weights) {
  const key = await vault.keyOf(db, userId)
  const weights = key.encrypt(JSON.stringify(own), associatedData(userId))
  await db
    .insert(matchWeights)
    .values({ user_id: userId, weights })
    .onConflictDoUpdate({ target: matchWeights.user_id, set: { weights } })
}
