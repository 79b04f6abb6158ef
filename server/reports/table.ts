import type { SenderRole } from '@attune/contract/messages.ts'
import { index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { bytes } from '../lib/db.ts'

/**
 * What one person told the operator about another. `body` is sealed with the key of the one who
 * reported, so that it goes when they do.
 */
export const reports = pgTable(
  'reports',
  {
    _id: uuid('id').primaryKey(),
    reporter_id: uuid().notNull(),
    reporter_model: text().$type<SenderRole>().notNull(),
    reported_id: uuid().notNull(),
    reported_model: text().$type<SenderRole>().notNull(),
    reason: text().notNull(),
    body: bytes().notNull(),
    client_id: uuid(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    closed_at: timestamp({ withTimezone: true }),
    /** What the operator did about it, sealed as `body` is. */
    outcome: bytes(),
  },
  (table) => [
    index('reports_reporter').on(table.reporter_id),
    index('reports_reported').on(table.reported_id),
    unique('reports_client_id').on(table.reporter_id, table.client_id),
  ],
)
