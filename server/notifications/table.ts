import type { MailPace, NotificationKind } from '@attune/contract/notifications.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '../lib/db.ts'

/** Those that a conversation has one row of, whatever happens in it. */
export const ofConversation = sql.raw(`kind IN ('message', 'answer', 'decline')`)

/** Of all else one row waits to be read, whatever repeats itself meanwhile. */
export const waiting = sql.raw(`read_at IS NULL AND kind NOT IN ('message', 'answer', 'decline')`)
export const whatWaits = sql.raw('coalesce(subject_id, person_id)')

/** What a person is to be told, without a word of anyone: what it says is put together when it is read. */
export const notifications = pgTable(
  'notifications',
  {
    _id: uuid('id').primaryKey().defaultRandom(),
    person_id: uuid().notNull(),
    kind: text().$type<NotificationKind>().notNull(),
    /** The person it is about, or the licence. */
    subject_id: uuid(),
    /** Of an appointment: what happened with it last. */
    event_id: uuid(),
    at: moment().notNull().defaultNow(),
    read_at: timestamp({ withTimezone: true }),
    /** Since when something of it is unread. */
    since: moment().notNull().defaultNow(),
    /** When it is next to be looked at whether a mail is due; null where none will be. */
    mail_at: timestamp({ withTimezone: true }),
    /** Whether a mail told of it already. */
    mailed: boolean().notNull().default(false),
  },
  (table) => [
    index('notifications_person').on(table.person_id, table.at.desc(), table._id.desc()),
    index('notifications_subject').on(table.subject_id),
    index('notifications_at').on(table.at),
    index('notifications_mail_at').on(table.mail_at).where(sql`mail_at IS NOT NULL`),
    uniqueIndex('notifications_conversation')
      .on(table.person_id, table.subject_id)
      .where(ofConversation),
    uniqueIndex('notifications_waiting').on(table.person_id, table.kind, whatWaits).where(waiting),
  ],
)

/** When mails come, and what has to be known for it. Who has no row has the standard. */
export const mailSettings = pgTable(
  'mail_settings',
  {
    person_id: uuid().primaryKey(),
    pace: text().$type<MailPace>().notNull().default('after-10-minutes'),
    quiet_from: text().default('21:00'),
    quiet_to: text().default('08:00'),
    morning: boolean().notNull().default(true),
    /** Whether they are reminded of appointments. */
    remind_day: boolean().notNull().default(true),
    remind_hour: boolean().notNull().default(true),
    /** As the browser said last; without one it is the world's time. */
    time_zone: text(),
    /** When a page of theirs was last connected. */
    seen_at: timestamp({ withTimezone: true }),
    /** When a therapist's next morning is; null until it is reckoned. */
    morning_at: timestamp({ withTimezone: true }),
  },
  (table) => [
    check('mail_settings_quiet', sql`(${table.quiet_from} IS NULL) = (${table.quiet_to} IS NULL)`),
    index('mail_settings_morning_at').on(table.morning_at),
  ],
)
