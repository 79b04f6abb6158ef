import { randomUUID } from 'node:crypto'
import type { Journal, JournalDraft, JournalPatch } from '@attune/contract/journals.ts'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { AppError } from '../lib/errors.ts'
import { before, momentOf, type PageQuery, pageOf } from '../lib/pages.ts'
import type { AssociatedData, DataKey, Vault } from '../lib/vault.ts'
import { queueAnalyses } from './analysis-queue.ts'
import { journals } from './table.ts'

type Row = typeof journals.$inferSelect

const associatedData = (id: string): AssociatedData => `journals.entry:${id}`

export async function listJournals(
  db: Db,
  vault: Vault,
  userId: string,
  { limit, cursor }: PageQuery,
) {
  const rows = await db
    .select()
    .from(journals)
    .where(and(eq(journals.user_id, userId), cursor ? before(cursor, journals) : undefined))
    .orderBy(desc(journals.date), desc(journals._id))
    .limit(limit + 1)
  const key = await vault.keyOf(db, userId)
  const { items, next } = pageOf(rows, limit, momentOf)
  return { items: items.map((row) => decryptJournal(row, key)), next }
}

export async function readJournal(db: Db, vault: Vault, userId: string, id: string) {
  const [row] = await db
    .select()
    .from(journals)
    .where(and(eq(journals.user_id, userId), eq(journals._id, id)))
  return row && decryptJournal(row, await vault.keyOf(db, userId))
}

/** The same `clientId` again stores nothing new and gives the stored entry. */
export async function createJournal(
  db: Db,
  vault: Vault,
  userId: string,
  { title, content, clientId }: JournalDraft,
): Promise<Journal> {
  const key = await vault.keyOf(db, userId)
  const _id = randomUUID()
  const entry = key.encrypt(JSON.stringify({ title, content }), associatedData(_id))
  const created = await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(journals)
      .values({ _id, user_id: userId, entry, client_id: clientId ?? null })
      .onConflictDoNothing({ target: [journals.user_id, journals.client_id] })
      .returning()
    if (row) await queueAnalyses(tx, row.user_id, [row])
    return row
  })
  if (created) return decryptJournal(created, key)
  const [kept] = await db
    .select()
    .from(journals)
    .where(and(eq(journals.user_id, userId), eq(journals.client_id, clientId!)))
  if (!kept) throw new AppError('unavailable', 'Could not save.')
  return decryptJournal(kept, key)
}

/** Refused as `taken` if the change began from another version than the one that stands there. */
export async function updateJournal(
  db: Db,
  vault: Vault,
  userId: string,
  id: string,
  { title, content, version }: JournalPatch,
) {
  const key = await vault.keyOf(db, userId)
  const own = and(eq(journals.user_id, userId), eq(journals._id, id))
  const changed = await db.transaction(async (tx) => {
    const [row] = await tx
      .update(journals)
      .set({
        entry: key.encrypt(JSON.stringify({ title, content }), associatedData(id)),
        version: sql`${journals.version} + 1`,
      })
      .where(and(own, version === undefined ? undefined : eq(journals.version, version)))
      .returning()
    if (row) await queueAnalyses(tx, row.user_id, [row])
    return row
  })
  if (changed) return decryptJournal(changed, key)
  const [other] = await db.select({ id: journals._id }).from(journals).where(own)
  if (other) throw new AppError('taken', 'This entry was changed meanwhile.', 'version')
  return undefined
}

export async function deleteJournal(db: Db, userId: string, id: string) {
  const [row] = await db
    .delete(journals)
    .where(and(eq(journals.user_id, userId), eq(journals._id, id)))
    .returning({ id: journals._id })
  return row
}

function decryptJournal({ _id, user_id, entry, date, version }: Row, key: DataKey): Journal {
  return { _id, user_id, date, version, ...JSON.parse(key.decrypt(entry, associatedData(_id))) }
}

type Brought = Pick<Journal, 'title' | 'content' | 'date' | 'version'>

/** Entries out of an archive, under ids of our own; gives those in the same order. */
export async function restoreJournals(
  tx: Db,
  vault: Vault,
  userId: string,
  entries: readonly Brought[],
): Promise<string[]> {
  if (entries.length === 0) return []
  const key = await vault.keyOf(tx, userId)
  const rows = entries.map(({ title, content, date, version }) => {
    const _id = randomUUID()
    const entry = key.encrypt(JSON.stringify({ title, content }), associatedData(_id))
    return { _id, user_id: userId, entry, date, version }
  })
  await tx.insert(journals).values(rows)
  return rows.map(({ _id }) => _id)
}
