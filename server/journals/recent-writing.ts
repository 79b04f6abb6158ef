import { nothingWritten, recentWriting } from '@attune/engine/recommendations/recent-writing.ts'
import type { Db } from '../lib/db.ts'
import type { Vault } from '../lib/vault.ts'
import { listAnalyses } from './analysis-store.ts'

const recentDays = 7
const dayLength = 24 * 60 * 60 * 1000

/** What a person's entries of the last days seem to speak of, as far as software may look at them. */
export async function readRecentWriting(db: Db, vault: Vault, userId: string, now: Date) {
  const since = new Date(now.getTime() - recentDays * dayLength)
  const analyses = await listAnalyses(db, vault, userId, since)
  return analyses.length > 0 ? recentWriting(analyses) : nothingWritten
}
