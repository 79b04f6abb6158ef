import { createHash } from 'node:crypto'
import { LedgerEntry } from '@attune/contract/ledger.ts'
import { asc, gt } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { ledger } from './table.ts'

export type LedgerRow = typeof ledger.$inferSelect

/** Before the first row. */
export const start = Buffer.alloc(32)
const atOnce = 1000
/** Of no other can it be said where it ends, and what comes after it begins. */
const kinds: ReadonlySet<string> = new Set([...LedgerEntry.shape.kind.options, 'operator'])

export type Verified = {
  rows: number
  head: Buffer
  /** The number of the first row that is not what follows from those before it. */
  brokenAt: number | null
}

/** Recomputes the whole chain; `onRow` sees each row that holds. */
export async function verifyChain(
  db: Db,
  onRow: (row: LedgerRow) => void = () => {},
): Promise<Verified> {
  let head: Buffer = start
  let last = 0
  for (;;) {
    const rows = await db
      .select()
      .from(ledger)
      .where(gt(ledger.number, last))
      .orderBy(asc(ledger.number))
      .limit(atOnce)
    for (const row of rows) {
      const hash = hashOf(head, row)
      if (row.number !== last + 1 || !hash.equals(row.hash) || !kinds.has(row.kind))
        return { rows: last, head, brokenAt: last + 1 }
      head = hash
      last = row.number
      onRow(row)
    }
    if (rows.length < atOnce) return { rows: last, head, brokenAt: null }
  }
}

/** The same bytes as the database hashes (`ledger_append` in the migration). */
export const hashOf = (before: Buffer, row: Omit<LedgerRow, 'hash'>) =>
  createHash('sha256').update(before).update(canonical(row)).digest()

const canonical = ({ number, at, kind, subject, sealed, open }: Omit<LedgerRow, 'hash'>) =>
  [number, at.toISOString(), kind, hex(subject), hex(sealed), open].join('\n')

const hex = (value: Buffer | null) => value?.toString('hex') ?? ''
