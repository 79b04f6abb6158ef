import type { Message } from '@attune/contract/messages.ts'
import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm'
import { type Db, prepared } from '../lib/db.ts'
import { AppError } from '../lib/errors.ts'
import type { AssociatedData, DataKey, Vault } from '../lib/vault.ts'
import { messages, threads } from './table.ts'
import { findThread, ofPair, pair, type ThreadRow } from './thread-store.ts'

/** Of its thread, and so to whom it is, it says nothing. */
type Row = Omit<typeof messages.$inferSelect, 'thread_id' | 'to_id'>

export const messageAssociatedData = (id: string): AssociatedData => `messages.body:${id}`

export type HistoryPage = { limit: number; before?: string | undefined; after?: string | undefined }

/** The latest of a pair, or those next to one message, oldest first. */
export async function listMessages(
  db: Db,
  vault: Vault,
  one: string,
  other: string,
  page: HistoryPage,
): Promise<Message[]> {
  const { limit, after, before } = page
  const edge = after ?? before
  const [a, b] = pair(one, other)
  const seq = edge ? await seqOf(db, { a, b, id: edge }) : beyondAll
  const side = after ? 'after' : 'before'
  const rows = await pageOf(db, side).execute({ a, b, seq, limit })
  const [first] = rows
  if (!first) return []
  const key = await vault.keyOf(db, first.key_id)
  const { a_model, b_model } = first
  const sides = { a_id: a, a_model, b_id: b, b_model }
  const result = rows.map((row) => decryptMessage(row, sides, key))
  return after ? result : result.reverse()
}

/** No thread has so many messages. */
const beyondAll = Number.MAX_SAFE_INTEGER

/**
 * Of a pair's thread the latest messages before a number, or the first ones after it. They are found
 * thread by thread, so that their index gives their order and no more of them is read than is shown.
 */
const pageOf = (db: Db, side: 'before' | 'after') =>
  prepared(db, `messages_${side}`, (on, name) => {
    const [next, order] = side === 'after' ? [gt, asc] : [lt, desc]
    const message = on
      .select()
      .from(messages)
      .where(and(eq(messages.thread_id, threads._id), next(messages.seq, sql.placeholder('seq'))))
      .orderBy(order(messages.seq))
      .limit(sql.placeholder('limit'))
      .as('message')
    const { _id, seq, from_id, body, client_id, date } = message
    const { key_id, a_model, b_model } = threads
    return on
      .select({ _id, seq, from_id, body, client_id, date, key_id, a_model, b_model })
      .from(threads)
      .crossJoinLateral(message)
      .where(ofPair)
      .orderBy(order(message.seq))
      .prepare(name)
  })

/** What one wrote to the other under this id of the sender's; null where nothing was. */
export async function readSent(
  db: Db,
  vault: Vault,
  from: string,
  to: string,
  clientId: string,
): Promise<string | null> {
  const thread = await findThread(db, from, to)
  if (!thread) return null
  const { thread_id, from_id, client_id } = messages
  const [row] = await db
    .select()
    .from(messages)
    .where(and(eq(thread_id, thread._id), eq(from_id, from), eq(client_id, clientId)))
  if (!row) return null
  return decryptMessage(row, thread, await vault.keyOf(db, thread.key_id)).message
}

/** Of a pair without a thread nothing is listed, whatever it should come after. */
async function seqOf(db: Db, of: { a: string; b: string; id: string }): Promise<number> {
  const [row] = await prepared(db, 'seq_of', (on, name) =>
    on
      .select({ seq: messages.seq })
      .from(threads)
      .leftJoin(
        messages,
        and(eq(messages._id, sql.placeholder('id')), eq(messages.thread_id, threads._id)),
      )
      .where(ofPair)
      .prepare(name),
  ).execute(of)
  if (row && row.seq === null) throw new AppError('not_found', 'Message not found')
  return row?.seq ?? beyondAll
}

/** Between whom it is. */
type Sides = Pick<ThreadRow, 'a_id' | 'a_model' | 'b_id' | 'b_model'>

export function decryptMessage(row: Row, thread: Sides, key: DataKey): Message {
  const isA = row.from_id === thread.a_id
  const [from, fromModel, to, toModel] = isA
    ? [thread.a_id, thread.a_model, thread.b_id, thread.b_model]
    : [thread.b_id, thread.b_model, thread.a_id, thread.a_model]
  const message = key.decrypt(row.body, messageAssociatedData(row._id))
  const { _id, seq, date } = row
  return { _id, from, fromModel, to, toModel, message, date, seq, clientId: row.client_id }
}
