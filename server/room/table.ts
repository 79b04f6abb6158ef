import { index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { appointments } from '../appointments/table.ts'
import { bytes } from '../lib/db.ts'
import { therapists } from '../therapists/table.ts'
import { users } from '../users/table.ts'

/** Who is invited by name to the room of one appointment, the name sealed with the patient's key. */
export const roomGuests = pgTable(
  'room_guests',
  {
    _id: uuid('id').primaryKey(),
    appointment_id: uuid()
      .notNull()
      .references(() => appointments._id, { onDelete: 'cascade' }),
    therapist_id: uuid()
      .notNull()
      .references(() => therapists._id, { onDelete: 'cascade' }),
    user_id: uuid()
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
    by: text().$type<'patient' | 'therapist'>().notNull(),
    name: bytes().notNull(),
    /** Of the link, and once that was used, of the browser that used it. */
    secret_hash: text().notNull(),
    opened_at: timestamp({ withTimezone: true }),
    invited_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('room_guests_secret_hash').on(table.secret_hash),
    index('room_guests_appointment').on(table.appointment_id),
    index('room_guests_user').on(table.user_id),
    index('room_guests_therapist').on(table.therapist_id),
  ],
)
