import type { Candidate } from '@attune/engine/match/match.ts'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { therapists } from '../therapists/table.ts'

/** Every therapist a patient could be matched to. */
export async function listCandidates(db: Db): Promise<Candidate[]> {
  const rows = await db
    .select({ _id: therapists._id, practice: therapists.practice })
    .from(therapists)
    .where(and(eq(therapists.isActive, true), isNotNull(therapists.practice)))
  return rows.map(({ _id, practice }) => ({ _id, practice: practice! }))
}
