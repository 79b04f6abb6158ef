import { randomUUID } from 'node:crypto'
import type { Message } from '@attune/contract/messages.ts'
import { and, asc, desc, eq, gt, lt } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { AppError } from '../lib/errors.ts'
import type { DataKey, Vault } from '../lib/vault.ts'
import type { Insert } from './group-commit.ts'
import { insertMessages } from './insert.ts'
import type { Participant } from './participant.ts'
import { messages } from './table.ts'
import { findThread, openThread, type ThreadRow } from './thread-store.ts'

export type Draft = {
  from: Participant
  to: Participant
  text: string
  clientId?: string | undefined
}
type Row = typeof messages.$inferSelect

export const messageAssociatedData = (id: string) => `messages.body:${id}`

const rememberedThreads = 20_000

/** How a message gets into the database, and the threads already looked up; the chat shares both. */
export type Way = {
  insert: Insert
  known: Map<string, ThreadRow>
  /** By pair, the message being made ready: the next waits, so that none overtakes another. */
  turns: Map<string, Promise<unknown>>
}

/**
 * Stores one message and returns once it is committed. The same `clientId` again stores nothing
 * new and returns what is stored.
 */
export async function storeMessage(
  db: Db,
  vault: Vault,
  draft: Draft,
  { insert, known, turns }: Way = singly(db),
): Promise<{ message: Message; isNew: boolean }> {
  const { from, to, text } = draft
  const pair = `${from.id} ${to.id} ${to.model}`
  const { thread, key } = await inTurn(turns, pair, async () => {
    const thread = known.get(pair) ?? (await openThread(db, from, to))
    if (known.size >= rememberedThreads) known.clear()
    known.set(pair, thread)
    return { thread, key: await vault.keyOf(db, thread.key_id) }
  })
  const _id = randomUUID()
  const clientId = draft.clientId ?? null
  const body = key.encrypt(text, messageAssociatedData(_id))
  const placed = await insert({ _id, threadId: thread._id, fromId: from.id, body, clientId })
  if (placed) {
    const sent = { from: from.id, fromModel: from.model, to: to.id, toModel: to.model }
    return { message: { _id, ...sent, message: text, ...placed, clientId }, isNew: true }
  }
  known.delete(pair)
  return { message: await alreadyStored(db, thread, key, draft), isNew: false }
}

const singly = (db: Db): Way => ({
  insert: async (message) => (await insertMessages(db, [message])).get(message._id),
  known: new Map(),
  turns: new Map(),
})

/** Does the work once all that was asked for under this name before is done, or has failed. */
async function inTurn<T>(turns: Way['turns'], name: string, work: () => Promise<T>): Promise<T> {
  const turn = (turns.get(name) ?? Promise.resolve()).then(work, work)
  turns.set(name, turn)
  try {
    return await turn
  } finally {
    if (turns.get(name) === turn) turns.delete(name)
  }
}

/** Nothing was inserted: either this very message is there already, or the thread is closed. */
async function alreadyStored(db: Db, thread: ThreadRow, key: DataKey, { from, clientId }: Draft) {
  const [row] = clientId
    ? await db
        .select()
        .from(messages)
        .where(and(eq(messages.from_id, from.id), eq(messages.client_id, clientId)))
    : []
  if (!row) throw new AppError('not_found', 'This account was deleted')
  if (row.thread_id !== thread._id)
    throw new AppError('invalid', 'This clientId belongs to another message', 'clientId')
  return decryptMessage(row, thread, key)
}

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
  const inThread = eq(messages.thread_id, thread._id)
  const edge = page.after ?? page.before
  const seq = edge ? await seqOf(db, thread._id, edge) : undefined
  const rows = page.after
    ? await db
        .select()
        .from(messages)
        .where(and(inThread, gt(messages.seq, seq!)))
        .orderBy(asc(messages.seq))
        .limit(page.limit)
    : await db
        .select()
        .from(messages)
        .where(and(inThread, seq !== undefined ? lt(messages.seq, seq) : undefined))
        .orderBy(desc(messages.seq))
        .limit(page.limit)
  const key = await vault.keyOf(db, thread.key_id)
  const result = rows.map((row) => decryptMessage(row, thread, key))
  return page.after ? result : result.reverse()
}

async function seqOf(db: Db, threadId: string, id: string) {
  const [row] = await db
    .select({ seq: messages.seq })
    .from(messages)
    .where(and(eq(messages.thread_id, threadId), eq(messages._id, id)))
  if (!row) throw new AppError('not_found', 'Message not found')
  return row.seq
}

function decryptMessage(row: Row, thread: ThreadRow, key: DataKey): Message {
  const isA = row.from_id === thread.a_id
  const [from, fromModel, to, toModel] = isA
    ? [thread.a_id, thread.a_model, thread.b_id, thread.b_model]
    : [thread.b_id, thread.b_model, thread.a_id, thread.a_model]
  const message = key.decrypt(row.body, messageAssociatedData(row._id))
  const { _id, seq, date } = row
  return { _id, from, fromModel, to, toModel, message, date, seq, clientId: row.client_id }
}
