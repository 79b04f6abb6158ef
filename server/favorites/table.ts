import { pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core'
import { therapists } from '../therapists/table.ts'
import { users } from '../users/table.ts'

/** A patient has marked a therapist. */
export const favorites = pgTable(
  'favorites',
  {
    user_id: uuid()
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
    therapist_id: uuid()
      .notNull()
      .references(() => therapists._id, { onDelete: 'cascade' }),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.therapist_id] })],
)
