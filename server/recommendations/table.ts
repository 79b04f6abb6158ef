import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytes } from '../lib/db.ts'
import { users } from '../users/table.ts'

/**
 * What a person felt, was shown and found of use, as one sealed JSON: not even how often someone
 * picks a mood can be read from the database.
 */
export const recommendationMemories = pgTable('recommendation_memories', {
  user_id: uuid()
    .primaryKey()
    .references(() => users._id, { onDelete: 'cascade' }),
  memory: bytes().notNull(),
  updated_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
