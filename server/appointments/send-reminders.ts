import { standardMailSettings } from '@attune/contract/notifications.ts'
import { paths } from '@attune/contract/paths.ts'
import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import { receiverOf } from '../auth/account-mails.ts'
import type { Db } from '../lib/db.ts'
import { againAfterDeadlock } from '../lib/errors.ts'
import type { Context } from '../lib/http.ts'
import { letters } from '../mail/letters.ts'
import { queueMail } from '../mail/mail-store.ts'
import { publicAddress } from '../mail/public-address.ts'
import { afterQuiet } from '../notifications/mail-time.ts'
import { settingsIn } from '../notifications/settings-store.ts'
import { unsubscribeToken } from '../notifications/unsubscribe.ts'
import { therapists } from '../therapists/table.ts'
import { users } from '../users/table.ts'
import { ahead, settingsOf } from './reminder-store.ts'
import { appointments, reminders } from './table.ts'

type Parts = Pick<Context, 'db' | 'env' | 'vault'>
type Settings = Awaited<ReturnType<typeof settingsOf>>

/** Taken in one transaction; a kill in between loses and doubles none of them. */
const atOnce = 100
/** So long before it begins nobody is told that it begins within a day. */
const tooLateForDay = ahead.hour

/**
 * Takes all that are due and nobody else has taken, and puts the mails into the outbox in the same
 * transaction; gives how many were put there. Late, as after a night without a server, is better than
 * never, but never in quiet hours and never after the beginning.
 */
export async function sendReminders(
  parts: Parts,
  now: Date,
  isStopping = () => false,
): Promise<number> {
  let sent = 0
  while (!isStopping()) {
    const { taken, queued } = await againAfterDeadlock(() =>
      parts.db.transaction((tx) => sendSome(tx, parts, now)),
    )
    sent += queued
    if (taken < atOnce) break
  }
  return sent
}

async function sendSome(tx: Db, parts: Parts, now: Date) {
  const due = await tx
    .select()
    .from(reminders)
    .where(lte(reminders.due_at, now))
    .orderBy(asc(reminders.due_at))
    .limit(atOnce)
    .for('update', { skipLocked: true })
  if (due.length === 0) return { taken: 0, queued: 0 }
  const rows = await tx
    .select()
    .from(appointments)
    .where(inArray(appointments._id, [...new Set(due.map((one) => one.appointment_id))]))
  const known = new Map(rows.map((row) => [row._id, row]))
  const settings = await settingsOf(tx, [...new Set(due.map(({ person_id }) => person_id))])
  let queued = 0
  for (const one of due) {
    const row = known.get(one.appointment_id)
    const decided = row ? decide(one, row, settings, now) : 'drop'
    if (decided instanceof Date) {
      await tx.update(reminders).set({ due_at: decided }).where(isThis(one))
      continue
    }
    await tx.delete(reminders).where(isThis(one))
    if (row && decided === 'send' && (await queue(tx, parts, one, row, now))) queued++
  }
  return { taken: due.length, queued }
}

type Due = typeof reminders.$inferSelect
type Appointment = typeof appointments.$inferSelect

const isThis = ({ appointment_id, person_id, kind }: Due) =>
  and(
    eq(reminders.appointment_id, appointment_id),
    eq(reminders.person_id, person_id),
    eq(reminders.kind, kind),
  )

/** A moment: not before then. */
function decide(
  { person_id, kind }: Due,
  { status, starts }: Appointment,
  all: Settings,
  now: Date,
): 'send' | 'drop' | Date {
  const settings = all.get(person_id)
  const isWanted = settings ? (kind === 'day' ? settings.remind_day : settings.remind_hour) : true
  if (status !== 'confirmed' || starts <= now || !isWanted) return 'drop'
  if (kind === 'day' && +starts - +now < tooLateForDay) return 'drop'
  const { quietHours } = settings ? settingsIn(settings) : standardMailSettings
  const at = afterQuiet(now, settings?.time_zone ?? null, quietHours)
  if (at > now) return at < starts ? at : 'drop'
  return 'send'
}

/** Only to an address that is proved: what waits for that would come when it is over. */
async function queue(
  tx: Db,
  { env, vault }: Parts,
  { person_id, kind }: Due,
  row: Appointment,
  now: Date,
): Promise<boolean> {
  const isPatient = person_id === row.user_id
  const receiver = await receiverOf(tx, vault, isPatient ? users : therapists, person_id)
  if (!receiver?.isConfirmed) return false
  const address = publicAddress(env)
  const path = isPatient ? paths.appointment(row._id) : paths.therapistAppointment(row._id)
  const token = await unsubscribeToken(tx, vault, person_id, 'reminders')
  const letter = letters.appointmentAhead(
    kind === 'day' ? 'within a day' : 'within an hour',
    address + path,
    `${address}/api/unsubscribe/${token}`,
  )
  // Not worth sending once it has begun.
  const keptHours = (+row.starts - +now) / 3_600_000
  await queueMail(tx, { env, vault }, receiver, { ...letter, keptHours })
  return true
}
