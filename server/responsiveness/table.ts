import { integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../lib/db.ts'
import { therapists } from '../therapists/table.ts'

/** Counted out of the messages by `measure.ts` alone. */
export const responsiveness = pgTable('responsiveness', {
  therapist_id: uuid()
    .primaryKey()
    .references(() => therapists._id, { onDelete: 'cascade' }),
  threads: integer().notNull(),
  answered_within_72: integer().notNull(),
  median_seconds: integer(),
  /** The latest threads in a row that went without an answer. */
  silent: integer().notNull(),
  warned_at: moment(),
  /** Out of matching since. */
  withdrawn_at: moment(),
  measured_at: moment().notNull(),
})
