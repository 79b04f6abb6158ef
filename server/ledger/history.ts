import type { LedgerEntry } from '@attune/contract/ledger.ts'
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { noSuchPage, type PageQuery, pageOf } from '../lib/pages.ts'
import type { Vault } from '../lib/vault.ts'
import { pseudonym, readSalt } from './append.ts'
import { type LedgerKind, sealedAs, Told } from './kinds.ts'
import { ledger, ledgerSalts } from './table.ts'

type Filter = { kinds?: readonly LedgerKind[] }

/** A patient's own part, latest first. */
export async function listEvents(
  db: Db,
  vault: Vault,
  person: string,
  { limit, cursor }: PageQuery,
  { kinds }: Filter = {},
) {
  const before = cursor === undefined ? undefined : lt(ledger.number, numberOf(cursor))
  const known = await readSalt(db, person)
  if (!known) return { items: [], next: undefined }
  const subject = pseudonym(known.salt, person)
  const rows = await db
    .select()
    .from(ledger)
    .where(and(eq(ledger.subject, subject), kinds && inArray(ledger.kind, [...kinds]), before))
    .orderBy(desc(ledger.number))
    .limit(limit + 1)
  const key = await vault.keyOf(db, person)
  const page = pageOf(rows, limit, ({ number }) => String(number))
  const items = page.items.map((row): LedgerEntry => {
    const text = key.decrypt(row.sealed ?? Buffer.alloc(0), sealedAs(subject))
    const { first, at, until, ...told } = Told.parse(JSON.parse(text))
    const isUnseen = !known.seen_at || row.at > known.seen_at
    return {
      ...told,
      // An operator's own row has no subject.
      kind: row.kind === 'operator' ? 'opened' : row.kind,
      at: at ? new Date(at) : row.at,
      until: until ? new Date(until) : null,
      isNew: first && isUnseen,
    }
  })
  return { items, next: page.next }
}

/** All of it, latest first, read in pages. */
export async function* allEvents(db: Db, vault: Vault, person: string) {
  let cursor: string | undefined
  do {
    const page = await listEvents(db, vault, person, { limit: 100, cursor })
    yield* page.items
    cursor = page.next ?? undefined
  } while (cursor)
}

function numberOf(cursor: string) {
  if (!/^[1-9]\d{0,14}$/.test(cursor)) throw noSuchPage()
  return Number(cursor)
}

/** Never back to an earlier moment, nor ahead of now. */
export const markSeen = (db: Db, person: string, at: Date) =>
  db
    .update(ledgerSalts)
    .set({
      seen_at: sql`greatest(coalesce(${ledgerSalts.seen_at}, '-infinity'), least(${at.toISOString()}::timestamptz, now()))`,
    })
    .where(eq(ledgerSalts.user_id, person))
