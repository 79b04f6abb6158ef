import { createHash } from 'node:crypto'
import type { Summary } from '@attune/contract/diagnosis.ts'
import { analysedDays } from '@attune/contract/journals.ts'
import { summarizeJournal } from '@attune/engine/diagnosis/summarize-journal.ts'
import { type DatedAnalysis, listAnalyses } from '../journals/analysis-store.ts'
import type { Db } from '../lib/db.ts'
import type { Vault } from '../lib/vault.ts'
import { asLists, type Reader, whose } from './finding-lists.ts'

const dayLength = 24 * 60 * 60 * 1000

/**
 * Put together out of what was read in each entry of the last 30 days, whenever it is asked for: a
 * changed or deleted entry leaves nothing behind in it. Null where nothing was read.
 */
export async function readJournalSummary(
  db: Db,
  vault: Vault,
  userId: string,
  now: Date,
  reader: Reader,
): Promise<Summary | null> {
  const since = new Date(now.getTime() - analysedDays * dayLength)
  const analyses = await listAnalyses(db, vault, userId, since)
  const newest = analyses.toSorted((a, b) => b.at.getTime() - a.at.getTime())[0]
  if (!newest) return null
  const { weeks, ...found } = summarizeJournal(analyses)
  return {
    ...asLists(found)[reader],
    weeks,
    made: {
      by: 'software',
      engine: newest.engine,
      at: newest.at,
      inputs: `${whose[reader]} ${inputsOf(analyses.length)}`,
      inputsHash: hashOf(analyses),
      reviewed: false,
    },
  }
}

const inputsOf = (entries: number) =>
  entries === 1
    ? 'journal entry of the last 30 days'
    : `${entries} journal entries of the last 30 days`

const hashOf = (analyses: readonly DatedAnalysis[]) =>
  createHash('sha256')
    .update(JSON.stringify(analyses.map(({ entry, version, engine }) => [entry, version, engine])))
    .digest('hex')
