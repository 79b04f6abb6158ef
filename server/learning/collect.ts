import type { LearningKind } from '@attune/contract/learning.ts'
import { namedIn } from '@attune/engine/questionnaires/concern-signals.ts'
import { readIntake } from '@attune/engine/questionnaires/read-intake.ts'
import { type SQL, sql } from 'drizzle-orm'
import { declines } from '../declines/table.ts'
import type { Db } from '../lib/db.ts'
import { endable } from '../lib/endable.ts'
import { asJob } from '../lib/person.ts'
import type { Vault } from '../lib/vault.ts'
import { messages, threads } from '../messages/table.ts'
import { listUserAnswers } from '../questionnaires/intake-store.ts'
import { keepEvents } from './event-store.ts'
import { learningConsents, learningEvents } from './table.ts'

type Found = {
  user_id: string
  subject: Buffer
  once: Buffer
  kind: LearningKind
  therapist: string
  at: string
}

const atOnce = 500

/**
 * Keeps what has happened with conversations that a patient began after they allowed it: the first
 * message, the first answer, a no, the end. Read from the conversations themselves, so that a crash
 * loses nothing, and whoever collects it, it is kept once. Of these people, or of everyone.
 */
export const collectEvents = (
  db: Db,
  vault: Vault,
  people?: readonly string[],
  ending?: AbortSignal,
) =>
  asJob('what happened with matches', async () => {
    let rows: Found[]
    do {
      rows = ending
        ? await endable(db, ending, (tx) => findUnkept(tx, people))
        : await findUnkept(db, people)
      for (const [user_id, found] of Map.groupBy(rows, (row) => row.user_id))
        await keepFound(db, vault, user_id, found)
    } while (rows.length === atOnce)
  })

async function keepFound(db: Db, vault: Vault, user_id: string, found: readonly Found[]) {
  const [first] = found
  if (!first) return
  const begun = found.some(({ kind }) => kind === 'contact')
  const concerns = begun ? await namedConcerns(db, vault, user_id) : []
  const events = found.map(({ once, kind, therapist, at }) => ({
    once,
    kind,
    therapistId: therapist,
    at,
    concerns: kind === 'contact' ? concerns : [],
  }))
  await keepEvents(db, vault, { user_id, subject: first.subject }, events)
}

const namedConcerns = async (db: Db, vault: Vault, userId: string) =>
  namedIn(readIntake(await listUserAnswers(db, vault, userId)))

/** A no is a message as well: it is no answer. When somebody ended it stands nowhere: it is now. */
async function findUnkept(db: Db, people?: readonly string[]): Promise<Found[]> {
  const some: SQL = people
    ? sql`AND consent.user_id = ANY(${sql.param([...people])}::uuid[])`
    : sql``
  const { rows } = await db.execute<Found>(sql`
    SELECT consent.user_id, consent.subject, own.once, event.kind, pair.therapist,
      to_char(event.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at
    FROM ${learningConsents} AS consent
    JOIN ${threads} AS thread ON thread.a_id = consent.user_id AND thread.b_model = 'Therapist'
      OR thread.b_id = consent.user_id AND thread.a_model = 'Therapist'
    CROSS JOIN LATERAL (
      SELECT CASE consent.user_id WHEN a_id THEN b_id ELSE a_id END AS therapist
    ) AS pair
    LEFT JOIN ${declines} AS no ON no.thread_id = thread.id
    -- The words of a no are no answer; nothing else can be written for 90 days after them.
    LEFT JOIN LATERAL (
      SELECT date FROM ${messages}
      WHERE no.at IS NOT NULL AND thread_id = thread.id AND messages.from_id <> consent.user_id
        AND messages.date > no.at + interval '1 minute'
      ORDER BY seq LIMIT 1
    ) AS since ON true
    CROSS JOIN LATERAL (VALUES
      ('contact', thread.first_at), ('decline', no.at),
      ('answer', CASE WHEN no.at IS NULL THEN thread.answered_at ELSE since.date END),
      ('end', CASE WHEN closed OR a_stop IS NOT NULL OR b_stop IS NOT NULL THEN now() END)
    ) AS event (kind, at)
    CROSS JOIN LATERAL (
      SELECT sha256(
        consent.salt || convert_to(event.kind || ' ' || pair.therapist || ' ', 'UTF8')) AS once
    ) AS own
    WHERE thread.first_from = consent.user_id AND thread.first_at >= consent.at AND event.at IS NOT NULL
      AND NOT EXISTS (SELECT FROM ${learningEvents} AS kept WHERE kept.once = own.once)
      ${some}
    ORDER BY consent.user_id LIMIT ${sql.raw(`${atOnce}`)}`)
  return rows
}
