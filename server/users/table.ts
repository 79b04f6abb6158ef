import { sql } from 'drizzle-orm'
import { pgTable, primaryKey, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accountColumns } from '../auth/account-columns.ts'
import { therapists } from '../therapists/table.ts'

export const users = pgTable('users', accountColumns(), (table) => [
  uniqueIndex('users_email').on(sql`lower(${table.email})`),
  uniqueIndex('users_username').on(sql`lower(${table.username})`),
])

export const favorites = pgTable(
  'favorites',
  {
    user_id: uuid()
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
    therapist_id: uuid()
      .notNull()
      .references(() => therapists._id, { onDelete: 'cascade' }),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.therapist_id] })],
)
