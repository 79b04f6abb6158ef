import type {
  Appointment,
  AppointmentDetail,
  AppointmentEvent,
} from '@attune/contract/appointments.ts'
import type { Partner } from '@attune/contract/messages.ts'
import { and, asc, desc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { openContacts } from '../auth/sealed-contact.ts'
import { readPlace } from '../calendar/store.ts'
import type { Db } from '../lib/db.ts'
import { found } from '../lib/errors.ts'
import { before, momentOf, noSuchPage, type PageQuery, pageOf } from '../lib/pages.ts'
import type { Vault } from '../lib/vault.ts'
import { readSent } from '../messages/store.ts'
import { isOpen, threads } from '../messages/table.ts'
import { photoPath } from '../photos/store.ts'
import { therapists } from '../therapists/table.ts'
import { users } from '../users/table.ts'
import { listAgenda } from './agenda-store.ts'
import { readAnswer } from './answer-store.ts'
import { readReason } from './reason-store.ts'
import { appointmentEvents, appointments, isHolding } from './table.ts'
import { appointmentOf, eventOf, otherOf, type Row, type Viewer } from './view.ts'

export const notThere = 'Appointment not found'

type Query = PageQuery & {
  when: 'ahead' | 'past'
  with?: string | undefined
  from?: Date | undefined
  until?: Date | undefined
}

/** The row of one, held until the transaction ends; nothing where it is gone, or nobody's here. */
export async function holdAppointment(tx: Db, id: string): Promise<Row | undefined> {
  const [row] = await tx.select().from(appointments).where(eq(appointments._id, id)).for('update')
  return row
}

/** Those ahead soonest first, all others latest first. */
export async function listAppointments(
  db: Db,
  vault: Vault,
  viewer: Viewer,
  { limit, cursor, when, with: partner, from, until }: Query,
  now: Date,
) {
  const isAhead = when === 'ahead'
  const ahead = and(
    isHolding,
    sql`${appointments.ends} > ${now}`,
    sql`(${appointments.answer_by} IS NULL OR ${appointments.answer_by} > ${now})`,
  )
  const order = { date: appointments.starts, _id: appointments._id }
  const rows = await db
    .select()
    .from(appointments)
    .where(
      and(
        mine(viewer),
        partner ? eq(theirs(viewer), partner) : undefined,
        isAhead ? ahead : sql`NOT (${ahead})`,
        from ? gte(appointments.starts, from) : undefined,
        until ? lt(appointments.starts, until) : undefined,
        cursor ? (isAhead ? after(cursor) : before(cursor, order)) : undefined,
      ),
    )
    .orderBy(
      ...(isAhead
        ? [asc(appointments.starts), asc(appointments._id)]
        : [desc(appointments.starts), desc(appointments._id)]),
    )
    .limit(limit + 1)
  const { items, next } = pageOf(rows, limit, ({ starts, _id }) => momentOf({ date: starts, _id }))
  return { items: await asSeen(db, vault, viewer, items, now), next }
}

/** What stands behind the cursor of a list that goes from the soonest on. */
function after(cursor: string): SQL {
  const moment = z.tuple([z.iso.datetime(), z.uuid()]).safeParse(cursor.split('_'))
  if (!moment.success) throw noSuchPage()
  const [when, id] = moment.data
  const place = sql`(${new Date(when)}::timestamptz, ${id}::uuid)`
  return sql`(${appointments.starts}, ${appointments._id}) > ${place}`
}

/** A therapist sees no offer that nobody has taken. */
export const mine = ({ side, id }: Viewer) =>
  side === 'patient'
    ? eq(appointments.user_id, id)
    : and(eq(appointments.therapist_id, id), appointments.asked)

const theirs = ({ side }: Viewer) =>
  side === 'patient' ? appointments.therapist_id : appointments.user_id

/** Another person's is not found. */
export async function findOwn(db: Db, viewer: Viewer, id: string): Promise<Row> {
  const [row] = await db
    .select()
    .from(appointments)
    .where(and(eq(appointments._id, id), mine(viewer)))
  return found(row, notThere)
}

export async function readAppointment(
  db: Db,
  vault: Vault,
  viewer: Viewer,
  id: string,
  now: Date,
): Promise<AppointmentDetail> {
  const row = await findOwn(db, viewer, id)
  const [appointment] = await asSeen(db, vault, viewer, [row], now)
  const events = await db
    .select()
    .from(appointmentEvents)
    .where(isAbout(row))
    .orderBy(asc(appointmentEvents.date), asc(appointmentEvents._id))
  const isExpected = row.format === 'in-person' && row.status === 'confirmed' && row.ends > now
  return {
    ...found(appointment, notThere),
    place: isExpected ? await readPlace(db, vault, row.therapist_id) : null,
    agenda: await listAgenda(db, vault, viewer, row),
    words: await readSent(db, vault, row.user_id, row.therapist_id, row._id),
    events: events.map((event) => eventOf(event, row, viewer)),
    reason: await readReason(db, vault, viewer, id),
    howWasIt: viewer.side === 'patient' ? await readAnswer(db, vault, viewer.id, id) : null,
  }
}

/** What happened with it, and with the series it is part of. */
function isAbout({ _id, series_id, therapist_id, user_id }: Row): SQL | undefined {
  const events = appointmentEvents
  const own = eq(events.appointment_id, _id)
  const ofTwo = and(eq(events.therapist_id, therapist_id), eq(events.user_id, user_id))
  return series_id ? and(ofTwo, or(own, sql`${events.series} ->> '_id' = ${series_id}`)) : own
}

/** The latest first. */
export async function listEvents(
  db: Db,
  viewer: Viewer,
  { with: partner, limit, cursor }: PageQuery & { with: string },
): Promise<{ items: AppointmentEvent[]; next: string | undefined }> {
  const { therapist_id, user_id } = appointmentEvents
  const [patient, therapist] =
    viewer.side === 'patient' ? [viewer.id, partner] : [partner, viewer.id]
  const order = { date: appointmentEvents.date, _id: appointmentEvents._id }
  const rows = await db
    .select({ event: appointmentEvents, kind: appointments.kind, format: appointments.format })
    .from(appointmentEvents)
    .innerJoin(appointments, eq(appointments._id, appointmentEvents.appointment_id))
    .where(
      and(
        ...[eq(user_id, patient), eq(therapist_id, therapist), mine(viewer)],
        cursor ? before(cursor, order) : undefined,
      ),
    )
    .orderBy(desc(appointmentEvents.date), desc(appointmentEvents._id))
    .limit(limit + 1)
  const { items, next } = pageOf(rows, limit, ({ event }) => momentOf(event))
  return { items: items.map(({ event, ...of }) => eventOf(event, of, viewer)), next }
}

/** As its person is shown them, in the same order. */
export async function asSeen(
  db: Db,
  vault: Vault,
  viewer: Viewer,
  rows: readonly Row[],
  now: Date,
): Promise<Appointment[]> {
  if (rows.length === 0) return []
  const ids = [...new Set(rows.map((row) => otherOf(row, viewer)))]
  const partners = await partnersOf(db, vault, viewer, ids)
  const earlier = await countEarlier(db, viewer, rows)
  return rows.map((row) =>
    appointmentOf(row, {
      ...{ viewer, now },
      partner: partners.get(otherOf(row, viewer)) ?? gone(otherOf(row, viewer), viewer),
      earlier: earlier.get(row._id) ?? 0,
    }),
  )
}

/** How many of the same two had begun before each, of those that were confirmed. */
async function countEarlier(db: Db, viewer: Viewer, rows: readonly Row[]) {
  if (viewer.side === 'therapist') return new Map<string, number>()
  const ids = rows.map(({ _id }) => _id)
  const counted = await db.execute<{ id: string; earlier: number }>(sql`
    SELECT one.id, (SELECT count(*)::int FROM ${appointments} AS other
      WHERE other.user_id = one.user_id AND other.therapist_id = one.therapist_id
        AND other.status = 'confirmed' AND other.starts < one.starts) AS earlier
    FROM ${appointments} AS one WHERE one.id = ANY(${sql.param(ids)}::uuid[])`)
  return new Map(counted.rows.map(({ id, earlier }) => [id, earlier]))
}

async function partnersOf(db: Db, vault: Vault, viewer: Viewer, ids: string[]) {
  const rows =
    viewer.side === 'patient'
      ? await therapistsOf(db, ids)
      : await patientsOf(db, vault, viewer.id, ids)
  return new Map(rows.map((partner) => [partner._id, partner]))
}

async function therapistsOf(db: Db, ids: string[]): Promise<Partner[]> {
  const { _id, name, photo_id, isDemo } = therapists
  const rows = await db
    .select({ _id, name, photo_id, isDemo })
    .from(therapists)
    .where(inArray(therapists._id, ids))
  return rows.map(({ photo_id, ...row }) => ({
    ...row,
    ...{ model: 'Therapist', image: photoPath(photo_id), deleted: false },
  }))
}

/** Of a contact that has ended it is the name alone. */
async function patientsOf(db: Db, vault: Vault, therapistId: string, ids: string[]) {
  const inTouch = sql`EXISTS (SELECT FROM ${threads} WHERE users.id IN (a_id, b_id)
    AND ${therapistId} IN (a_id, b_id) AND ${isOpen})`
  const rows = await db
    .select({
      _id: users._id,
      name: users.name,
      sealed_name: users.sealed_name,
      photo_id: sql<string | null>`CASE WHEN ${inTouch} THEN users.photo_id END`,
    })
    .from(users)
    .where(inArray(users._id, ids))
  return (await openContacts(db, vault, 'users', rows)).map(
    ({ _id, name, photo_id }): Partner => ({
      ...{ _id, name, model: 'User', image: photoPath(photo_id) },
      ...{ isDemo: false, deleted: false },
    }),
  )
}

/** Who leaves at this very moment. */
const gone = (_id: string, { side }: Viewer): Partner => ({
  ...{ _id, model: side === 'patient' ? 'Therapist' : 'User' },
  ...{ name: 'Account deleted', image: null, isDemo: false, deleted: true },
})
