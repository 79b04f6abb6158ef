import { index, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytes } from '../lib/db.ts'
import { therapists } from '../therapists/table.ts'

/** `body` is the sealed JSON of title and text. */
export const templates = pgTable(
  'templates',
  {
    _id: uuid('id').primaryKey(),
    therapist_id: uuid()
      .notNull()
      .references(() => therapists._id, { onDelete: 'cascade' }),
    body: bytes().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('templates_therapist').on(table.therapist_id)],
)
