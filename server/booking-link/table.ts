import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, moment } from '../lib/db.ts'
import { therapists } from '../therapists/table.ts'

/** Every end of a link that a therapist ever had, this one's for as long as the account is there. */
export const bookingHandles = pgTable(
  'booking_handles',
  {
    handle: text().primaryKey(),
    /** What it looks like: no two therapists have the same. Null where an older one has it already. */
    look: text(),
    therapist_id: uuid()
      .notNull()
      .references(() => therapists._id, { onDelete: 'cascade' }),
    /** Null: never given up. */
    given_up_at: moment(),
  },
  (table) => [index('booking_handles_therapist').on(table.therapist_id)],
)

/** What those had who deleted their account: nobody can have it again, and it says of nobody whose it was. */
export const endedHandles = pgTable('ended_handles', {
  handle_index: bytes().primaryKey(),
})
