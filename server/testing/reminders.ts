import { asc, eq } from 'drizzle-orm'
import { planFirst } from '../appointments/reminder-store.ts'
import { appointments } from '../appointments/table.ts'
import type { Context } from '../lib/http.ts'
import { openMail } from '../mail/mail-store.ts'
import { mails } from '../mail/table.ts'

/** Reminders of everything that stands of a patient, as if it had just been agreed on. */
export const planRemindersOf = ({ db }: Context, user: string) =>
  db.transaction(async (tx) => {
    const rows = await tx.select().from(appointments).where(eq(appointments.user_id, user))
    await planFirst(tx, rows, new Date())
  })

/** What lies in the outbox: of which appointment, for whom, and since when. One by one, for there may be many. */
export async function listReminderMails({ db, vault }: Context) {
  const sent: { appointment_id: string; person_id: string; at: Date }[] = []
  const kind = eq(mails.kind, 'appointment-reminder')
  const all = await db.select({ id: mails._id }).from(mails).where(kind).orderBy(asc(mails._id))
  for (const { id } of all)
    for (const row of await db.select().from(mails).where(eq(mails._id, id))) {
      const { text } = await openMail(db, vault, row)
      const [, appointment_id = ''] = /appointments\/([0-9a-f-]{36})/.exec(text) ?? []
      sent.push({ appointment_id, person_id: row.person_id, at: row.created_at })
    }
  return sent
}
