import type { Role } from '@attune/contract/endpoint.ts'
import { eq, sql } from 'drizzle-orm'
import type { AccountTable } from '../auth/accounts.ts'
import type { Db } from '../lib/db.ts'
import type { Receiver } from '../mail/mail-store.ts'
import { therapists } from '../therapists/table.ts'
import { users } from '../users/table.ts'

/** Where each kind of account is kept. */
export const tableOf = { user: users, therapist: therapists } as const satisfies Record<
  Role,
  AccountTable
>

/** The accounts with this address, of both kinds; demo profiles that nobody can sign in to are none. */
export async function findByEmail(db: Db, email: string) {
  const found: { role: Role; receiver: Receiver }[] = []
  for (const role of ['user', 'therapist'] as const) {
    const table = tableOf[role]
    const [row] = await db
      .select({
        id: table._id,
        email: table.email,
        isConfirmed: sql<boolean>`${table.email_confirmed_at} IS NOT NULL`,
      })
      .from(table)
      .where(
        sql`lower(${table.email}) = ${email.toLowerCase()} AND ${table.password_hash} IS NOT NULL`,
      )
    if (row) found.push({ role, receiver: row })
  }
  return found
}

export const markEmailConfirmed = (tx: Db, role: Role, id: string) =>
  tx
    .update(tableOf[role])
    .set({ email_confirmed_at: sql`coalesce(${tableOf[role].email_confirmed_at}, now())` })
    .where(eq(tableOf[role]._id, id))

export const setPasswordHash = (tx: Db, role: Role, id: string, password_hash: string) =>
  tx.update(tableOf[role]).set({ password_hash }).where(eq(tableOf[role]._id, id))
