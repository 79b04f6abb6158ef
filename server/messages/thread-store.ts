import { say } from '@attune/contract/errors.ts'
import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { type Db, prepared } from '../lib/db.ts'
import type { Listing } from '../lib/env.ts'
import { AppError, forbidden } from '../lib/errors.ts'
import { asJob } from '../lib/person.ts'
import { isActiveTherapist, isListedTherapist } from '../therapists/standing.ts'
import { users } from '../users/table.ts'
import type { Participant } from './participant.ts'
import { isOpen, threads } from './table.ts'

export type ThreadRow = typeof threads.$inferSelect

/** In the order of a thread's row. */
const inOrder = <T>(one: T, other: T, idOf: (one: T) => string): [T, T] =>
  idOf(one) < idOf(other) ? [one, other] : [other, one]

/** As a thread's row has them: the lower id first. */
export const pair = (one: string, other: string) => inOrder(one, other, (id) => id)

/** The thread of a `pair`, in a statement that is prepared. */
export const ofPair = and(
  eq(threads.a_id, sql.placeholder('a')),
  eq(threads.b_id, sql.placeholder('b')),
)

export async function findThread(
  db: Db,
  one: string,
  other: string,
): Promise<ThreadRow | undefined> {
  const [a, b] = pair(one, other)
  const [row] = await prepared(db, 'find_thread', (on, name) =>
    on.select().from(threads).where(ofPair).prepare(name),
  ).execute({ a, b })
  return row
}

/** The thread to write in; the first message of a patient opens it, and shares nothing but itself. */
export async function openThread(
  db: Db,
  from: Participant,
  to: Participant,
  listing: Listing = 'declared',
): Promise<ThreadRow> {
  const known = await findThread(db, from.id, to.id)
  if (known) {
    if (partnerOf(known, from.id).model !== to.model) throw forbidden()
    return known
  }
  if (from.id === to.id || to.model !== 'Therapist') throw forbidden()
  const isFound =
    from.model === 'User'
      ? await isListedTherapist(db, to.id, listing)
      : await isActiveTherapist(db, to.id)
  if (!isFound) throw new AppError('not_found', say.therapistNotFound)
  if (from.model === 'Therapist' && !(await isActiveTherapist(db, from.id))) throw forbidden()
  const [a, b] = inOrder(from, to, ({ id }) => id)
  await db.transaction(async (tx) => {
    if (from.model === 'User') await stillThere(tx, from.id)
    await tx
      .insert(threads)
      .values({
        a_id: a.id,
        a_model: a.model,
        b_id: b.id,
        b_model: b.model,
        key_id: from.model === 'User' ? from.id : a.id,
      })
      .onConflictDoNothing()
  })
  const opened = await findThread(db, from.id, to.id)
  if (!opened) throw new AppError('unavailable', say.unavailable)
  return opened
}

/** Takes back one that was opened for a message which was then not stored: nobody has begun anything. */
export async function dropUnwritten(db: Db, { _id }: Pick<ThreadRow, '_id'>) {
  await db
    .delete(threads)
    .where(
      and(eq(threads._id, _id), eq(threads.last_seq, 0), isOpen, isNull(threads.declined_until)),
    )
}

/** Until the end of `tx` the account cannot be deleted: no thread is opened behind a deletion's back. */
async function stillThere(tx: Db, userId: string) {
  const [user] = await tx
    .select({ id: users._id })
    .from(users)
    .where(eq(users._id, userId))
    .for('key share')
  if (!user) throw new AppError('signed_out', say.signIn)
}

const mine = (person: string) => or(eq(threads.a_id, person), eq(threads.b_id, person))
const hasMessages = sql`${threads.last_seq} > 0`

/** My threads that hold a message, the latest first. */
export const listThreads = (db: Db, person: string) =>
  db
    .select()
    .from(threads)
    .where(and(mine(person), hasMessages))
    .orderBy(desc(threads.last_at), threads._id)

export const partnerOf = (thread: ThreadRow, person: string): Participant =>
  thread.a_id === person
    ? { id: thread.b_id, model: thread.b_model }
    : { id: thread.a_id, model: thread.a_model }

/** Whether the patient has written to the therapist, and neither the two nor the operator has ended it. */
export async function isInContact(db: Db, userId: string, therapistId: string): Promise<boolean> {
  const [a, b] = pair(userId, therapistId)
  const [row] = await db
    .select({ id: threads._id })
    .from(threads)
    .where(
      and(
        eq(threads.a_id, a),
        eq(threads.b_id, b),
        isOpen,
        sql`(${threads.a_model} = 'User' OR ${threads.b_model} = 'User')`,
        sql`(${threads.first_from} = ${userId} OR ${threads.answered_at} IS NOT NULL)`,
      ),
    )
  return row !== undefined
}

/** A patient leaves with all their threads, one that is being opened at this moment among them. */
export async function deleteThreads(tx: Db, userId: string) {
  await tx.select({ id: users._id }).from(users).where(eq(users._id, userId)).for('update')
  await tx.delete(threads).where(mine(userId))
}

/**
 * A therapist leaves; those they wrote with keep the thread, closed. A thread that the other
 * has left before goes. Gives the people whose keys are now needed to read no thread: the therapist,
 * and colleagues who left before and whose key was kept for a thread that is gone now.
 */
export async function leaveThreads(tx: Db, therapistId: string): Promise<string[]> {
  const left = await tx
    .delete(threads)
    .where(and(mine(therapistId), eq(threads.closed, true)))
    .returning({ key: threads.key_id })
  await tx.update(threads).set({ closed: true }).where(mine(therapistId))
  const keys = [...new Set([therapistId, ...left.map(({ key }) => key)])]
  // By threads of others, too.
  const inUse = await asJob('keys in use', () =>
    tx.selectDistinct({ key: threads.key_id }).from(threads).where(inArray(threads.key_id, keys)),
  )
  return keys.filter((key) => !inUse.some((thread) => thread.key === key))
}
