import { asc, eq, inArray } from 'drizzle-orm'
import { openContacts } from '../auth/sealed-contact.ts'
import { commandIn } from '../ledger/kinds.ts'
import { ledger } from '../ledger/table.ts'
import type { Db } from '../lib/db.ts'
import type { Vault } from '../lib/vault.ts'
import { therapists } from '../therapists/table.ts'

/** Oldest first, as a log is read. */
export async function listActions(db: Db, vault: Vault) {
  const rows = await db
    .select({ at: ledger.at, open: ledger.open })
    .from(ledger)
    .where(eq(ledger.kind, 'operator'))
    .orderBy(asc(ledger.number))
  const done = rows.flatMap(({ at, open }) => {
    const command = commandIn(open)
    return command ? [{ ...command, at: command.at ? new Date(command.at) : at }] : []
  })
  const ids = [...new Set(done.flatMap(({ therapistId }) => therapistId ?? []))]
  const sealed = await db.select().from(therapists).where(inArray(therapists._id, ids))
  const known = await openContacts(db, vault, 'therapists', sealed)
  const emailOf = new Map(known.map(({ _id, email }) => [_id, email]))
  return done.map(({ by, ...one }) => ({
    ...one,
    osUser: by,
    email: emailOf.get(one.therapistId ?? ''),
  }))
}
