import { type ReminderSettings, standardReminders } from '@attune/contract/appointments.ts'
import { standardMailSettings } from '@attune/contract/notifications.ts'
import { and, eq, gt, inArray, or } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { asJob } from '../lib/person.ts'
import { beforeQuiet } from '../notifications/mail-time.ts'
import { settingsIn } from '../notifications/settings-store.ts'
import { mailSettings } from '../notifications/table.ts'
import { appointments, type ReminderKind, reminders } from './table.ts'
import type { Row } from './view.ts'

const hour = 60 * 60_000
export const ahead: Readonly<Record<ReminderKind, number>> = { day: 24 * hour, hour }
const kinds = ['day', 'hour'] as const

type Settings = typeof mailSettings.$inferSelect | undefined

/** In the transaction of whatever happened to it: what was planned goes, what is to come is planned. */
export const planReminders = (tx: Db, row: Row, now: Date) =>
  asJob('plan of reminders', async () => {
    await tx.delete(reminders).where(eq(reminders.appointment_id, row._id))
    await plan(tx, [row], [row.user_id, row.therapist_id], now)
  })

/** Of several of the same two, which were never planned before. */
export const planFirst = (tx: Db, rows: readonly Row[], now: Date) =>
  asJob('plan of reminders', () =>
    plan(tx, rows, [...new Set(rows.flatMap((row) => [row.user_id, row.therapist_id]))], now),
  )

/** The person's clock, their quiet hours or what they want has changed. */
export const planAnew = (tx: Db, person: string, now: Date) =>
  asJob('plan of reminders', async () => {
    await tx.delete(reminders).where(eq(reminders.person_id, person))
    const rows = await tx
      .select()
      .from(appointments)
      .where(
        and(
          or(eq(appointments.user_id, person), eq(appointments.therapist_id, person)),
          eq(appointments.status, 'confirmed'),
          gt(appointments.starts, now),
        ),
      )
    await plan(tx, rows, [person], now)
  })

async function plan(tx: Db, rows: readonly Row[], people: string[], now: Date) {
  const isAhead = rows.filter(({ status, starts }) => status === 'confirmed' && starts > now)
  if (isAhead.length === 0) return
  const settings = await settingsOf(tx, people)
  const planned = isAhead.flatMap((row) =>
    people.flatMap((person_id) =>
      kinds.flatMap((kind) => {
        const due_at = dueAt(row.starts, kind, settings.get(person_id))
        // What would have been due before now, whoever agreed on it now knows.
        return due_at && due_at > now ? [{ appointment_id: row._id, person_id, kind, due_at }] : []
      }),
    ),
  )
  if (planned.length > 0) await tx.insert(reminders).values(planned)
}

export async function settingsOf(tx: Db, people: string[]) {
  const rows = await tx.select().from(mailSettings).where(inArray(mailSettings.person_id, people))
  return new Map(rows.map((row) => [row.person_id, row]))
}

/** What falls into quiet hours comes before them; null where none is wanted. */
export function dueAt(starts: Date, kind: ReminderKind, settings: Settings): Date | null {
  const wanted = settings ? (kind === 'day' ? settings.remind_day : settings.remind_hour) : true
  if (!wanted) return null
  const { quietHours } = settings ? settingsIn(settings) : standardMailSettings
  return beforeQuiet(new Date(+starts - ahead[kind]), settings?.time_zone ?? null, quietHours)
}

export async function readReminderSettings(db: Db, person: string): Promise<ReminderSettings> {
  const [row] = await db.select().from(mailSettings).where(eq(mailSettings.person_id, person))
  return row ? { dayBefore: row.remind_day, hourBefore: row.remind_hour } : standardReminders
}
