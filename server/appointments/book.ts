import {
  type AppointmentDraft,
  appointmentLimits,
  type NoTimes,
} from '@attune/contract/appointments.ts'
import { say } from '@attune/contract/errors.ts'
import type { Message } from '@attune/contract/messages.ts'
import { isFree } from '@attune/engine/calendar/free-times.ts'
import { and, asc, eq } from 'drizzle-orm'
import { isBusyElsewhere } from '../busy-times/store.ts'
import { forgetNextFree } from '../calendar/store.ts'
import { type Db, onlyRow } from '../lib/db.ts'
import { AppError, found, overlappedConstraint, takenIndex } from '../lib/errors.ts'
import type { Context } from '../lib/http.ts'
import { contactState, stopsOf } from '../messages/contact-store.ts'
import { holdPair } from '../messages/hold-thread.ts'
import { storeMessage } from '../messages/message-writer.ts'
import { refusalOf } from '../messages/refusal.ts'
import { openThread, type ThreadRow } from '../messages/thread-store.ts'
import { isNewTo, offersOf, readHours, whyNone } from './free-times-store.ts'
import { holdPatient, requireRoom } from './pace.ts'
import { planReminders } from './reminder-store.ts'
import { stillFree } from './still-free.ts'
import { appointmentEvents, appointments } from './table.ts'
import { tell } from './tell.ts'
import type { Row, Viewer } from './view.ts'

type Parts = Pick<Context, 'db' | 'env' | 'vault'>
type Booked = { row: Row; message: Message | null }

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/**
 * Who gets a time the database decides, when the row is stored: nothing is looked up before that could
 * be otherwise a moment later. The same `clientId` again gives what is stored.
 */
export async function book(
  parts: Parts,
  userId: string,
  draft: AppointmentDraft,
  now: Date,
): Promise<Booked> {
  const before = await findBooked(parts.db, userId, draft)
  if (before) return { row: before, message: null }
  try {
    return await parts.db.transaction((tx) => bookIn(tx, parts, userId, draft, now))
  } catch (error) {
    if (takenIndex(error) === 'appointments_client_id') {
      const meanwhile = await findBooked(parts.db, userId, draft)
      if (meanwhile) return { row: meanwhile, message: null }
    }
    throw await orTaken(parts.db, error, { ...draft, userId }, now)
  }
}

/** The same id with something else in it is another request, and a mistake of whoever sent it. */
async function findBooked(db: Db, userId: string, draft: AppointmentDraft) {
  const [row] = await db
    .select()
    .from(appointments)
    .where(and(eq(appointments.user_id, userId), eq(appointments.client_id, draft.clientId)))
  if (!row) return undefined
  // It may have been moved since.
  const [first] = await db
    .select({ starts: appointmentEvents.starts })
    .from(appointmentEvents)
    .where(eq(appointmentEvents.appointment_id, row._id))
    .orderBy(asc(appointmentEvents.date), asc(appointmentEvents._id))
    .limit(1)
  const { therapist, kind, format, at } = draft
  const isSame =
    row.therapist_id === therapist &&
    row.kind === kind &&
    row.format === format &&
    +(first?.starts ?? row.starts) === +at
  if (!isSame)
    throw new AppError('taken', 'This clientId belongs to another appointment', 'clientId')
  return row
}

async function bookIn(
  tx: Db,
  { env, vault }: Parts,
  userId: string,
  draft: AppointmentDraft,
  now: Date,
): Promise<Booked> {
  const [me, them] = [
    { id: userId, model: 'User' },
    { id: draft.therapist, model: 'Therapist' },
  ] as const
  await holdPatient(tx, userId)
  await openThread(tx, me, them, env.listing)
  const thread = await holdPair(tx, draft.therapist, userId)
  requireOpen(thread, userId)
  const values = await valuesOf(tx, userId, draft, now)
  await requireRoom(tx, userId, draft.therapist, now)
  const row = onlyRow(await tx.insert(appointments).values(values).returning())
  await forgetNextFree(tx, draft.therapist)
  const what = row.status === 'confirmed' ? 'confirmed' : 'requested'
  await tell(tx, { env, vault }, row, { what, by: 'patient', from: null })
  await planReminders(tx, row, now)
  return { row, message: await greet(tx, vault, thread, row, draft.message) }
}

/** A first contact begins with words, as any does; the time stands on the card beside them. */
export async function greet(
  tx: Db,
  vault: Parts['vault'],
  thread: ThreadRow,
  { _id, user_id, therapist_id, kind }: Row,
  words: string | null,
) {
  const text = words ?? (thread.last_seq === 0 ? firstWords[kind] : null)
  if (!text) return null
  const from = { id: user_id, model: 'User' } as const
  const to = { id: therapist_id, model: 'Therapist' } as const
  const { message } = await storeMessage(tx, vault, { from, to, text, clientId: _id })
  return message
}

const firstWords: Record<AppointmentDraft['kind'], string> = {
  'first-talk': 'Hello, I would like to get to know you in a first talk.',
  session: 'Hello, I would like to arrange a session with you.',
}

/** Refused where a message would be. */
export function requireOpen(thread: ThreadRow, person: string) {
  if (thread.closed || contactState(stopsOf(thread, person)) !== 'open')
    throw refusalOf(thread, person)
}

async function valuesOf(
  tx: Db,
  userId: string,
  { therapist: id, clientId, kind, format, at, timeZone, link }: AppointmentDraft,
  now: Date,
) {
  const therapist = found(await readHours(tx, id, now), say.therapistNotFound)
  const viewer: Viewer = { id: userId, side: 'patient' }
  const why = await whyNone(tx, viewer, id, therapist.takesNew(link))
  const { calendar } = therapist
  if (why || !calendar) throw new AppError('forbidden', notOffered[why ?? 'no-calendar'])
  const offer = offersOf(calendar.kinds, format).find((one) => one.kind === kind)
  if (!offer) throw new AppError('too_late', 'They do not offer this any more.', 'kind')
  const { minutes, free } = offer
  const question = { kind, minutes, now: +now, taken: [] }
  const isNew = await isNewTo(tx, viewer, id)
  if (!isFree(therapist.rules(calendar, isNew), question, +at)) throw notAnyMore()
  const times = timesOf(at, minutes, calendar.bufferMinutes)
  await requireNotBusy(tx, id, times)
  const byHand = calendar.confirmation === 'by-hand'
  return {
    ...{ _id: crypto.randomUUID(), therapist_id: id, user_id: userId, client_id: clientId },
    ...{ kind, format, free, status: byHand ? ('requested' as const) : ('confirmed' as const) },
    ...times,
    ...{ patient_zone: timeZone, therapist_zone: calendar.timeZone },
    answer_by: byHand ? answerBy(at, now) : null,
    free_cancellation_hours: calendar.freeCancellationHours,
    requested_at: now,
  }
}

const notOffered: Record<NoTimes, string> = {
  'no-calendar': 'They do not offer times here. You can write to them.',
  'no-new-patients': 'They take no new patients just now.',
  'contact-closed': 'This contact has ended, so no time can be agreed on.',
}

export const notAnyMore = () =>
  new AppError('too_late', 'That time is not offered any more. Please choose another one.', 'at')

export const timesOf = (starts: Date, minutes: number, bufferMinutes: number) => ({
  starts,
  ends: new Date(+starts + minutes * minute),
  held_until: new Date(+starts + (minutes + bufferMinutes) * minute),
})

class BusyElsewhere extends Error {
  override name = 'BusyElsewhere'
}

/** To a patient a time is taken, whatever it is taken by. */
export async function requireNotBusy(
  db: Db,
  therapistId: string,
  times: ReturnType<typeof timesOf>,
): Promise<void> {
  if (await isBusyElsewhere(db, therapistId, times)) throw new BusyElsewhere()
}

/** Some time before it begins, and a week at most; where it begins sooner than that, until it does. */
export function answerBy(starts: Date, now: Date): Date {
  const early = +starts - appointmentLimits.answerBeforeHours * hour
  const latest = early > +now + 30 * minute ? early : +starts
  return new Date(Math.min(latest, +now + appointmentLimits.answerWithinDays * day))
}

type Wanted = Pick<AppointmentDraft, 'therapist' | 'kind' | 'at' | 'timeZone'> & {
  userId: string
  link?: string | null
}

/**
 * What the database refused, in kind words and with what is still free. Of the patient's other
 * appointments they alone are told: nothing that a therapist does is held against those.
 */
export async function orTaken(db: Db, error: unknown, wanted: Wanted, now: Date): Promise<unknown> {
  const constraint = overlappedConstraint(error)
  if (constraint === 'appointments_of_patient')
    return new AppError('taken', 'There is another appointment of yours at that time.', 'at')
  const isTaken = constraint === 'appointments_of_therapist' || error instanceof BusyElsewhere
  if (!isTaken) return error
  const free = await stillFree(db, wanted, now)
  return new AppError('taken', `Somebody was a moment quicker: that time is taken. ${free}`, 'at')
}
