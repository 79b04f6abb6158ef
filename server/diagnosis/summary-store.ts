import { createHash } from 'node:crypto'
import type { Answer } from '@attune/content/questionnaires/question.ts'
import type { Summary } from '@attune/contract/diagnosis.ts'
import { summarize } from '@attune/engine/diagnosis/summarize.ts'
import { ENGINE_VERSION } from '@attune/engine/version.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { asJob } from '../lib/person.ts'
import type { AssociatedData, Vault } from '../lib/vault.ts'
import { listUserAnswers, readAnsweredAt } from '../questionnaires/intake-store.ts'
import { readReviewedHashes } from '../reviews/store.ts'
import { asLists, Body, type Reader, whose } from './finding-lists.ts'
import { readJournalSummary } from './journal-summary.ts'
import { summaries } from './table.ts'

const kind = 'initialDiagnosis'
const associatedData = (userId: string): AssociatedData => `summaries.body:${userId}:${kind}`

/** The same summaries, in the words for whoever reads them. */
export async function readSummaries(
  db: Db,
  vault: Vault,
  userId: string,
  now: Date,
  reader: Reader = 'patient',
) {
  const [initialDiagnosis, journalAnalysis, reviewed] = await Promise.all([
    readInitialSummary(db, vault, userId, reader),
    readJournalSummary(db, vault, userId, now, reader),
    readReviewedHashes(db, userId),
  ])
  return {
    initialDiagnosis: withReview(initialDiagnosis, reviewed.initialDiagnosis),
    journalAnalysis: withReview(journalAnalysis, reviewed.journalAnalysis),
  }
}

/** A review counts for the summary it was of, and for no other. */
function withReview(summary: Summary | null, reviewed: ReadonlySet<string>): Summary | null {
  if (!summary) return null
  const { made } = summary
  return { ...summary, made: { ...made, reviewed: reviewed.has(made.inputsHash) } }
}

/** Of the answers alone, without what was said of it. */
export async function readInitialSummary(
  db: Db,
  vault: Vault,
  userId: string,
  reader: Reader = 'patient',
): Promise<Summary | null> {
  const row = await readNewest(db, vault, userId)
  if (!row) return null
  const [key, answered] = await Promise.all([vault.keyOf(db, userId), readAnsweredAt(db, userId)])
  // Answers that were brought along in an archive are no younger than what was made of them.
  const answeredAt = answered && answered < row.made_at ? answered : row.made_at
  const lists = Body.parse(JSON.parse(key.decrypt(row.body, associatedData(userId))))[reader]
  return {
    ...lists,
    weeks: [],
    made: {
      by: 'software',
      engine: row.engine,
      at: row.made_at,
      answeredAt,
      inputs: `${whose[reader]} answers to the questions`,
      inputsHash: row.inputs_hash,
      reviewed: false,
    },
  }
}

/** An earlier engine's words are put anew from the same answers; the review of them stays. */
async function readNewest(db: Db, vault: Vault, userId: string) {
  const read = async () => {
    const [row] = await db
      .select()
      .from(summaries)
      .where(and(eq(summaries.user_id, userId), eq(summaries.kind, kind)))
    return row
  }
  const row = await read()
  if (!row || row.engine === ENGINE_VERSION) return row
  // Whoever reads it may: it is there for them. What it is made from is the patient's alone.
  await asJob('summary anew', async () =>
    makeInitialSummary(db, vault, userId, await listUserAnswers(db, vault, userId)),
  )
  return read()
}

/** The same answers and engine give the same summary, down to when it was made. */
export async function makeInitialSummary(db: Db, vault: Vault, userId: string, answers: Answer[]) {
  const key = await vault.keyOf(db, userId)
  const made = {
    body: key.encrypt(JSON.stringify(asLists(summarize(answers))), associatedData(userId)),
    engine: ENGINE_VERSION,
    inputs_hash: hashOf(answers),
  }
  await db
    .insert(summaries)
    .values({ user_id: userId, kind, ...made })
    .onConflictDoUpdate({
      target: [summaries.user_id, summaries.kind],
      set: { ...made, made_at: sql`now()` },
      setWhere: sql`(${summaries.inputs_hash}, ${summaries.engine}) <> (${made.inputs_hash}, ${made.engine})`,
    })
}

function hashOf(answers: Answer[]) {
  const sorted = answers
    .map(({ question_id, answer }) => [question_id, [...answer].sort()])
    .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex')
}

/** The summary is as old as the one it equals, which was brought along in an archive. */
export const setSummaryMoment = (tx: Db, userId: string, at: Date) =>
  tx
    .update(summaries)
    .set({ made_at: at })
    .where(and(eq(summaries.user_id, userId), eq(summaries.kind, kind)))
