import { appointmentLimits, type EventKind } from '@attune/contract/appointments.ts'
import { and, eq, gt, inArray, isNull, ne, type SQL } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { AppError } from '../lib/errors.ts'
import { users } from '../users/table.ts'
import { appointmentEvents, appointments, isHolding } from './table.ts'
import type { Row, Viewer } from './view.ts'

const hour = 60 * 60_000
const day = 24 * hour

/** Of one patient's requests one at a time goes on, so that several at once are counted as several. */
export const holdPatient = (tx: Db, userId: string) =>
  tx.select({ id: users._id }).from(users).where(eq(users._id, userId)).for('no key update')

const { aheadOfPatient, openWithOne, requestsADay, requestsADayWithOne, movesADay } =
  appointmentLimits

/** Whether this patient, who is held, can ask for one more. */
export async function requireRoom(tx: Db, userId: string, therapistId: string, now: Date) {
  const own = eq(appointments.user_id, userId)
  const withThem = and(own, eq(appointments.therapist_id, therapistId))
  // Those of a series a therapist has agreed to one by one.
  const single = isNull(appointments.series_at)
  const ofToday = and(
    ...[eq(appointments.asked, true), single],
    gt(appointments.requested_at, new Date(+now - day)),
  )
  const count = (where: SQL | undefined) => tx.$count(appointments, where)
  if ((await count(and(own, single, isHolding, gt(appointments.starts, now)))) >= aheadOfPatient)
    throw new AppError(
      'invalid',
      `You can have ${aheadOfPatient} appointments ahead. Cancel one first.`,
    )
  const waits = and(eq(appointments.status, 'requested'), gt(appointments.answer_by, now))
  if ((await count(and(withThem, waits))) >= openWithOne)
    throw new AppError(
      'not_yet',
      `${openWithOne} of your requests wait for their answer. Once they have answered one, or you took one back, you can ask for another time.`,
    )
  if ((await count(and(withThem, ofToday))) >= requestsADayWithOne)
    throw new AppError(
      'not_yet',
      'You asked them for many times since yesterday. Please write to them, or ask again tomorrow.',
    )
  if ((await count(and(own, ofToday))) >= requestsADay)
    throw new AppError(
      'not_yet',
      'That is as many requests as a day has room for. Please ask again tomorrow.',
    )
}

const moves: EventKind[] = ['moved', 'move-proposed']

/** Each move is told to the other, and to the calendars of both. */
export async function requireCalm(tx: Db, row: Row, { side }: Viewer, now: Date) {
  const { user_id, therapist_id, by, what, date } = appointmentEvents
  const ofToday = and(
    ...[eq(user_id, row.user_id), eq(therapist_id, row.therapist_id), eq(by, side)],
    ...[inArray(what, moves), gt(date, new Date(+now - day))],
  )
  if ((await tx.$count(appointmentEvents, ofToday)) >= movesADay)
    throw new AppError(
      'not_yet',
      'Appointments of you two were moved many times since yesterday. Please write to them, or move it tomorrow.',
    )
}

const { mailsAnHourOfOne, mailsAnHour } = appointmentLimits

/**
 * Whether enough mails went to this person in the last hour, about the other or in all: what happens
 * beyond that they find in Attune. Of what calendars keep none is left out, or those would be wrong.
 */
export async function isMailedEnough(
  tx: Db,
  { user_id, therapist_id }: Pick<Row, 'user_id' | 'therapist_id'>,
  side: 'patient' | 'therapist',
): Promise<boolean> {
  const events = appointmentEvents
  const own =
    side === 'patient' ? eq(events.user_id, user_id) : eq(events.therapist_id, therapist_id)
  const pair = and(eq(events.user_id, user_id), eq(events.therapist_id, therapist_id))
  const told = and(ne(events.by, side), gt(events.date, new Date(Date.now() - hour)))
  return (
    (await tx.$count(events, and(pair, told))) > mailsAnHourOfOne ||
    (await tx.$count(events, and(own, told))) > mailsAnHour
  )
}
