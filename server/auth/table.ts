import type { Role } from '@attune/contract/endpoint.ts'
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** A row a session. The cookie holds the token; here is only its SHA-256. */
export const sessions = pgTable(
  'sessions',
  {
    _id: uuid('id').primaryKey().defaultRandom(),
    token_hash: text().notNull().unique(),
    person_id: uuid().notNull(),
    role: text().$type<Role>().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    seen_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    revoked_at: timestamp({ withTimezone: true }),
  },
  (table) => [index('sessions_person_id').on(table.person_id)],
)
