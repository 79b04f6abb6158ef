import type { Message } from '@attune/contract/messages.ts'
import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm'
import { type Db, prepared } from '../lib/db.ts'
import { AppError } from '../lib/errors.ts'
import type { AssociatedData, DataKey, Vault } from '../lib/vault.ts'
import { messages } from './table.ts'
import { findThread, type ThreadRow } from './thread-store.ts'

type Row = typeof messages.$inferSelect

export const messageAssociatedData = (id: string): AssociatedData => `messages.body:${id}`

export type HistoryPage = { limit: number; before?: string | undefined; after?: string | undefined }

/** The latest of a pair, or those next to one message, oldest first. */
export async function listMessages(
  db: Db,
  vault: Vault,
  one: string,
  other: string,
  page: HistoryPage,
) {
  const thread = await findThread(db, one, other)
  if (!thread) return []
  const { limit, after, before } = page
  const edge = after ?? before
  const seq = edge ? await seqOf(db, thread._id, edge) : beyondAll
  const asked = { thread: thread._id, seq, limit }
  const rows = await pageFrom(db, after ? 'after' : 'before').execute(asked)
  const key = await vault.keyOf(db, thread.key_id)
  const result = rows.map((row) => decryptMessage(row, thread, key))
  return after ? result : result.reverse()
}

/** No thread has so many messages. */
const beyondAll = Number.MAX_SAFE_INTEGER

/** The latest ones before a number, or the first ones after it. */
const pageFrom = (db: Db, side: 'before' | 'after') =>
  prepared(db, `messages_${side}`, (on, name) => {
    const [next, order] = side === 'after' ? [gt, asc] : [lt, desc]
    return on
      .select()
      .from(messages)
      .where(
        and(
          eq(messages.thread_id, sql.placeholder('thread')),
          next(messages.seq, sql.placeholder('seq')),
        ),
      )
      .orderBy(order(messages.seq))
      .limit(sql.placeholder('limit'))
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

async function seqOf(db: Db, threadId: string, id: string) {
  const [row] = await db
    .select({ seq: messages.seq })
    .from(messages)
    .where(and(eq(messages.thread_id, threadId), eq(messages._id, id)))
  if (!row) throw new AppError('not_found', 'Message not found')
  return row.seq
}

export function decryptMessage(row: Row, thread: ThreadRow, key: DataKey): Message {
  const isA = row.from_id === thread.a_id
  const [from, fromModel, to, toModel] = isA
    ? [thread.a_id, thread.a_model, thread.b_id, thread.b_model]
    : [thread.b_id, thread.b_model, thread.a_id, thread.a_model]
  const message = key.decrypt(row.body, messageAssociatedData(row._id))
  const { _id, seq, date } = row
  return { _id, from, fromModel, to, toModel, message, date, seq, clientId: row.client_id }
}
