import { standardInbox } from '@attune/contract/messages.ts'
import { eq } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import type { AssociatedData, Vault } from '../lib/vault.ts'
import { inboxes } from '../messages/table.ts'

const associatedData = (therapistId: string): AssociatedData =>
  `inboxes.decline_words:${therapistId}`

/** Null: they have kept none. */
export async function readWords(db: Db, vault: Vault, therapistId: string): Promise<string | null> {
  const [row] = await db
    .select({ words: inboxes.decline_words })
    .from(inboxes)
    .where(eq(inboxes.therapist_id, therapistId))
  if (!row?.words) return null
  return (await vault.keyOf(db, therapistId)).decrypt(row.words, associatedData(therapistId))
}

export async function keepWords(db: Db, vault: Vault, therapistId: string, words: string) {
  const key = await vault.keyOf(db, therapistId)
  const decline_words = key.encrypt(words, associatedData(therapistId))
  const { shortcuts } = standardInbox
  await db
    .insert(inboxes)
    .values({ therapist_id: therapistId, shortcuts, decline_words })
    .onConflictDoUpdate({ target: inboxes.therapist_id, set: { decline_words } })
}
