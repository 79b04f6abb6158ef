import { eq, inArray } from 'drizzle-orm'
import { journals } from '../journals/table.ts'
import type { Db } from '../lib/db.ts'
import { therapists } from '../therapists/table.ts'

export const countJournals = (db: Db, userId: string) =>
  db.$count(journals, eq(journals.user_id, userId))

/** In the order of the ids; who has left is left out. */
export async function listTherapistNames(db: Db, ids: readonly string[]) {
  const rows = await db
    .select({ _id: therapists._id, name: therapists.name })
    .from(therapists)
    .where(inArray(therapists._id, [...ids]))
  const byId = new Map(rows.map((row) => [row._id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
