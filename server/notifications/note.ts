import type { NotificationKind } from '@attune/contract/notifications.ts'
import { and, eq, inArray, isNull, or, type Placeholder, sql } from 'drizzle-orm'
import { tellNotified } from '../lib/bus.ts'
import type { Db } from '../lib/db.ts'
import { asJob } from '../lib/person.ts'
import { therapists } from '../therapists/table.ts'
import { users } from '../users/table.ts'
import { notifications, ofConversation, waiting, whatWaits } from './table.ts'

type Note = { person: string; kind: NotificationKind; about?: string | undefined; event?: string }

/**
 * In the transaction of what it tells. Heard by every page of theirs once that is committed. The
 * server writes it, so that nobody can write it for somebody else. What repeats itself before it is
 * read has its one row, with the time of the last; who has left meanwhile gets none.
 */
export async function note(tx: Db, { person, kind, about, event }: Note) {
  await asJob('notification', () =>
    tx.execute(sql`
      WITH patient AS (SELECT id FROM ${users} WHERE id = ${person} FOR KEY SHARE),
        therapist AS (SELECT id FROM ${therapists} WHERE id = ${person} FOR KEY SHARE)
      INSERT INTO ${notifications} AS row (person_id, kind, subject_id, event_id)
      SELECT id, ${kind}::text, ${about ?? null}::uuid, ${event ?? null}::uuid
      FROM (SELECT id FROM patient UNION ALL SELECT id FROM therapist) AS here
      ON CONFLICT (person_id, kind, ${whatWaits}) WHERE ${waiting}
      DO UPDATE SET at = greatest(row.at, excluded.at), event_id = excluded.event_id`),
  )
  await tellNotified(tx, person)
}

/** What the patient is told of the message that went before: not an answer, a no. */
export const noteDecline = (tx: Db, patient: string, therapistId: string) =>
  asJob('notification', () =>
    tx
      .update(notifications)
      .set({ kind: 'decline' })
      .where(
        and(
          eq(notifications.person_id, patient),
          eq(notifications.subject_id, therapistId),
          ofConversation,
        ),
      ),
  )

/** The conversation is read: its row is, too. */
export const clearConversation = (tx: Db, person: string, partner: string) =>
  tx
    .update(notifications)
    .set({ read_at: sql`now()`, mail_at: null })
    .where(unreadOf(person, partner))

/** Whether what tells of this conversation has not been read. */
export const isToldOf = (person: string | Placeholder, partner: string | Placeholder) =>
  sql<boolean>`EXISTS (SELECT FROM ${notifications} WHERE ${unreadOf(person, partner)})`

export const unreadOf = (person: string | Placeholder, partner: string | Placeholder) =>
  and(
    eq(notifications.person_id, person),
    eq(notifications.subject_id, partner),
    ofConversation,
    isNull(notifications.read_at),
  )

/** Those about a person go with them, too. */
export const deleteNotifications = (tx: Db, id: string) =>
  asJob('notifications of who leaves', async () => {
    const gone = or(eq(notifications.person_id, id), eq(notifications.subject_id, id))
    // In the order in which all others lock them, so that none waits for the other.
    const rows = await tx
      .select({ _id: notifications._id })
      .from(notifications)
      .where(gone)
      .orderBy(notifications.person_id, notifications.subject_id)
      .for('update')
    const ids = rows.map(({ _id }) => _id)
    if (ids.length > 0) await tx.delete(notifications).where(inArray(notifications._id, ids))
  })
