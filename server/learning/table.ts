import { index, pgTable, uuid } from 'drizzle-orm/pg-core'
import { bytes, moment } from '../lib/db.ts'
import { users } from '../users/table.ts'

/** Who allows that what happens with their matches is kept, and since when; without a row nothing is. */
export const learningConsents = pgTable('learning_consents', {
  user_id: uuid()
    .primaryKey()
    .references(() => users._id, { onDelete: 'cascade' }),
  salt: bytes().notNull(),
  /** Their id hashed with the salt: it stands for them in what is kept, and ends with this row. */
  subject: bytes().notNull().unique(),
  at: moment().notNull().defaultNow(),
})

/**
 * What happened with a match, sealed with the patient's key: with whom, what and when. `once` is a
 * salted hash of what it is, so that nothing is kept twice.
 */
export const learningEvents = pgTable(
  'learning_events',
  {
    once: bytes().primaryKey(),
    subject: bytes()
      .notNull()
      .references(() => learningConsents.subject, { onDelete: 'cascade' }),
    event: bytes().notNull(),
  },
  (table) => [index('learning_events_subject').on(table.subject)],
)
