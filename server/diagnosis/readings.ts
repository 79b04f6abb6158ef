import type { SummaryReading } from '@attune/contract/diagnosis.ts'
import type { LedgerEntry } from '@attune/contract/ledger.ts'
import { listEvents } from '../ledger/history.ts'
import type { Db } from '../lib/db.ts'
import type { Vault } from '../lib/vault.ts'

const shownReadings = 200
const words = { summary: 'Screening summary', journals: 'Journal analysis' } as const

/** Out of the ledger: who read the summary, latest first. */
export async function listReadings(
  db: Db,
  vault: Vault,
  userId: string,
): Promise<SummaryReading[]> {
  const page = { limit: shownReadings }
  const { items } = await listEvents(db, vault, userId, page, { kinds: ['read'] })
  return items.flatMap((event) => readingOf(event) ?? [])
}

/** Undefined where it was not the summary that was read. */
export function readingOf({
  therapistId,
  name,
  at,
  items,
}: LedgerEntry): SummaryReading | undefined {
  const parts = (['summary', 'journals'] as const).filter((item) => items.includes(item))
  if (!therapistId || parts.length === 0) return undefined
  return { therapistId, name, at, parts: parts.map((part) => words[part]) }
}
