import type { Listed } from '@attune/contract/archive.ts'
import { and, asc, eq, gt } from 'drizzle-orm'
import { senderRoleOf } from '../messages/participant.ts'
import { decryptMessage } from '../messages/store.ts'
import { messages } from '../messages/table.ts'
import { readThreadList } from '../messages/thread-list.ts'
import { findThread, type ThreadRow } from '../messages/thread-store.ts'
import { lastKeptNumber } from './kept-store.ts'
import type { Source } from './source.ts'

const pageLength = 200

/** Both sides of every conversation, numbered on from those that an archive brought along. */
export async function* conversations(source: Source): AsyncGenerator<Listed<'conversations'>> {
  for await (const { number, partner, state, last } of numbered(source))
    yield {
      number,
      with: partner.name,
      role: partner.model === 'User' ? 'patient' : 'therapist',
      state: partner.deleted ? 'account deleted' : state,
      lastAt: last.date,
    }
}

export async function* messagesOf(source: Source): AsyncGenerator<Listed<'messages'>> {
  for await (const { number, partner } of numbered(source)) {
    const thread = await findThread(source.db, source.id, partner._id)
    if (thread) yield* inThread(source, thread, number)
  }
}

async function* numbered({ db, vault, role, id }: Source) {
  const threads = await readThreadList(db, vault, { id, model: senderRoleOf(role) })
  let number = await lastKeptNumber(db, vault, id)
  for (const thread of threads) yield { ...thread, number: ++number }
}

async function* inThread({ db, vault, id }: Source, thread: ThreadRow, conversation: number) {
  const key = await vault.keyOf(db, thread.key_id)
  let after = 0
  for (;;) {
    const rows = await db
      .select()
      .from(messages)
      .where(and(eq(messages.thread_id, thread._id), gt(messages.seq, after)))
      .orderBy(asc(messages.seq))
      .limit(pageLength)
    for (const row of rows) {
      const by = row.from_id === id ? ('me' as const) : ('other' as const)
      const { message: text, date } = decryptMessage(row, thread, key)
      yield { conversation, by, date, text }
      after = row.seq
    }
    if (rows.length < pageLength) return
  }
}
