import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, moment } from '../lib/db.ts'
import { users } from '../users/table.ts'
import type { LedgerKind } from './kinds.ts'

/**
 * What was granted, read and done, each row chained to the one before. The database numbers, dates
 * and hashes a row itself and changes none (the triggers of its migration). `sealed` opens with the
 * patient's key, `subject` is their id hashed with their salt: both are noise once they are gone.
 */
export const ledger = pgTable(
  'ledger',
  {
    number: bigint({ mode: 'number' }).primaryKey().default(0),
    at: moment().notNull().defaultNow(),
    kind: text().$type<LedgerKind>().notNull(),
    subject: bytes(),
    sealed: bytes(),
    /** Of an operator's command: JSON that names a therapist by id alone, and no patient. */
    open: text().notNull().default(''),
    hash: bytes().notNull().default(sql`'\\x'::bytea`),
  },
  (table) => [index('ledger_subject').on(table.subject, table.number)],
)

/** Without it nobody can tell whose rows of the ledger are whose. */
export const ledgerSalts = pgTable('ledger_salts', {
  user_id: uuid()
    .primaryKey()
    .references(() => users._id, { onDelete: 'cascade' }),
  salt: bytes().notNull(),
  /** Up to when the patient has seen their part. */
  seen_at: moment(),
})
