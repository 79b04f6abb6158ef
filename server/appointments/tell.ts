import type { EventKind } from '@attune/contract/appointments.ts'
import { paths } from '@attune/contract/paths.ts'
import { eq } from 'drizzle-orm'
import { receiverOf } from '../auth/account-mails.ts'
import { openContact } from '../auth/sealed-contact.ts'
import { calendars } from '../calendar/table.ts'
import { tellAppointments } from '../lib/bus.ts'
import { type Db, onlyRow } from '../lib/db.ts'
import type { Context } from '../lib/http.ts'
import { asJob } from '../lib/person.ts'
import { letters } from '../mail/letters.ts'
import { queueMail } from '../mail/mail-store.ts'
import { publicAddress } from '../mail/public-address.ts'
import { note } from '../notifications/note.ts'
import { therapists } from '../therapists/table.ts'
import { users } from '../users/table.ts'
import { invitation, type Method, type Told } from './calendar-file.ts'
import { isMailedEnough } from './pace.ts'
import { appointmentEvents, type KeptFacts, type Side } from './table.ts'
import { toldOf } from './told-calendars.ts'
import type { EventRow, Row } from './view.ts'

export type Parts = Pick<Context, 'env' | 'vault'>

type Happening = {
  what: EventKind
  by: Side
  /** The row as it was before; null where there was none. */
  from: Row | null
  /** Of what concerns a whole series: its facts, and when the first of its dates is. */
  series?: { facts: KeptFacts; starts: Date; ends: Date }
}

/** What calendars are told: nothing of what was never confirmed. */
function methodOf(what: EventKind, from: Row | null): Method | undefined {
  if (what === 'confirmed' || what === 'series-agreed') return 'REQUEST'
  if (from?.status !== 'confirmed') return undefined
  if (what === 'moved' || what === 'move-accepted') return 'REQUEST'
  return what === 'cancelled' || what === 'series-cancelled' ? 'CANCEL' : undefined
}

/**
 * Writes down what happened and tells those who did not do it, all in the transaction of the change.
 * Of what calendars keep, both get a mail.
 */
export async function tell(
  tx: Db,
  parts: Parts,
  row: Row,
  { what, by, from, series }: Happening,
): Promise<EventRow> {
  const { _id, therapist_id, user_id } = row
  const event = onlyRow(
    await asJob('event of an appointment', () =>
      tx
        .insert(appointmentEvents)
        .values({
          appointment_id: _id,
          therapist_id,
          user_id,
          what,
          by,
          ...(series
            ? { starts: series.starts, ends: series.ends, series: series.facts }
            : timesOf(what, row, from)),
        })
        .returning(),
    ),
  )
  const method = methodOf(what, from)
  const told = method && (await toldOf(tx, row, method))
  const isOffer = what === 'offered' || from?.status === 'offered'
  for (const side of ['patient', 'therapist'] as const) {
    // An offer is between the waiting list and the patient until they take it.
    if (isOffer && side === 'therapist' && what !== 'confirmed' && what !== 'requested') continue
    const isOwnDoing = side === by
    const [person, about] = side === 'patient' ? [user_id, therapist_id] : [therapist_id, user_id]
    if (!isOwnDoing) await note(tx, { person, kind: 'appointment', about, event: event._id })
    if (
      told ||
      !(isOwnDoing || (await asJob('pace of mails', () => isMailedEnough(tx, row, side))))
    )
      await asJob('mail about an appointment', () => sendLetter(tx, parts, row, side, told))
  }
  await tellAppointments(tx, [user_id, therapist_id])
  return event
}

/** Of a proposal it is the time that is proposed, beside the one that stands. */
function timesOf(what: EventKind, row: Row, from: Row | null) {
  const { starts, ends, proposed_starts, proposed_ends } = row
  if (what === 'move-proposed' && proposed_starts && proposed_ends)
    return { starts: proposed_starts, ends: proposed_ends, before: starts }
  const isMoved = what === 'moved' || what === 'move-accepted'
  return { starts, ends, before: isMoved && from ? from.starts : null }
}

/**
 * One of the two is leaving, and all of it with them: the other is told, about nobody, and their
 * calendar. Whoever is leaving too at this moment is told nothing, and neither waits for the other.
 */
export const tellOfLeaving = (
  tx: Db,
  parts: Parts,
  row: Row,
  leaver: 'patient' | 'therapist',
  isTold: boolean,
  now: Date,
) =>
  asJob('end of an appointment', async () => {
    const [table, person, side] =
      leaver === 'patient'
        ? [therapists, row.therapist_id, 'therapist' as const]
        : [users, row.user_id, 'patient' as const]
    const stays = await tx
      .select({ id: table._id })
      .from(table)
      .where(eq(table._id, person))
      .for('key share', { skipLocked: true })
    if (stays.length === 0 || (side === 'therapist' && !row.asked)) return
    const method = methodOf('cancelled', row)
    // Of several at once, one that concerns no calendar says as much as all.
    if (isTold && !method) return
    await note(tx, { person, kind: 'appointment' })
    const over = { ...row, status: 'cancelled' as const, sequence: row.sequence + 1 }
    const told = method && (await toldOf(tx, over, method, now))
    await sendLetter(tx, parts, over, side, told)
    await tellAppointments(tx, [person])
  })

async function sendLetter(
  tx: Db,
  { env, vault }: Parts,
  row: Row,
  side: 'patient' | 'therapist',
  told: Told | undefined,
) {
  const [table, id] = side === 'patient' ? [users, row.user_id] : [therapists, row.therapist_id]
  const receiver = await receiverOf(tx, vault, table, id)
  if (!receiver) return
  const path = side === 'patient' ? paths.appointment(row._id) : paths.therapistAppointment(row._id)
  const link = publicAddress(env) + path
  const name = side === 'therapist' && told ? await nameFor(tx, vault, row) : null
  const calendar = told && {
    method: told.method,
    text: invitation(told, { link, name, receiver: receiver.email, from: env.mail?.from }),
  }
  await queueMail(tx, { env, vault }, receiver, letters.appointmentChanged(link, calendar))
}

/** The patient's name, only where the therapist wants such names in their calendars. */
async function nameFor(tx: Db, vault: Parts['vault'], { therapist_id, user_id }: Row) {
  const [calendar] = await tx
    .select({ namesInCalendars: calendars.namesInCalendars })
    .from(calendars)
    .where(eq(calendars.therapist_id, therapist_id))
  if (!calendar?.namesInCalendars) return null
  const { _id, name, sealed_name } = users
  const rows = await tx.select({ _id, name, sealed_name }).from(users).where(eq(_id, user_id))
  return (await openContact(tx, vault, 'users', rows))?.name ?? null
}
