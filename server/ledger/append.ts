import { createHash, randomBytes } from 'node:crypto'
import { userInfo } from 'node:os'
import { eq } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { asJob } from '../lib/person.ts'
import type { Vault } from '../lib/vault.ts'
import { type Command, type LedgerKind, sealedAs, type Told } from './kinds.ts'
import { ledger, ledgerSalts } from './table.ts'

export type Event = { kind: Exclude<LedgerKind, 'operator'>; person: string; told: Told }

/**
 * Last in the transaction of what it records: from here to its end no one else can append. What one
 * request writes stands together. The server writes it, so that nobody can write it for themselves.
 */
export const appendEvents = (tx: Db, vault: Vault, events: readonly Event[]) =>
  asJob('ledger', () => append(tx, vault, events))

async function append(tx: Db, vault: Vault, events: readonly Event[]) {
  const rows: (typeof ledger.$inferInsert)[] = []
  for (const { kind, person, told } of events) {
    const subject = await subjectOf(tx, person)
    const key = await vault.keyOf(tx, person)
    const sealed = key.encrypt(JSON.stringify(told), sealedAs(subject))
    rows.push({ kind, subject, sealed })
  }
  if (rows.length > 0) await tx.insert(ledger).values(rows)
}

type Action = { action: string; therapistId?: string; detail?: string }

/** In the transaction of what it records, so that neither is there without the other. */
export async function recordAction(tx: Db, { action, therapistId, detail = '' }: Action) {
  const command: Command = {
    by: osUser(),
    action,
    therapistId: therapistId ?? null,
    detail,
  }
  await tx.insert(ledger).values({ kind: 'operator', open: JSON.stringify(command) })
}

/** The pseudonym of a patient; refused by the database for one who is gone. */
export async function subjectOf(db: Db, person: string): Promise<Buffer> {
  const known = await readSalt(db, person)
  if (known) return pseudonym(known.salt, person)
  await db
    .insert(ledgerSalts)
    .values({ user_id: person, salt: randomBytes(32) })
    .onConflictDoNothing()
  const made = await readSalt(db, person)
  if (!made) throw new Error('A patient was deleted while something of theirs was written down')
  return pseudonym(made.salt, person)
}

export async function readSalt(db: Db, person: string) {
  const [row] = await db.select().from(ledgerSalts).where(eq(ledgerSalts.user_id, person))
  return row
}

export const pseudonym = (salt: Buffer, person: string) =>
  createHash('sha256').update(salt).update(person).digest()

/** A container may run under an id that has no name. */
function osUser() {
  try {
    return userInfo().username
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`
  }
}
