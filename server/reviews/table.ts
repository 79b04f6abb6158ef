import type { SummaryPart } from '@attune/contract/reviews.ts'
import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytes } from '../lib/db.ts'
import { users } from '../users/table.ts'

/**
 * A therapist has read a part of a summary. `inputs_hash` says of which one: it counts only while
 * the summary is still that one. `note` is for the patient and sealed with their key.
 */
export const summaryReviews = pgTable(
  'summary_reviews',
  {
    user_id: uuid()
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
    therapist_id: uuid().notNull(),
    part: text().$type<SummaryPart>().notNull(),
    inputs_hash: text().notNull(),
    name: text().notNull(),
    note: bytes(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.therapist_id, table.part] })],
)
