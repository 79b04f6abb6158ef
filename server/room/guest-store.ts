import { randomUUID } from 'node:crypto'
import { guestLimits, type RoomGuest } from '@attune/contract/room-guests.ts'
import { roomCloses } from '@attune/contract/room-times.ts'
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { findOwn, holdAppointment } from '../appointments/store.ts'
import { appointments } from '../appointments/table.ts'
import { tell } from '../appointments/tell.ts'
import { byOf, type Row, type Viewer } from '../appointments/view.ts'
import type { Db } from '../lib/db.ts'
import { AppError, found } from '../lib/errors.ts'
import type { Context } from '../lib/http.ts'
import { hashOf, newSecret } from '../lib/secret.ts'
import type { Vault } from '../lib/vault.ts'
import { type GuestRow, nameOf, refuseTakenName, sealedAs } from './guest-names.ts'
import { isMeeting } from './store.ts'
import { roomGuests } from './table.ts'

type Parts = Pick<Context, 'db' | 'env' | 'vault'>

export const notInvited = 'This invitation is not there any more'

/** In the order in which they were invited. */
export async function listGuests(db: Db, vault: Vault, viewer: Viewer, id: string) {
  const appointment = await findOwn(db, viewer, id)
  const rows = await db
    .select()
    .from(roomGuests)
    .where(eq(roomGuests.appointment_id, appointment._id))
    .orderBy(asc(roomGuests.invited_at), asc(roomGuests._id))
  return Promise.all(
    rows.map(
      async (row): Promise<RoomGuest> => ({
        ...{ _id: row._id, name: await nameOf(db, vault, row) },
        ...{ by: byOf(row.by, viewer) === 'me' ? 'me' : 'them', opened: row.opened_at !== null },
      }),
    ),
  )
}

/** The appointment's row is held, so that two at once do not both take the last place. */
export const inviteGuest = (
  { db, env, vault }: Parts,
  viewer: Viewer,
  id: string,
  name: string,
  now: Date,
) =>
  db.transaction(async (tx) => {
    const row = await held(tx, viewer, id)
    if (row.format !== 'online' || !(await isMeeting(tx, row)) || closes(row) <= now)
      throw new AppError('too_late', 'Nobody can be invited to this appointment.')
    const ofAppointment = eq(roomGuests.appointment_id, row._id)
    const others = await tx.select().from(roomGuests).where(ofAppointment)
    if (others.length >= guestLimits.guests)
      throw new AppError('invalid', 'Two people can come along at most. Take one away first.')
    await refuseTakenName({ tx, vault, row, others, name })
    const [_id, secret] = [randomUUID(), newSecret()]
    const key = await vault.keyOf(tx, row.user_id)
    const { therapist_id, user_id } = row
    await tx.insert(roomGuests).values({
      ...{ _id, appointment_id: row._id, therapist_id, user_id, by: viewer.side },
      ...{ name: key.encrypt(name, sealedAs(_id)), secret_hash: hashOf(secret) },
    })
    await tell(tx, { env, vault }, row, { what: 'guest-invited', by: viewer.side, from: row })
    return { guest: { _id, name, by: 'me' as const, opened: false }, secret }
  })

/** Either may: it is the room of both. A second time it is done already. */
export const takeGuestAway = (
  { db, env, vault }: Parts,
  viewer: Viewer,
  id: string,
  guestId: string,
) =>
  db.transaction(async (tx) => {
    const row = await held(tx, viewer, id)
    const gone = await tx
      .delete(roomGuests)
      .where(and(eq(roomGuests._id, guestId), eq(roomGuests.appointment_id, row._id)))
      .returning({ _id: roomGuests._id })
    if (gone.length === 0) return
    await tell(tx, { env, vault }, row, { what: 'guest-taken-away', by: viewer.side, from: row })
  })

async function held(tx: Db, viewer: Viewer, id: string): Promise<Row> {
  const { _id } = await findOwn(tx, viewer, id)
  return found(await holdAppointment(tx, _id), notInvited)
}

const closes = ({ ends }: Row) => roomCloses({ until: ends })

/**
 * Whoever has the link is the guest, once: from then on the secret is that of their browser alone. A
 * link to what is cancelled or over is as one that was never made, and is not used up.
 */
export const openLink = (db: Db, link: string, now: Date) =>
  db.transaction(async (tx) => {
    const isTheirs = and(eq(roomGuests.secret_hash, hashOf(link)), isNull(roomGuests.opened_at))
    const [of] = await tx
      .select({ _id: roomGuests.appointment_id })
      .from(roomGuests)
      .where(isTheirs)
    if (!of) return
    const one = await holdAppointment(tx, of._id)
    if (!one || closes(one) <= now || !(await isMeeting(tx, one))) return
    const secret = newSecret()
    const [row] = await tx
      .update(roomGuests)
      .set({ secret_hash: hashOf(secret), opened_at: sql`now()` })
      .where(isTheirs)
      .returning()
    return row && { row, secret }
  })

export async function findGuest(db: Db, secret: string): Promise<GuestRow | undefined> {
  const isTheirs = and(eq(roomGuests.secret_hash, hashOf(secret)), isNotNull(roomGuests.opened_at))
  return (await db.select().from(roomGuests).where(isTheirs))[0]
}

/** The appointment of a guest who is still invited. */
export async function appointmentOfGuest(db: Db, guestId: string): Promise<Row> {
  const [row] = await db
    .select({ appointment: appointments })
    .from(roomGuests)
    .innerJoin(appointments, eq(appointments._id, roomGuests.appointment_id))
    .where(eq(roomGuests._id, guestId))
  return found(row?.appointment, notInvited)
}

/** An invitation ends with its room. */
export const sweepGuests = (db: Db) =>
  db.delete(roomGuests).where(sql`EXISTS (SELECT FROM ${appointments}
    WHERE ${appointments._id} = ${roomGuests.appointment_id}
      AND (${appointments.ends} < now() - interval '1 hour'
        OR ${appointments.status} <> 'confirmed'))`)
