import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytes } from '../lib/db.ts'
import type { MailKind } from './letters.ts'

/** A mail is a row until it is sent. What it says, and to whom, is sealed with the person's key. */
export const mails = pgTable(
  'mails',
  {
    _id: uuid('id').primaryKey().defaultRandom(),
    person_id: uuid().notNull(),
    kind: text().$type<MailKind>().notNull(),
    sealed: bytes().notNull(),
    /** Until the address is confirmed. */
    waits: boolean().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When it is to be tried next; later than now while somebody is sending it. */
    due_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expires_at: timestamp({ withTimezone: true }).notNull(),
    tries: integer().notNull().default(0),
  },
  (table) => [index('mails_person_id').on(table.person_id), index('mails_due_at').on(table.due_at)],
)
