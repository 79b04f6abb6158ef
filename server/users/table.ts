import { sql } from 'drizzle-orm'
import { pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import { accountColumns } from '../auth/account-columns.ts'

export const users = pgTable('users', accountColumns(), (table) => [
  uniqueIndex('users_email').on(sql`lower(${table.email})`),
  uniqueIndex('users_username').on(sql`lower(${table.username})`),
])
