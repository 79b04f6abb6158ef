import { pgTable, uuid } from 'drizzle-orm/pg-core'
import { bytes } from '../lib/db.ts'
import { users } from '../users/table.ts'

/** What a person wishes beside the intake, as sealed JSON: no therapist ever reads it. */
export const wishFacts = pgTable('wish_facts', {
  user_id: uuid()
    .primaryKey()
    .references(() => users._id, { onDelete: 'cascade' }),
  wishes: bytes().notNull(),
})
