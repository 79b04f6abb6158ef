import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { accountColumns } from '../auth/account-columns.ts'
import { bytes } from '../lib/db.ts'

export const users = pgTable(
  'users',
  { ...accountColumns(), name: text(), sealed_name: bytes() },
  (table) => [
    uniqueIndex('users_email').on(table.email_index),
    uniqueIndex('users_username').on(table.username_index),
  ],
)
