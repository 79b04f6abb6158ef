import { sql } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { journalAnalyses, journalConsents } from './table.ts'

export type Claim = { journalId: string; userId: string }

/**
 * In the transaction that writes entries: what was noticed in earlier versions is gone, and where
 * the person allows it the new ones wait to be read.
 */
export async function queueAnalyses(
  tx: Db,
  userId: string,
  entries: readonly { _id: string; version: number }[],
) {
  const written = JSON.stringify(entries.map(({ _id: id, version }) => ({ id, version })))
  await tx.execute(sql`
    INSERT INTO ${journalAnalyses} (journal_id, user_id, version)
    SELECT written.id, ${userId}, written.version
    FROM ${journalConsents},
      jsonb_to_recordset(${written}::jsonb) AS written (id uuid, version int)
    WHERE ${journalConsents.user_id} = ${userId} AND ${journalConsents.allowed}
    FOR SHARE OF ${journalConsents}
    ON CONFLICT (journal_id) DO UPDATE
    SET version = excluded.version, body = NULL, engine = NULL, made_at = NULL,
      claimed_at = NULL, attempts = 0`)
}

/** An entry that cannot be read is not tried for ever. */
export const mostAttempts = 3

/** An entry that waits, for this node alone; a node that stopped midway loses its claim after a minute. */
export async function claimEntry(db: Db): Promise<Claim | undefined> {
  const { rows } = await db.execute<Claim>(sql`
    UPDATE ${journalAnalyses} SET claimed_at = now(), attempts = attempts + 1
    WHERE journal_id = (
      SELECT journal_id FROM ${journalAnalyses}
      WHERE body IS NULL AND attempts < ${mostAttempts}
        AND (claimed_at IS NULL OR claimed_at < now() - interval '1 minute')
      ORDER BY claimed_at NULLS FIRST LIMIT 1
      FOR UPDATE SKIP LOCKED)
    RETURNING journal_id AS "journalId", user_id AS "userId"`)
  return rows[0]
}
