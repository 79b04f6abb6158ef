import { sql } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import type { Vault } from '../lib/vault.ts'
import { appendEvents, type Event } from './append.ts'

type Reading = { user_id: string; therapist_id: string; name: string; parts: string[]; at: string }

/**
 * Readings from before there was a ledger, sealed into it; at the start, as the owner of the tables,
 * one node at a time. Either all are carried over and their table is gone, or nothing is changed.
 */
export async function carryReadingsOver(db: Db, vault: Vault) {
  await db.transaction(async (tx) => {
    const { rows: found } = await tx.execute(
      sql`SELECT 1 FROM pg_tables WHERE schemaname = 'public' AND tablename = 'summary_readings'`,
    )
    if (found.length === 0) return
    const { rows } = await tx.execute<Reading>(sql`
      SELECT user_id, therapist_id, name, parts,
        to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at
      FROM summary_readings ORDER BY summary_readings.at, id`)
    await appendEvents(tx, vault, rows.map(asEvent))
    await tx.execute(sql`DROP TABLE summary_readings`)
  })
}

const asEvent = ({ user_id, therapist_id, name, parts, at }: Reading): Event => ({
  kind: 'read',
  person: user_id,
  told: {
    therapistId: therapist_id,
    name,
    items: parts.map((part) => (part === 'Journal analysis' ? 'journals' : 'summary')),
    at,
  },
})
