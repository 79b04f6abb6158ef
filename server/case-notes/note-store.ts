import type { CaseNote } from '@attune/contract/case-notes.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { AppError, found } from '../lib/errors.ts'
import type { AssociatedData, Vault } from '../lib/vault.ts'
import { holdThread, requirePatient } from '../messages/hold-thread.ts'
import { findThread } from '../messages/thread-store.ts'
import { caseNotes, caseTasks } from './table.ts'

/** A therapist and one who has written to them. */
export type Pair = { id: string; userId: string }

export const emptyNote: CaseNote = { text: '', version: 0, at: null }

const associatedData = ({ id, userId }: Pair): AssociatedData => `case_notes.body:${id}:${userId}`

const ofPair = ({ id, userId }: Pair) =>
  and(eq(caseNotes.therapist_id, id), eq(caseNotes.user_id, userId))

export async function requireThread(db: Db, { id, userId }: Pair) {
  requirePatient(found(await findThread(db, id, userId), 'They have not written to you'), id)
}

/** Of who has left at this moment nothing is there any more. */
export async function readNote(db: Db, vault: Vault, pair: Pair): Promise<CaseNote> {
  const [row] = await db.select().from(caseNotes).where(ofPair(pair))
  const key = row && (await vault.keysOf(db, [pair.userId])).get(pair.userId)
  if (!key) return emptyNote
  return { text: key.decrypt(row.body, associatedData(pair)), version: row.version, at: row.at }
}

/** Refused as `taken` if the change began from another version than the one that stands there. */
export const saveNote = (
  db: Db,
  vault: Vault,
  pair: Pair,
  { text, version }: Pick<CaseNote, 'text' | 'version'>,
): Promise<CaseNote> =>
  db.transaction(async (tx) => {
    await holdThread(tx, pair.id, pair.userId)
    const key = await vault.keyOf(tx, pair.userId)
    const body = key.encrypt(text, associatedData(pair))
    const kept = { version: caseNotes.version, at: caseNotes.at }
    const [row] =
      version === 0
        ? await tx
            .insert(caseNotes)
            .values({ therapist_id: pair.id, user_id: pair.userId, body, version: 1 })
            .onConflictDoNothing()
            .returning(kept)
        : await tx
            .update(caseNotes)
            .set({ body, version: sql`${caseNotes.version} + 1`, at: sql`now()` })
            .where(and(ofPair(pair), eq(caseNotes.version, version)))
            .returning(kept)
    if (!row) throw new AppError('taken', 'This note was changed meanwhile.', 'version')
    return { text, ...row }
  })

/** On whom a therapist keeps a note or a task. */
export async function listKeptOn(db: Db, therapistId: string): Promise<string[]> {
  const { rows } = await db.execute<{ user_id: string }>(sql`
    SELECT user_id FROM ${caseNotes} WHERE therapist_id = ${therapistId}
    UNION SELECT user_id FROM ${caseTasks} WHERE therapist_id = ${therapistId} ORDER BY user_id`)
  return rows.map(({ user_id }) => user_id)
}
