import { and, eq, gt, ne, sql } from 'drizzle-orm'
import { type Db, executeNamed, prepared } from '../lib/db.ts'
import { clearConversation, isToldOf, unreadOf } from '../notifications/note.ts'
import { notifications } from '../notifications/table.ts'
import { messages, threads } from './table.ts'
import { pair, type ThreadRow } from './thread-store.ts'

/** Reading never goes backwards, whichever tab says so last. False where all of it was read before. */
export async function markRead(
  db: Db,
  person: string,
  partner: string,
  seq: number,
): Promise<boolean> {
  const [a, b] = pair(person, partner)
  const known = await readingOf(db, { a, b, person, partner })
  if (!known || (isRead(known, person, seq) && !known.isTold)) return false
  if (seq >= known.last_seq && (await readToItsEnd(db, person, partner, seq))) return true
  const isA = person === a
  const column = isA ? threads.a_read : threads.b_read
  const upTo = sql`greatest(${column}, least(${seq}, ${threads.last_seq}))`
  await db.transaction(async (tx) => {
    const [thread] = await tx
      .update(threads)
      .set(isA ? { a_read: upTo } : { b_read: upTo })
      .where(and(eq(threads.a_id, a), eq(threads.b_id, b)))
      .returning()
    if (thread && (await countUnread(tx, thread, person)) === 0)
      await clearConversation(tx, person, partner)
  })
  return true
}

type Reading = Pick<
  ThreadRow,
  'a_id' | 'last_seq' | 'a_read' | 'b_read' | 'a_unread' | 'b_unread'
> & { isTold: boolean }

/** How far the thread was read, and whether what tells of it was. */
async function readingOf(
  db: Db,
  of: { a: string; b: string; person: string; partner: string },
): Promise<Reading | undefined> {
  const { a_id, last_seq, a_read, b_read, a_unread, b_unread } = threads
  const [row] = await prepared(db, 'reading_of', (on, name) =>
    on
      .select({
        ...{ a_id, last_seq, a_read, b_read, a_unread, b_unread },
        isTold: isToldOf(sql.placeholder('person'), sql.placeholder('partner')),
      })
      .from(threads)
      .where(and(eq(a_id, sql.placeholder('a')), eq(threads.b_id, sql.placeholder('b'))))
      .prepare(name),
  ).execute(of)
  return row
}

const readUpTo = (thread: Pick<ThreadRow, 'a_id' | 'a_read' | 'b_read'>, person: string) =>
  thread.a_id === person ? thread.a_read : thread.b_read

const isRead = (thread: Reading, person: string, seq: number) =>
  readUpTo(thread, person) >= Math.min(seq, thread.last_seq) &&
  (thread.a_id === person ? thread.a_unread : thread.b_unread) === 0

/**
 * Most read a conversation to its end: one statement, in which nothing has to be counted. False where
 * a message has come meanwhile, and then nothing was changed.
 */
async function readToItsEnd(
  db: Db,
  person: string,
  partner: string,
  seq: number,
): Promise<boolean> {
  const [a, b] = pair(person, partner)
  const mine = person === a ? 'a' : 'b'
  const [read, unread] = [sql.identifier(`${mine}_read`), sql.identifier(`${mine}_unread`)]
  const { rows } = await executeNamed(
    db,
    `read_to_its_end_${mine}`,
    sql`
    WITH thread AS (
      UPDATE ${threads} SET ${read} = last_seq, ${unread} = 0
      WHERE a_id = ${a} AND b_id = ${b} AND last_seq <= ${seq} RETURNING id
    ), told AS (
      UPDATE ${notifications} SET read_at = now(), mail_at = NULL
      WHERE ${unreadOf(person, partner)} AND EXISTS (SELECT FROM thread)
    )
    SELECT id FROM thread`,
  )
  return rows.length > 0
}

/** Under the lock of the thread's row: none can come meanwhile. */
async function countUnread(tx: Db, thread: ThreadRow, person: string): Promise<number> {
  const isA = thread.a_id === person
  const known = isA ? thread.a_unread : thread.b_unread
  if (known === 0) return 0
  const left = await countAfter(tx, thread, person)
  if (left < known)
    await tx
      .update(threads)
      .set(isA ? { a_unread: left } : { b_unread: left })
      .where(eq(threads._id, thread._id))
  return left
}

async function countAfter(tx: Db, thread: ThreadRow, person: string): Promise<number> {
  const read = readUpTo(thread, person)
  if (read >= thread.last_seq) return 0
  const { thread_id, from_id } = messages
  const isNew = and(eq(thread_id, thread._id), gt(messages.seq, read), ne(from_id, person))
  return tx.$count(messages, isNew)
}
