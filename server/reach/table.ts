import { date, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { therapists } from '../therapists/table.ts'

/** How many people a therapist was shown to, and looked at by, for whom this day (UTC) was the last. Of whom it holds nothing. */
export const therapistDays = pgTable(
  'therapist_days',
  {
    therapist_id: uuid()
      .notNull()
      .references(() => therapists._id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    matches: integer().notNull().default(0),
    views: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.therapist_id, table.day] })],
)
