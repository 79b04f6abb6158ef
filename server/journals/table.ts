import { index, pgTable, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { bytes } from '../lib/db.ts'
import { users } from '../users/table.ts'

export const journals = pgTable(
  'journals',
  {
    _id: uuid('id').primaryKey().defaultRandom(),
    user_id: uuid()
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
    /** Sealed JSON: the title says as much as the entry. */
    entry: bytes().notNull(),
    client_id: uuid(),
    date: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    index('journals_newest').on(table.user_id, table.date, table._id),
    unique('journals_client_id').on(table.user_id, table.client_id),
  ],
)
