import { index, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytes } from '../lib/db.ts'
import { threads } from '../messages/table.ts'
import { therapists } from '../therapists/table.ts'
import { users } from '../users/table.ts'

/**
 * A therapist has told a patient that they cannot take them on: the last time of a thread. `reason` is theirs, sealed
 * with their key, and goes when either of the two leaves.
 */
export const declines = pgTable(
  'declines',
  {
    thread_id: uuid()
      .primaryKey()
      .references(() => threads._id, { onDelete: 'cascade' }),
    user_id: uuid()
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
    therapist_id: uuid()
      .notNull()
      .references(() => therapists._id, { onDelete: 'cascade' }),
    reason: bytes(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('declines_user').on(table.user_id),
    index('declines_therapist').on(table.therapist_id),
  ],
)
