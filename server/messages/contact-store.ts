import type { ContactChange, ContactState } from '@attune/contract/messages.ts'
import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import { withdrawGrant } from '../diagnosis/sharing.ts'
import { tellNotified } from '../lib/bus.ts'
import type { Db } from '../lib/db.ts'
import { AppError } from '../lib/errors.ts'
import type { Context } from '../lib/http.ts'
import { clearConversation } from '../notifications/note.ts'
import { therapists } from '../therapists/table.ts'
import { isDeclined, type Stop, threads } from './table.ts'
import { findThread, partnerOf, type ThreadRow } from './thread-store.ts'

type Stops = Pick<ThreadRow, 'paused'> & {
  declined: boolean
  mine: Stop | null
  theirs: Stop | null
}

/** What a person decided themselves is said first. That the other has blocked them is not told. */
export function contactState({ paused, declined, mine, theirs }: Stops): ContactState {
  if (mine) return mine === 'blocked' ? 'blockedByMe' : 'endedByMe'
  if (declined) return 'declined'
  if (paused) return 'paused'
  return theirs ? 'ended' : 'open'
}

export const stopsOf = (thread: ThreadRow, person: string): Stops => {
  const { paused, declined_until, a_stop, b_stop } = thread
  const isA = thread.a_id === person
  const declined = declined_until !== null && declined_until > new Date()
  return { paused, declined, mine: isA ? a_stop : b_stop, theirs: isA ? b_stop : a_stop }
}

/** What else ends with a contact, in the same transaction. */
export type ContactEnded = (
  tx: Db,
  two: { userId: string; therapistId: string; by: 'patient' | 'therapist' },
) => Promise<void>

/** Ending or blocking withdraws what the patient shared; opening again does not bring it back. */
export async function setContact(
  db: Db,
  { bus, vault }: Pick<Context, 'bus' | 'vault'>,
  { me, partner, change }: { me: string; partner: string; change: ContactChange },
  ended: ContactEnded,
): Promise<ContactState> {
  const stop = change === 'open' ? null : change
  const state = await db.transaction(async (tx) => {
    const known = await findThread(tx, me, partner)
    if (!known) throw new AppError('not_found', 'You have not written to each other')
    const [thread] = await tx
      .update(threads)
      .set(known.a_id === me ? { a_stop: stop } : { b_stop: stop })
      .where(eq(threads._id, known._id))
      .returning()
    if (!thread) throw new AppError('not_found', 'You have not written to each other')
    const other = partnerOf(thread, me)
    if (stop) {
      // Whoever has had enough is told of it neither by the bell nor by a mail that waits.
      await clearConversation(tx, me, partner)
      await tellNotified(tx, me)
      const isTherapist = other.model === 'User'
      const [userId, therapistId] = isTherapist ? [partner, me] : [me, partner]
      await withdrawGrant(tx, vault, userId, therapistId)
      await ended(tx, { userId, therapistId, by: isTherapist ? 'therapist' : 'patient' })
    }
    return contactState(stopsOf(thread, me))
  })
  await bus.publish('contact', { people: [me, partner] })
  return state
}

/** With whom this person wants no contact any more. */
export async function listBlocked(db: Db, person: string): Promise<string[]> {
  const rows = await db
    .select()
    .from(threads)
    .where(
      or(
        and(eq(threads.a_id, person), eq(threads.a_stop, 'blocked')),
        and(eq(threads.b_id, person), eq(threads.b_stop, 'blocked')),
      ),
    )
  return rows.map((thread) => partnerOf(thread, person).id)
}

/** Who could not take this patient on, as long as that holds. */
export async function listDeclined(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select()
    .from(threads)
    .where(and(isDeclined, or(eq(threads.a_id, userId), eq(threads.b_id, userId))))
  return rows.map((thread) => partnerOf(thread, userId).id)
}

/**
 * Closes the threads of a therapist whom the operator stops, or opens them again but for those with
 * someone else who is stopped. The rows are locked: nothing is stored behind a stop's back.
 */
export async function pauseThreads(
  tx: Db,
  therapistId: string,
  paused: boolean,
): Promise<string[]> {
  const isStopped = sql`EXISTS (
    SELECT 1 FROM ${therapists} AS one WHERE one.deactivated_at IS NOT NULL
      AND one.id IN (${threads.a_id}, ${threads.b_id}))`
  const value: SQL = paused ? sql`true` : isStopped
  const rows = await tx
    .update(threads)
    .set({ paused: value })
    .where(or(eq(threads.a_id, therapistId), eq(threads.b_id, therapistId)))
    .returning()
  return rows.map((thread) => partnerOf(thread, therapistId).id)
}
