import { mostCounted, type Notification } from '@attune/contract/notifications.ts'
import { and, count, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { openContacts } from '../auth/sealed-contact.ts'
import { type Db, prepared } from '../lib/db.ts'
import { keptDays } from '../lib/kept-days.ts'
import { before, momentOf, type PageQuery, pageOf } from '../lib/pages.ts'
import type { Vault } from '../lib/vault.ts'
import { photoPath } from '../photos/store.ts'
import { therapists } from '../therapists/table.ts'
import { users } from '../users/table.ts'
import { notifications } from './table.ts'

/** What these notifications tell of appointments. */
export type ToldOf = (
  notes: readonly string[],
) => Promise<ReadonlyMap<string, NonNullable<Notification['appointment']>>>

/** Newest first, with who each is about as far as the person may still see them. */
export async function listNotifications(
  db: Db,
  vault: Vault,
  person: string,
  { limit, cursor }: PageQuery,
  toldOf: ToldOf,
) {
  const order = { date: notifications.at, _id: notifications._id }
  const rows = await db
    .select()
    .from(notifications)
    .where(and(eq(notifications.person_id, person), cursor ? before(cursor, order) : undefined))
    .orderBy(desc(notifications.at), desc(notifications._id))
    .limit(limit + 1)
  const { items, next } = pageOf(rows, limit, ({ at, _id }) => momentOf({ date: at, _id }))
  const ids = [...new Set(items.flatMap(({ subject_id }) => subject_id ?? []))]
  const people = await peopleOf(db, vault, person, ids)
  const ofAppointments = items.filter(({ kind }) => kind === 'appointment')
  const told = await toldOf(ofAppointments.map(({ _id }) => _id))
  const list = items.map(
    ({ _id, kind, at, read_at, subject_id }): Notification => ({
      ...{ _id, kind, at, read: read_at !== null },
      about: people.get(subject_id ?? '') ?? null,
      appointment: told.get(_id) ?? null,
    }),
  )
  return { items: list, next }
}

type About = NonNullable<Notification['about']>

/**
 * As the list of conversations shows them. The database shows a therapist the patients they have a
 * thread with, and nobody else; of a contact that has ended it is the name alone.
 */
async function peopleOf(
  db: Db,
  vault: Vault,
  person: string,
  ids: readonly string[],
): Promise<Map<string, About>> {
  if (ids.length === 0) return new Map()
  const patients = await db
    .select({
      _id: users._id,
      name: users.name,
      sealed_name: users.sealed_name,
      photo_id: sql<string | null>`CASE WHEN ${inTouch(person)} THEN users.photo_id END`,
    })
    .from(users)
    .where(and(inArray(users._id, [...ids]), sql`EXISTS (SELECT ${threadWith(person)})`))
  const found = await db
    .select({ _id: therapists._id, name: therapists.name, photo_id: therapists.photo_id })
    .from(therapists)
    .where(inArray(therapists._id, [...ids]))
  const named = await openContacts(db, vault, 'users', patients)
  const about =
    (model: About['model']) => (row: { _id: string; name: string; photo_id: string | null }) =>
      [row._id, { _id: row._id, model, name: row.name, image: photoPath(row.photo_id) }] as const
  return new Map([...named.map(about('User')), ...found.map(about('Therapist'))])
}

// The slice of messages stands on this one, so its table is named in SQL alone.
const threadWith = (person: string) =>
  sql`FROM threads WHERE last_seq > 0 AND users.id IN (a_id, b_id) AND ${person} IN (a_id, b_id)`

const inTouch = (person: string) => sql`EXISTS (SELECT ${threadWith(person)}
  AND NOT closed AND NOT paused AND a_stop IS NULL AND b_stop IS NULL
  AND (declined_until IS NULL OR declined_until <= now()))`

export async function countUnread(db: Db, person: string): Promise<number> {
  const [row] = await prepared(db, 'count_notifications', (on, name) => {
    const some = on
      .select({ one: sql`1`.as('one') })
      .from(notifications)
      .where(
        and(eq(notifications.person_id, sql.placeholder('person')), isNull(notifications.read_at)),
      )
      .limit(mostCounted + 1)
      .as('some')
    return on.select({ unread: count() }).from(some).prepare(name)
  }).execute({ person })
  return row?.unread ?? 0
}

/** This one, or all; locked in the order in which new ones are written, so that none waits for the other. */
export const markNotified = (db: Db, person: string, id: string | null) =>
  db.transaction(async (tx) => {
    const rows = await tx
      .select({ _id: notifications._id })
      .from(notifications)
      .where(
        and(
          eq(notifications.person_id, person),
          isNull(notifications.read_at),
          id === null ? undefined : eq(notifications._id, id),
        ),
      )
      .orderBy(notifications.person_id, notifications.subject_id)
      .for('update')
    const ids = rows.map(({ _id }) => _id)
    if (ids.length === 0) return
    await tx
      .update(notifications)
      .set({ read_at: sql`now()`, mail_at: null })
      .where(inArray(notifications._id, ids))
  })

export const sweepNotifications = (db: Db) =>
  db
    .delete(notifications)
    .where(lt(notifications.at, sql`now() - make_interval(days => ${keptDays.notification})`))
