import type { Role } from '@attune/contract/endpoint.ts'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { hashOf, newSecret } from '../lib/secret.ts'
import { accountTokens } from './table.ts'

type Purpose = (typeof accountTokens.$inferSelect)['purpose']

/** A new token, given out once, in a mail. Those sent before stay good: whoever asks again cannot spoil them. */
export async function issueToken(
  tx: Db,
  { person, role }: { person: string; role: Role },
  purpose: Purpose,
  minutes: number,
): Promise<string> {
  const token = newSecret()
  await tx.insert(accountTokens).values({
    ...{ token_hash: hashOf(token), person_id: person, role, purpose },
    expires_at: sql`now() + make_interval(mins => ${minutes})`,
  })
  return token
}

/** Whose it is. It goes with the first use, and all others for the same purpose with it. */
export async function takeToken(tx: Db, token: string, purpose: Purpose) {
  const [row] = await tx
    .delete(accountTokens)
    .where(
      and(
        eq(accountTokens.token_hash, hashOf(token)),
        eq(accountTokens.purpose, purpose),
        gt(accountTokens.expires_at, sql`now()`),
      ),
    )
    .returning({ person: accountTokens.person_id, role: accountTokens.role })
  if (row) await dropTokens(tx, row.person, purpose)
  return row
}

/** All of a person's, or those for one purpose. */
export const dropTokens = (tx: Db, person: string, purpose?: Purpose) =>
  tx
    .delete(accountTokens)
    .where(
      and(
        eq(accountTokens.person_id, person),
        purpose ? eq(accountTokens.purpose, purpose) : undefined,
      ),
    )

export const sweepTokens = (db: Db) =>
  db.delete(accountTokens).where(lt(accountTokens.expires_at, sql`now()`))
