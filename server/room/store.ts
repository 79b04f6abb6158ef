import type { Room } from '@attune/contract/room.ts'
import { roomCloses, roomOpens } from '@attune/contract/room-times.ts'
import { and, eq } from 'drizzle-orm'
import { findOwn } from '../appointments/store.ts'
import type { Row, Viewer } from '../appointments/view.ts'
import type { Db } from '../lib/db.ts'
import { isOpen, threads } from '../messages/table.ts'
import { findThread } from '../messages/thread-store.ts'

/** `two`: whose appointment it is. */
export type Found = Pick<Room, 'state' | 'opens' | 'closes'> & { two: [string, string] }

/** The room of an appointment of one's own; another person's is not found. */
export const findRoom = async (db: Db, viewer: Viewer, id: string, now: Date): Promise<Found> =>
  roomOf(db, await findOwn(db, viewer, id), now)

export async function roomOf(db: Db, row: Row, now: Date): Promise<Found> {
  const span = { at: row.starts, until: row.ends }
  const [opens, closes] = [roomOpens(span), roomCloses(span)]
  const state = !(await isMeeting(db, row))
    ? 'closed'
    : now < opens
      ? 'early'
      : now < closes
        ? 'open'
        : 'over'
  return { state, opens, closes, two: [row.user_id, row.therapist_id] }
}

/** It was agreed on, is online, and nobody has ended the contact since. */
export async function isMeeting(db: Db, { status, format, user_id, therapist_id }: Row) {
  if (status !== 'confirmed' || format !== 'online') return false
  const thread = await findThread(db, user_id, therapist_id)
  if (!thread) return false
  const open = await db
    .select({ id: threads._id })
    .from(threads)
    .where(and(eq(threads._id, thread._id), isOpen))
  return open.length > 0
}
