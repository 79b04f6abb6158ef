import { sql } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { journalAnalyses, journalConsents } from './table.ts'

type Written = { _id: string; user_id: string; version: number }
export type Claim = { journalId: string; userId: string }

/**
 * In the transaction that writes an entry: what was noticed in an earlier version is gone, and where
 * the person allows it the new one waits to be read.
 */
export async function queueAnalysis(tx: Db, { _id, user_id, version }: Written) {
  await tx.execute(sql`
    INSERT INTO ${journalAnalyses} (journal_id, user_id, version)
    SELECT ${_id}, ${user_id}, ${version}::int FROM ${journalConsents}
    WHERE ${journalConsents.user_id} = ${user_id} AND ${journalConsents.allowed}
    FOR SHARE
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
