import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { type Db, onlyRow } from '../lib/db.ts'
import { photos } from './table.ts'

export const photoPath = (id: string | null) => (id ? `/api/photos/${id}` : null)

/** Replaces the owner's picture; the new one has a new id, so that the old address never lies. */
export async function replacePhoto(db: Db, owner: string, webp: Buffer): Promise<string> {
  const etag = `"${createHash('sha256').update(webp).digest('base64url')}"`
  await deletePhotos(db, owner)
  const rows = await db
    .insert(photos)
    .values({ owner_id: owner, webp, etag })
    .returning({ id: photos._id })
  return onlyRow(rows).id
}

export async function readPhoto(db: Db, id: string) {
  const [row] = await db.select().from(photos).where(eq(photos._id, id))
  return row
}

export const deletePhotos = (db: Db, owner: string) =>
  db.delete(photos).where(eq(photos.owner_id, owner))
