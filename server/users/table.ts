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
    // Of accounts of an older version, which a start looks for.
    index('users_look_missing')
      .on(table._id)
      .where(sql`${table.username_look} IS NULL AND ${table.sealed_username} IS NOT NULL`),
    index('users_in_the_clear')
      .on(table._id)
      .where(
        sql`${table.username} IS NOT NULL OR ${table.email} IS NOT NULL OR ${table.phone} IS NOT NULL OR ${table.name} IS NOT NULL`,
      ),
  ],
)
