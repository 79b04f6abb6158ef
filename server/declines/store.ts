import type { DeclineDraft, DeclineReason } from '@attune/contract/declines.ts'
import { declinedDays, type Message } from '@attune/contract/messages.ts'
import { mostEarlier } from '@attune/contract/risk.ts'
import { and, asc, desc, eq, gt, ne, type SQL, sql } from 'drizzle-orm'
import { cancelAhead } from '../appointments/end.ts'
import { withdrawGrant } from '../diagnosis/sharing.ts'
import type { Db } from '../lib/db.ts'
import { AppError, found } from '../lib/errors.ts'
import type { Context } from '../lib/http.ts'
import type { AssociatedData, Vault } from '../lib/vault.ts'
import { contactState, stopsOf } from '../messages/contact-store.ts'
import { holdThread, requirePatient } from '../messages/hold-thread.ts'
import { storeMessage } from '../messages/message-writer.ts'
import { decryptMessage } from '../messages/store.ts'
import { messages, threads } from '../messages/table.ts'
import { findThread, partnerOf, type ThreadRow } from '../messages/thread-store.ts'
import { noteDecline } from '../notifications/note.ts'
import { declines } from './table.ts'
import { keepWords } from './words-store.ts'

const associatedData = (threadId: string): AssociatedData => `declines.reason:${threadId}`
const missing = 'They have not written to you'
const notDeclined = 'They have not declined you'

/** `isNew` is false where this very call was answered before. */
type Declined = { message: Message; isNew: boolean }

/**
 * The words, the end and the reason in one transaction. The thread's row is held from the first look
 * on, so that neither an answer of one's own nor a message of the patient comes between.
 */
export const declinePatient = (
  { db, env, vault }: Pick<Context, 'db' | 'env' | 'vault'>,
  therapistId: string,
  draft: DeclineDraft,
): Promise<Declined> =>
  db.transaction(async (tx) => {
    const thread = await holdThread(tx, therapistId, draft.patient)
    const before = await sentBefore(tx, vault, thread, therapistId, draft.clientId)
    if (before) return { message: before, isNew: false }
    await requireUnanswered(tx, thread, therapistId)
    if (thread.last_seq < draft.readUpTo)
      throw new AppError('invalid', 'There is no such message yet.', 'readUpTo')
    if (thread.last_seq > draft.readUpTo)
      throw new AppError('too_late', 'They have written again. Please read it first.')
    const from = { id: therapistId, model: 'Therapist' } as const
    const to = { id: draft.patient, model: 'User' } as const
    const { clientId, message: text } = draft
    const { message } = await storeMessage(tx, vault, { from, to, text, clientId })
    await noteDecline(tx, draft.patient, therapistId)
    const reason = await sealedReason(tx, vault, thread._id, therapistId, draft.reason)
    const [user_id, thread_id] = [draft.patient, thread._id]
    await tx
      .insert(declines)
      .values({ thread_id, user_id, therapist_id: therapistId, reason })
      .onConflictDoUpdate({ target: declines.thread_id, set: { reason, at: sql`now()` } })
    await withdrawGrant(tx, vault, draft.patient, therapistId)
    const two = { userId: draft.patient, therapistId }
    await cancelAhead(tx, { env, vault }, two, { by: 'therapist', now: new Date() })
    if (draft.keep) await keepWords(tx, vault, therapistId, text)
    const until = sql`now() + make_interval(days => ${declinedDays})`
    await tx.update(threads).set({ declined_until: until }).where(eq(threads._id, thread._id))
    return { message, isNew: true }
  })

/** What this call stored when it was made before. */
async function sentBefore(
  tx: Db,
  vault: Vault,
  thread: ThreadRow,
  therapistId: string,
  clientId: string,
): Promise<Message | undefined> {
  const [row] = await tx
    .select({ message: messages })
    .from(messages)
    .innerJoin(declines, eq(declines.thread_id, messages.thread_id))
    .where(
      and(
        eq(messages.thread_id, thread._id),
        eq(messages.from_id, therapistId),
        eq(messages.client_id, clientId),
      ),
    )
  return row && decryptMessage(row.message, thread, await vault.keyOf(tx, thread.key_id))
}

/** Once a no has run out, only what was written since counts: it begins as a first message does. */
async function requireUnanswered(tx: Db, thread: ThreadRow, therapistId: string) {
  const stops = stopsOf(thread, therapistId)
  const since = thread.declined_until ?? new Date(0)
  const writers = await tx
    .selectDistinct({ id: messages.from_id })
    .from(messages)
    .where(and(eq(messages.thread_id, thread._id), gt(messages.date, since)))
  if (stops.declined || writers.length === 0)
    throw new AppError('too_late', 'You have told them already that you can’t take this on.')
  if (thread.closed || contactState(stops) !== 'open')
    throw new AppError('too_late', 'This conversation is closed already.')
  if (writers.some(({ id }) => id === therapistId))
    throw new AppError('too_late', 'You have answered them already. You can end the contact.')
}

async function sealedReason(
  tx: Db,
  vault: Vault,
  threadId: string,
  therapistId: string,
  reason: DeclineReason | null,
) {
  if (!reason) return null
  return (await vault.keyOf(tx, therapistId)).encrypt(reason, associatedData(threadId))
}

/** Whom this therapist could not take on, the latest first, with why. */
export async function listDeclines(db: Db, vault: Vault, therapistId: string) {
  const rows = await db
    .select()
    .from(declines)
    .where(eq(declines.therapist_id, therapistId))
    .orderBy(desc(declines.at), declines.thread_id)
  if (rows.length === 0) return []
  const key = await vault.keyOf(db, therapistId)
  return rows.map(({ thread_id, user_id, at, reason }) => ({
    patient: user_id,
    at,
    reason: reason && key.decrypt(reason, associatedData(thread_id)),
  }))
}

/** The patient's first words of the thread, and the latest, as far as they are read for danger. */
async function listOwnTexts(db: Db, vault: Vault, thread: ThreadRow, userId: string) {
  const notTheirs = ne(messages.from_id, partnerOf(thread, userId).id)
  const own = and(eq(messages.thread_id, thread._id), notTheirs)
  const rows = (order: SQL, limit: number) =>
    db.select().from(messages).where(own).orderBy(order).limit(limit)
  const first = await rows(asc(messages.seq), 1)
  const latest = await rows(desc(messages.seq), mostEarlier)
  const key = await vault.keyOf(db, thread.key_id)
  const [message = ''] = first.map((row) => decryptMessage(row, thread, key).message)
  return { message, texts: latest.map((row) => decryptMessage(row, thread, key).message).reverse() }
}

/** What the patient wrote to a therapist who declined them. */
export async function readDeclined(db: Db, vault: Vault, userId: string, therapistId: string) {
  const thread = await findThread(db, userId, therapistId)
  if (!thread || !stopsOf(thread, userId).declined) throw new AppError('not_found', notDeclined)
  return listOwnTexts(db, vault, thread, userId)
}

/** What the patient wrote to a therapist who may still decline them. */
export async function readDeclinable(db: Db, vault: Vault, therapistId: string, patient: string) {
  const thread = found(await findThread(db, therapistId, patient), missing)
  requirePatient(thread, therapistId)
  await requireUnanswered(db, thread, therapistId)
  return listOwnTexts(db, vault, thread, patient)
}
