import { say } from '@attune/contract/errors.ts'
import {
  type MailList,
  type MailSettings,
  standardMailSettings,
} from '@attune/contract/notifications.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { AppError } from '../lib/errors.ts'
import { therapists } from '../therapists/table.ts'
import { users } from '../users/table.ts'
import { mailSettings, notifications } from './table.ts'

type Row = typeof mailSettings.$inferSelect

export async function readSettings(db: Db, person: string): Promise<MailSettings> {
  const [row] = await db.select().from(mailSettings).where(eq(mailSettings.person_id, person))
  return row ? settingsIn(row) : standardMailSettings
}

export const settingsIn = ({ pace, morning, quiet_from, quiet_to }: Row): MailSettings => ({
  ...{ pace, morning },
  quietHours: quiet_from && quiet_to ? { from: quiet_from, to: quiet_to } : null,
})

/** What else depends on the hours and the clock of a person, in the same transaction. */
type Also = (tx: Db, person: string) => Promise<void>

/** What is unread and not told yet is looked at anew. */
export const setSettings = (db: Db, person: string, settings: MailSettings, also: Also) =>
  db.transaction(async (tx) => {
    const { pace, morning, quietHours } = settings
    await keep(tx, person, {
      ...{ pace, morning, morning_at: null },
      quiet_from: quietHours?.from ?? null,
      quiet_to: quietHours?.to ?? null,
    })
    await lookAnew(tx, person)
    await also(tx, person)
    return settings
  })

export const setTimeZone = (db: Db, person: string, timeZone: string, also: Also) =>
  db.transaction(async (tx) => {
    const [row] = await tx.select().from(mailSettings).where(eq(mailSettings.person_id, person))
    if (row?.time_zone === timeZone) return
    await keep(tx, person, { time_zone: timeZone, morning_at: null })
    await lookAnew(tx, person)
    await also(tx, person)
  })

/** By the link in a mail; what is left of the settings stays. */
export const endMails = (db: Db, person: string, list: MailList) =>
  db.transaction((tx) => keep(tx, person, ended[list]))

const ended: Record<MailList, Partial<Row>> = {
  messages: { pace: 'off' },
  morning: { morning: false },
  reminders: { remind_day: false, remind_hour: false },
}

/** Whether they are reminded of appointments, a day and an hour before. */
export const keepReminders = (
  tx: Db,
  person: string,
  some: Pick<Row, 'remind_day' | 'remind_hour'>,
) => keep(tx, person, some)

export const deleteSettings = (tx: Db, person: string) =>
  tx.delete(mailSettings).where(eq(mailSettings.person_id, person))

/** Held with the account, so that nothing is kept behind a deletion's back. */
async function keep(tx: Db, person: string, some: Partial<Row>) {
  const held = [users, therapists].map((table) =>
    tx.select({ id: table._id }).from(table).where(eq(table._id, person)).for('key share'),
  )
  const found = (await Promise.all(held)).flat()
  if (found.length === 0) throw new AppError('signed_out', say.signIn)
  await tx
    .insert(mailSettings)
    .values({ person_id: person, ...some })
    .onConflictDoUpdate({ target: mailSettings.person_id, set: some })
}

const lookAnew = (tx: Db, person: string) =>
  tx
    .update(notifications)
    .set({ mail_at: sql`now()` })
    .where(
      and(
        eq(notifications.person_id, person),
        isNull(notifications.read_at),
        eq(notifications.mailed, false),
        sql`kind IN ('message', 'answer', 'decline')`,
      ),
    )
