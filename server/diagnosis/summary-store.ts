import { createHash } from 'node:crypto'
import type { Summary } from '@attune/contract/diagnosis.ts'
import { summarize } from '@attune/engine/diagnosis/summarize.ts'
import type { Answer } from '@attune/engine/questionnaires/question.ts'
import { ENGINE_VERSION } from '@attune/engine/version.ts'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import type { Vault } from '../lib/vault.ts'
import { summaries } from './table.ts'

type Kind = (typeof summaries.$inferSelect)['kind']
type Body = Pick<Summary, 'diagnosis' | 'emotions' | 'therapist_specialties' | 'evidence'>

const place = (userId: string, kind: Kind) => `summaries.body:${userId}:${kind}`

export async function readSummaries(db: Db, vault: Vault, userId: string) {
  const rows = await db.select().from(summaries).where(eq(summaries.user_id, userId))
  const result: { [K in Kind]: Summary | null } = { initialDiagnosis: null, journalAnalysis: null }
  if (rows.length === 0) return result
  const key = await vault.keyOf(db, userId)
  for (const row of rows) {
    const body: Body = JSON.parse(key.open(row.body, place(userId, row.kind)))
    const made = {
      by: 'software',
      engine: row.engine,
      at: row.made_at,
      inputs: row.kind === 'initialDiagnosis' ? 'your answers to the questions' : 'your journal',
      reviewed: row.reviewed_at !== null,
    } as const
    result[row.kind] = { ...body, made }
  }
  return result
}

/** The same answers and engine give the same summary, down to when it was made. */
export async function makeInitialSummary(db: Db, vault: Vault, userId: string, answers: Answer[]) {
  const key = await vault.keyOf(db, userId)
  const made = {
    body: key.seal(JSON.stringify(bodyOf(answers)), place(userId, 'initialDiagnosis')),
    engine: ENGINE_VERSION,
    inputs_hash: hashOf(answers),
  }
  await db
    .insert(summaries)
    .values({ user_id: userId, kind: 'initialDiagnosis', ...made })
    .onConflictDoUpdate({
      target: [summaries.user_id, summaries.kind],
      set: { ...made, made_at: sql`now()`, reviewed_at: null },
      setWhere: sql`(${summaries.inputs_hash}, ${summaries.engine}) <> (${made.inputs_hash}, ${made.engine})`,
    })
}

function bodyOf(answers: Answer[]): Body {
  const { diagnosis, emotions, therapist_specialties } = summarize(answers)
  const evidence = {
    diagnosis: diagnosis.map(asEvidence),
    emotions: emotions.map(asEvidence),
    therapist_specialties: therapist_specialties.map(asEvidence),
  }
  return {
    diagnosis: diagnosis.map(({ text }) => text),
    emotions: emotions.map(({ text }) => text),
    therapist_specialties: therapist_specialties.map(({ text }) => text),
    evidence,
  }
}

type EngineFinding = ReturnType<typeof summarize>['diagnosis'][number]
const asEvidence = ({ text, from }: EngineFinding) => ({ text, from: [...from] })

function hashOf(answers: Answer[]) {
  const sorted = answers
    .map(({ question_id, answer }) => [question_id, [...answer].sort()])
    .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex')
}
