import { createHash } from 'node:crypto'
import { emotions } from '@attune/content/emotions/emotions.ts'
import { concernSlugs } from '@attune/content/questionnaires/concerns.ts'
import type { Journal } from '@attune/contract/journals.ts'
import { DangerFamily } from '@attune/contract/risk.ts'
import type { EntryReading } from '@attune/engine/diagnosis/read-entry.ts'
import { and, asc, eq, gte, inArray, isNotNull, isNull, lte } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../lib/db.ts'
import { asJob } from '../lib/person.ts'
import type { AssociatedData, DataKey, Vault } from '../lib/vault.ts'
import { mostAttempts } from './analysis-queue.ts'
import { journalAnalyses as analyses, journals } from './table.ts'

const guess = <const L extends readonly [string, ...string[]]>(labels: L) =>
  z.object({
    label: z.enum(labels),
    probability: z.number(),
    because: z.array(z.object({ start: z.number(), end: z.number() })),
  })

/** `inputsHash` stands inside the seal: of a short entry it would give the words away. */
const Body = z.object({
  inputsHash: z.string(),
  reading: z.object({
    feelings: z.array(guess(emotions).extend({ label: z.enum(emotions).exclude(['neutral']) })),
    concerns: z.array(guess(concernSlugs)),
    severity: z.number(),
    /** Missing where an earlier engine read the entry, which looked for no danger. */
    danger: DangerFamily.nullish(),
  }),
})

export type Analysis = { engine: string; at: Date; reading: EntryReading }
export type DatedAnalysis = Analysis & { entry: string; version: number; date: Date }

/** The version is authenticated too: the reading of one never passes for that of another. */
const associatedData = (journalId: string, version: number): AssociatedData =>
  `journal_analyses.body:${journalId}:${version}`

/** Stores nothing if the entry was changed, deleted or read by another node meanwhile. */
export async function saveAnalysis(
  db: Db,
  vault: Vault,
  entry: Journal,
  { engine, at, reading }: Analysis,
) {
  const { _id, user_id, version } = entry
  const key = await vault.keyOf(db, user_id)
  const body: z.infer<typeof Body> = { inputsHash: hashOf(entry), reading }
  await db
    .update(analyses)
    .set({
      body: key.encrypt(JSON.stringify(body), associatedData(_id, version)),
      version,
      engine,
      made_at: at,
      claimed_at: null,
    })
    .where(and(eq(analyses.journal_id, _id), isNull(analyses.body), lte(analyses.version, version)))
}

/** `waiting` while it is still to be read; undefined where it is not going to be. */
export async function readAnalysis(
  db: Db,
  vault: Vault,
  { _id, user_id, version }: Journal,
): Promise<Analysis | 'waiting' | undefined> {
  const [row] = await db
    .select()
    .from(analyses)
    .where(and(eq(analyses.user_id, user_id), eq(analyses.journal_id, _id)))
  if (!row) return undefined
  if (!isMade(row)) return row.attempts < mostAttempts ? 'waiting' : undefined
  if (row.version !== version) return 'waiting'
  return decryptAnalysis(row, await vault.keyOf(db, user_id))
}

/** What was read in the entries since a moment, oldest first. */
export async function listAnalyses(
  db: Db,
  vault: Vault,
  userId: string,
  since: Date,
): Promise<DatedAnalysis[]> {
  const rows = await db
    .select()
    .from(analyses)
    .where(and(eq(analyses.user_id, userId), isNotNull(analyses.body)))
  if (rows.length === 0) return []
  const found = new Map(rows.map((row) => [row.journal_id, row]))
  const entries = await asJob('dates of entries', () => datesOf(db, [...found.keys()], since))
  const key = await vault.keyOf(db, userId)
  return entries.flatMap(({ _id, version, date }) => {
    const row = found.get(_id)
    return row && isMade(row) && row.version === version
      ? [{ ...decryptAnalysis(row, key), entry: _id, version, date }]
      : []
  })
}

/** A therapist who may read what was noticed in entries may not read the entries. */
const datesOf = (db: Db, entries: readonly string[], since: Date) =>
  db
    .select({ _id: journals._id, version: journals.version, date: journals.date })
    .from(journals)
    .where(and(inArray(journals._id, [...entries]), gte(journals.date, since)))
    .orderBy(asc(journals.date), asc(journals._id))

type Row = typeof analyses.$inferSelect
type Made = Row & { body: Buffer; engine: string; made_at: Date }
const isMade = (row: Row): row is Made => row.body !== null

function decryptAnalysis(
  { journal_id, version, body, engine, made_at }: Made,
  key: DataKey,
): Analysis {
  const { reading } = Body.parse(JSON.parse(key.decrypt(body, associatedData(journal_id, version))))
  const { danger, feelings, ...found } = reading
  // Feelings may stand beside a danger that nobody looked for: they are left out.
  const known = danger === undefined ? [] : feelings
  return { engine, at: made_at, reading: { ...found, feelings: known, danger: danger ?? null } }
}

const hashOf = ({ title, content }: Journal) =>
  createHash('sha256')
    .update(JSON.stringify([title, content]))
    .digest('hex')
