import type { Role } from '@attune/contract/endpoint.ts'
import { resetMinutes } from '@attune/contract/security.ts'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import type { Context } from '../lib/http.ts'
import { type Letter, letters } from '../mail/letters.ts'
import { dropWaitingMails, queueMail, type Receiver } from '../mail/mail-store.ts'
import { publicAddress } from '../mail/public-address.ts'
import type { AccountTable } from './accounts.ts'
import { kindOf, openContact } from './sealed-contact.ts'
import { dropTokens, issueToken } from './token-store.ts'

type Parts = Pick<Context, 'env' | 'vault'>

const confirmationMinutes = 7 * 24 * 60
const accountWords: Record<Role, string> = { user: 'patient', therapist: 'therapist' }

/** Where mails of this account go. */
export async function receiverOf(
  db: Db,
  vault: Context['vault'],
  table: AccountTable,
  id: string,
): Promise<Receiver | undefined> {
  const rows = await db
    .select({
      _id: sql<string>`${table._id}`,
      email: sql<string>`${table.email}`,
      sealed_email: table.sealed_email,
      isConfirmed: sql<boolean>`${table.email_confirmed_at} IS NOT NULL`,
    })
    .from(table)
    .where(eq(table._id, id))
  const row = await openContact(db, vault, kindOf(table), rows)
  return row && { id, email: row.email, isConfirmed: row.isConfirmed }
}

/** The link that confirms an address goes to that address alone. */
export async function askToConfirm(
  tx: Db,
  parts: Parts,
  role: Role,
  { id, email }: { id: string; email: string },
) {
  const token = await issueToken(tx, { person: id, role }, 'confirm-email', confirmationMinutes)
  const letter = letters.confirmEmail(publicAddress(parts.env), token)
  await queueMail(tx, parts, { id, email, isConfirmed: false }, letter)
}

export async function sendReset(tx: Db, parts: Parts, role: Role, receiver: Receiver) {
  const token = await issueToken(tx, { person: receiver.id, role }, 'reset-password', resetMinutes)
  const letter = letters.resetPassword(publicAddress(parts.env), token, accountWords[role])
  await queueMail(tx, parts, receiver, letter)
}

/** What is done, and told, in the transaction that gives an account another address. */
export async function addressChanged(
  tx: Db,
  parts: Parts,
  role: Role,
  before: Receiver,
  email: string,
) {
  await dropTokens(tx, before.id)
  await dropWaitingMails(tx, before.id)
  await queueMail(tx, parts, before, letters.emailChanged(publicAddress(parts.env), new Date()))
  await askToConfirm(tx, parts, role, { id: before.id, email })
}

export const notify = (
  tx: Db,
  parts: Parts,
  receiver: Receiver,
  letter: (address: string, at: Date) => Letter,
) => queueMail(tx, parts, receiver, letter(publicAddress(parts.env), new Date()))
