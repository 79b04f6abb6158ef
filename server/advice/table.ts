import { pgTable, uuid } from 'drizzle-orm/pg-core'
import { bytes, moment } from '../lib/db.ts'
import { users } from '../users/table.ts'

/** The advice last finished, with what was given lately, as one sealed JSON. */
export const advices = pgTable('advices', {
  user_id: uuid()
    .primaryKey()
    .references(() => users._id, { onDelete: 'cascade' }),
  body: bytes().notNull(),
  at: moment().notNull(),
})
