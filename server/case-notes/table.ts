import { index, integer, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytes } from '../lib/db.ts'
import { therapists } from '../therapists/table.ts'
import { users } from '../users/table.ts'

const ofTwo = () => ({
  therapist_id: uuid()
    .notNull()
    .references(() => therapists._id, { onDelete: 'cascade' }),
  user_id: uuid()
    .notNull()
    .references(() => users._id, { onDelete: 'cascade' }),
})

/**
 * What a therapist keeps for themselves on one patient. Sealed with the patient's key, so that it
 * ends with either account; no policy shows it to the patient.
 */
export const caseNotes = pgTable(
  'case_notes',
  {
    ...ofTwo(),
    body: bytes().notNull(),
    version: integer().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.therapist_id, table.user_id] }),
    index('case_notes_user').on(table.user_id),
  ],
)

/** The same of what they mean to do. */
export const caseTasks = pgTable(
  'case_tasks',
  {
    _id: uuid('id').primaryKey(),
    ...ofTwo(),
    body: bytes().notNull(),
    done_at: timestamp({ withTimezone: true }),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('case_tasks_therapist').on(table.therapist_id, table.user_id),
    index('case_tasks_user').on(table.user_id),
  ],
)
