import { eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { therapists } from '../therapists/table.ts'
import { users } from '../users/table.ts'
import { demoPatients } from './patients.ts'

/** Whether any of the demo is loaded; only then are its accounts shown. */
export async function isDemoThere(db: Db) {
  const ids = demoPatients.map(({ _id }) => _id)
  const { rows } = await db.execute(
    sql`SELECT 1 FROM ${therapists} WHERE ${eq(therapists.isDemo, true)}
      UNION ALL SELECT 1 FROM ${users} WHERE ${inArray(users._id, ids)} LIMIT 1`,
  )
  return rows.length > 0
}
