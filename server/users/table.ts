import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { accountColumns } from '../auth/account-columns.ts'
import { bytes } from '../lib/db.ts'

export const users = pgTable(
  'users',
  { ...accountColumns(), name: text(), sealed_name: bytes() },
  (table) => [
    uniqueIndex('users_email').on(table.email_index),
    uniqueIndex('users_username').on(table.username_index),
    uniqueIndex('users_username_look').on(table.username_look),
    index('users_without_look').on(table._id).where(sql`${table.username_look} IS NULL`),
  ],
)
