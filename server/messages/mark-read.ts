import { and, eq, gt, ne, sql } from 'drizzle-orm'
import { type Db, executeNamed, prepared } from '../lib/db.ts'
import { clearConversation, isToldOf, unreadOf } from '../notifications/note.ts'
import { notifications } from '../notifications/table.ts'
import { messages, threads } from './table.ts'
import { ofPair, pair, type ThreadRow } from './thread-store.ts'

/** Reading never goes backwards, whichever tab says so last. False where all of it was read before. */
export async function markRead(
  db: Db,
  person: string,
  partner: string,
  seq: number,
): Promise<boolean> {
  const known = await readingOf(db, person, partner)
  if (!known || (isRead(known, person, seq) && !known.isTold)) return false
  if (seq >= known.last_seq && (await readToItsEnd(db, known, { person, partner }))) return true
  const isA = known.a_id === person
  const column = isA ? threads.a_read : threads.b_read
  const upTo = sql`greatest(${column}, least(${seq}, ${threads.last_seq}))`
  await db.transaction(async (tx) => {
    const [thread] = await tx
      .update(threads)
      .set(isA ? { a_read: upTo } : { b_read: upTo })
      .where(eq(threads._id, known._id))
      .returning()
    if (thread && (await countUnread(tx, thread, person)) === 0)
      await clearConversation(tx, person, partner)
  })
  return true
}

const { _id, a_id, last_seq, a_read, b_read, a_unread, b_unread } = threads
const reading = { _id, a_id, last_seq, a_read, b_read, a_unread, b_unread }
type Reading = Pick<ThreadRow, keyof typeof reading>

/** How far the thread was read, and whether something that tells of it was not. */
async function readingOf(
  db: Db,
  person: string,
  partner: string,
): Promise<(Reading & { isTold: boolean }) | undefined> {
  const [a, b] = pair(person, partner)
  const isTold = isToldOf(sql.placeholder('person'), sql.placeholder('partner'))
  const [row] = await prepared(db, 'reading_of', (on, name) =>
    on
      .select({ ...reading, isTold })
      .from(threads)
      .where(ofPair)
      .prepare(name),
  ).execute({ a, b, person, partner })
  return row
}

const readUpTo = (thread: Reading, person: string) =>
  thread.a_id === person ? thread.a_read : thread.b_read

const unread = (thread: Reading, person: string) =>
  thread.a_id === person ? thread.a_unread : thread.b_unread

const isRead = (thread: Reading, person: string, seq: number) =>
  readUpTo(thread, person) >= Math.min(seq, thread.last_seq) && unread(thread, person) === 0

/**
 * Most read a conversation to its end: one statement, in which nothing has to be counted. False where
 * a message has come since it was looked at, of which this statement would not see all that tells of
 * it; then nothing was changed.
 */
async function readToItsEnd(
  db: Db,
  known: Reading,
  { person, partner }: { person: string; partner: string },
): Promise<boolean> {
  const mine = known.a_id === person ? 'a' : 'b'
  const { rows } = await executeNamed(
    db,
    `read_to_its_end_${mine}`,
    sql`
    WITH thread AS (
      UPDATE ${threads}
      SET ${sql.identifier(`${mine}_read`)} = last_seq, ${sql.identifier(`${mine}_unread`)} = 0
      WHERE id = ${known._id} AND last_seq = ${known.last_seq} RETURNING id
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
  const known = unread(thread, person)
  if (known === 0) return 0
  const left = await countAfter(tx, thread, person)
  if (left < known)
    await tx
      .update(threads)
      .set(thread.a_id === person ? { a_unread: left } : { b_unread: left })
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
