import { answerWithinHours, type Unanswered } from '@attune/contract/responsiveness.ts'
import { sql } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import type { Vault } from '../lib/vault.ts'
import { messageAssociatedData } from '../messages/store.ts'
import { isOpen, messages, threads } from '../messages/table.ts'
import { therapists } from '../therapists/table.ts'

/** Who waited longer has looked elsewhere, or has stopped looking. */
const offeredForDays = 30

type Waiting = Omit<Unanswered, 'next'>
type Row = {
  id: string
  key_id: string
  body: Buffer
  therapist_id: string
  name: string
  since: string
}

/** Whom the patient wrote to first and who has said nothing in 72 hours, the latest first. */
export async function listUnanswered(
  db: Db,
  vault: Vault,
  userId: string,
  now: Date,
): Promise<Waiting[]> {
  const at = now.toISOString()
  const { rows } = await db.execute<Row>(sql`
    SELECT first.id, pairs.key_id, first.body, therapists.id AS therapist_id, therapists.name,
      to_char(pairs.first_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS since
    FROM ${threads} AS pairs
    JOIN ${therapists} ON therapists.id IN (pairs.a_id, pairs.b_id)
    CROSS JOIN LATERAL (
      SELECT id, body FROM ${messages} WHERE thread_id = pairs.id ORDER BY seq LIMIT 1
    ) AS first
    WHERE ${userId} IN (pairs.a_id, pairs.b_id) AND ${isOpen}
      AND first_from = ${userId} AND answered_at IS NULL
      AND first_at <= ${at}::timestamptz - make_interval(hours => ${answerWithinHours})
      AND first_at > ${at}::timestamptz - make_interval(days => ${offeredForDays})
    ORDER BY first_at DESC, first.id`)
  return Promise.all(
    rows.map(async ({ id, key_id, body, therapist_id, name, since }) => ({
      therapist: { _id: therapist_id, name },
      since: new Date(since),
      message: (await vault.keyOf(db, key_id)).decrypt(body, messageAssociatedData(id)),
    })),
  )
}
