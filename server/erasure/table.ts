import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * A table out of which words in the clear were deleted, or in which they were changed, since it was
 * last rewritten: triggers note it in the same transaction (`server/migrations/0031_emptied-tables.sql`).
 */
export const emptiedTables = pgTable('emptied_tables', {
  _id: uuid('id').primaryKey().defaultRandom(),
  name: text().notNull(),
  since: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
