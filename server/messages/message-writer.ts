import type { Message } from '@attune/contract/messages.ts'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import type { Listing } from '../lib/env.ts'
import { AppError } from '../lib/errors.ts'
import { runAs } from '../lib/person.ts'
import { timeOrderedId } from '../lib/time-ordered-id.ts'
import type { DataKey, Vault } from '../lib/vault.ts'
import type { Insert } from './group-commit.ts'
import { insertMessages, isStoredMeanwhile } from './insert.ts'
import type { Pace } from './pace.ts'
import type { Draft } from './participant.ts'
import { refusalOf } from './refusal.ts'
import { decryptMessage, messageAssociatedData } from './store.ts'
import { messages } from './table.ts'
import { dropUnwritten, findThread, openThread, type ThreadRow } from './thread-store.ts'

/** `isNew` is false where the same `clientId` was stored before: then it is what was stored. */
type Stored = { message: Message; isNew: boolean }
export type MessageWriter = (draft: Draft) => Promise<Stored>

const rememberedThreads = 20_000

type Options = {
  pace?: Pace | undefined
  listing?: Listing
  /** Counts no messages without an answer. */
  insertUnlimited?: Insert
}

/** Stores messages of a chat; each resolves once it is committed. Threads are looked up once. */
export function createMessageWriter(
  db: Db,
  vault: Vault,
  insert: Insert,
  { pace, listing, insertUnlimited }: Options = {},
): MessageWriter {
  const known = new Map<string, ThreadRow>()
  const inTurn = createTurns()

  return async (draft) => {
    const { from, to, text } = draft
    const pair = `${from.id} ${to.id} ${to.model}`
    // A message that needs its thread looked up must not be overtaken by the next of the pair.
    const { thread, key } = await inTurn(pair, async () => {
      const thread = known.get(pair) ?? (await openThread(db, from, to, listing))
      if (known.size >= rememberedThreads) known.clear()
      known.set(pair, thread)
      return { thread, key: await vault.keyOf(db, thread.key_id) }
    })
    const _id = timeOrderedId()
    const clientId = draft.clientId ?? null
    const body = key.encrypt(text, messageAssociatedData(_id))
    const sealed = { _id, threadId: thread._id, fromId: from.id, body, clientId }
    const store = async () => (await insert(sealed)) ?? beyondLimit()
    /** Whoever has spoken of danger is written to, however much they have left unanswered. */
    const beyondLimit = async () => {
      if (!insertUnlimited || !pace || from.model !== 'Therapist' || to.model !== 'User') return
      const now = await findThread(db, thread.a_id, thread.b_id)
      if (refusalOf(now, from.id).code !== 'not_yet') return
      return (await pace.hasSpokenOfDanger(thread, to.id)) ? insertUnlimited(sealed) : undefined
    }
    const isSlowed = pace !== undefined && !pace.isFree(thread, from)
    // What is looked into before it is stored must not be overtaken by what comes after it.
    const placed =
      isSlowed || (insertUnlimited && from.model === 'Therapist' && to.model === 'User')
        ? await inTurn(`store ${pair}`, async () => {
            if (isSlowed) await pace.check(thread, draft)
            return store()
          })
        : await store()
    if (placed) {
      const sent = { from: from.id, fromModel: from.model, to: to.id, toModel: to.model }
      return { message: { _id, ...sent, message: text, ...placed, clientId }, isNew: true }
    }
    known.delete(pair)
    try {
      return { message: await alreadyStored(db, thread, key, draft), isNew: false }
    } catch (error) {
      await dropUnwritten(db, thread)
      throw error
    }
  }
}

/** One message by itself, such as inside a transaction. */
export const storeMessage = (db: Db, vault: Vault, draft: Draft): Promise<Stored> =>
  createMessageWriter(db, vault, async (message) =>
    runAs({ as: 'writers', ids: [message.fromId] }, async () =>
      (
        await insertMessages(db, [message]).catch((error) => {
          throw isStoredMeanwhile(error) ? notThisMessage() : error
        })
      ).get(message._id),
    ),
  )(draft)

/** Gives a function that does a work once all that was asked for under its name before is done, or has failed. */
function createTurns() {
  const turns = new Map<string, Promise<unknown>>()
  return async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const turn = (turns.get(name) ?? Promise.resolve()).then(work, work)
    turns.set(name, turn)
    try {
      return await turn
    } finally {
      if (turns.get(name) === turn) turns.delete(name)
    }
  }
}

/** Nothing was inserted: either this very message is there already, or it may not be written. */
async function alreadyStored(db: Db, thread: ThreadRow, key: DataKey, { from, clientId }: Draft) {
  const [row] = clientId
    ? await db
        .select()
        .from(messages)
        .where(and(eq(messages.from_id, from.id), eq(messages.client_id, clientId)))
    : []
  if (!row) throw refusalOf(await findThread(db, thread.a_id, thread.b_id), from.id)
  if (row.thread_id !== thread._id) throw notThisMessage()
  return decryptMessage(row, thread, key)
}

const notThisMessage = () =>
  new AppError('invalid', 'This clientId belongs to another message', 'clientId')
