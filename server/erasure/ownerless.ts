import { and, ne, sql } from 'drizzle-orm'
import { nobody } from '../auth/session-store.ts'
import {
  accountTokens,
  knownDevices,
  passkeys,
  secondFactors,
  sessions,
  signInSettings,
} from '../auth/table.ts'
import type { Db } from '../lib/db.ts'
import type { Context } from '../lib/http.ts'
import { dataKeys } from '../lib/key-table.ts'
import { mails } from '../mail/table.ts'
import { threads } from '../messages/table.ts'
import { mailSettings, notifications } from '../notifications/table.ts'
import { photos } from '../photos/table.ts'
import { imports, keptRecords } from '../portability/table.ts'
import { pushSubscriptions } from '../push/table.ts'
import { reports } from '../reports/table.ts'
import { therapists } from '../therapists/table.ts'
import { users } from '../users/table.ts'

/**
 * Who leaves takes all of theirs along. What nobody owns all the same, such as after a job that wrote
 * at that moment or a change of rows by hand, goes here; gives how many rows.
 */
export async function sweepOwnerless(tx: Db, { vault }: Pick<Context, 'vault'>) {
  let rows = await count(
    tx.delete(reports).where(sql`${isGone(reports.reporter_id)}
      OR ${reports.reported_model} = 'User' AND ${isGone(reports.reported_id)}`),
  )
  rows += await count(
    tx.delete(sessions).where(and(ne(sessions.person_id, nobody), isGone(sessions.person_id))),
  )
  for (const table of ofAPerson)
    rows += await count(tx.delete(table).where(isGone(table.person_id)))
  rows += await count(
    tx.delete(notifications).where(sql`${notifications.kind} NOT IN ('licence', 'training')
      AND ${notifications.subject_id} IS NOT NULL AND ${isGone(notifications.subject_id)}`),
  )
  rows += await count(tx.delete(photos).where(isGone(photos.owner_id)))
  const keys = (await listUnusedKeys(tx)).map(({ person }) => person)
  await vault.destroyKeys(tx, keys)
  return { rowCount: rows + keys.length }
}

const ofAPerson = [
  ...[signInSettings, knownDevices, secondFactors, passkeys, accountTokens],
  ...[mails, notifications, mailSettings, pushSubscriptions, imports, keptRecords],
]

const isGone = (
  person: unknown,
) => sql`(NOT EXISTS (SELECT FROM ${users} WHERE users.id = ${person})
  AND NOT EXISTS (SELECT FROM ${therapists} WHERE therapists.id = ${person}))`

/** A therapist's key outlives them while a colleague reads their thread; a new one may belong to an account that is being made. */
const listUnusedKeys = (tx: Db) =>
  tx
    .select({ person: dataKeys.person_id })
    .from(dataKeys)
    .where(sql`${isGone(sql`data_keys.person_id`)}
      AND data_keys.created_at < now() - interval '1 hour'
      AND NOT EXISTS (SELECT FROM ${threads} WHERE threads.key_id = data_keys.person_id)`)
    .for('update')

const count = async (removing: PromiseLike<{ rowCount: number | null }>) =>
  (await removing).rowCount ?? 0
