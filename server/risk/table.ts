import { pgTable, uuid } from 'drizzle-orm/pg-core'
import { bytes } from '../lib/db.ts'
import { users } from '../users/table.ts'

/** Whom a patient would call on a bad day: `person` is the sealed JSON of a name and a number. */
export const trustedPeople = pgTable('trusted_people', {
  user_id: uuid()
    .primaryKey()
    .references(() => users._id, { onDelete: 'cascade' }),
  person: bytes().notNull(),
})
