import { index, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import { sessions } from '../auth/table.ts'
import { bytes } from '../lib/db.ts'

/** Where the maker of a browser takes what is for it. One a session, with which it ends. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    session_id: uuid()
      .primaryKey()
      .references(() => sessions._id, { onDelete: 'cascade' }),
    person_id: uuid().notNull(),
    endpoint: bytes().notNull(),
    /** Up to when what was unread has been told, so that a conversation is told once until it is read. */
    told_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When it is next to be looked at; null: at once. */
    next_at: timestamp({ withTimezone: true }),
  },
  (table) => [index('push_subscriptions_person').on(table.person_id)],
)
