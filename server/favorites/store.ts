import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { requireVisible } from '../therapists/standing.ts'
import { favorites } from './table.ts'

export async function listFavorites(db: Db, userId: string) {
  const rows = await db
    .select({ id: favorites.therapist_id })
    .from(favorites)
    .where(eq(favorites.user_id, userId))
    .orderBy(desc(favorites.created_at), favorites.therapist_id)
  return rows.map((row) => row.id)
}

export async function addFavorite(db: Db, userId: string, therapistId: string) {
  // One who does not practise looks like one who is not there.
  await requireVisible(db, therapistId, userId)
  await db
    .insert(favorites)
    .values({ user_id: userId, therapist_id: therapistId })
    .onConflictDoNothing()
}

export const removeFavorite = (db: Db, userId: string, therapistId: string) =>
  db
    .delete(favorites)
    .where(and(eq(favorites.user_id, userId), eq(favorites.therapist_id, therapistId)))
