import type { Role } from '@attune/contract/endpoint.ts'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { AccountTable } from '../auth/accounts.ts'
import { kindOf, openContact } from '../auth/sealed-contact.ts'
import type { Db } from '../lib/db.ts'
import type { Vault } from '../lib/vault.ts'
import type { Receiver } from '../mail/mail-store.ts'
import { therapists } from '../therapists/table.ts'
import { users } from '../users/table.ts'

/** Where each kind of account is kept. */
export const tableOf = { user: users, therapist: therapists } as const satisfies Record<
  Role,
  AccountTable
>

/** The accounts with this address, of both kinds; demo profiles that nobody can sign in to are none. */
export async function findByEmail(db: Db, vault: Vault, email: string) {
  const found: { role: Role; receiver: Receiver }[] = []
  for (const role of ['user', 'therapist'] as const) {
    const table = tableOf[role]
    const rows = await db
      .select({
        _id: table._id,
        email: table.email,
        sealed_email: table.sealed_email,
        isConfirmed: sql<boolean>`${table.email_confirmed_at} IS NOT NULL`,
      })
      .from(table)
      .where(
        and(
          eq(table.email_index, vault.blindIndex(`${kindOf(table)}.email`, email)),
          isNotNull(table.password_hash),
        ),
      )
    const row = await openContact(db, vault, kindOf(table), rows)
    if (row) found.push({ role, receiver: { ...row, id: row._id } })
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

export async function readEmailConfirmed(db: Db, role: Role, id: string): Promise<boolean> {
  const [row] = await db
    .select({ at: tableOf[role].email_confirmed_at })
    .from(tableOf[role])
    .where(eq(tableOf[role]._id, id))
  return row !== undefined && row.at !== null
}
