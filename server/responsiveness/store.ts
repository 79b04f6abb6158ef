import {
  enoughThreads,
  type Responsiveness,
  type Standing,
} from '@attune/contract/responsiveness.ts'
import { eq } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { responsiveness } from './table.ts'

/** Null below the number of threads from which a figure says something. */
export async function readResponsiveness(
  db: Db,
  therapistId: string,
): Promise<Responsiveness | null> {
  const row = await readRow(db, therapistId)
  if (!row || row.threads < enoughThreads) return null
  const { threads, answered_within_72: answeredWithin72, median_seconds: medianSeconds } = row
  return { threads, answeredWithin72, medianSeconds }
}

export async function readStanding(db: Db, therapistId: string): Promise<Standing> {
  const row = await readRow(db, therapistId)
  return {
    silent: row?.silent ?? 0,
    warnedAt: row?.warned_at ?? null,
    withdrawnAt: row?.withdrawn_at ?? null,
  }
}

async function readRow(db: Db, therapistId: string) {
  const [row] = await db
    .select()
    .from(responsiveness)
    .where(eq(responsiveness.therapist_id, therapistId))
  return row
}
