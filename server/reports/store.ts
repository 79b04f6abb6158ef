import { randomUUID } from 'node:crypto'
import { say } from '@attune/contract/errors.ts'
import type { ReportDraft } from '@attune/contract/reports.ts'
import { and, asc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../lib/db.ts'
import { AppError } from '../lib/errors.ts'
import { keptDays } from '../lib/kept-days.ts'
import type { AssociatedData, DataKey, Vault } from '../lib/vault.ts'
import type { Participant } from '../messages/participant.ts'
import { decryptMessage } from '../messages/store.ts'
import { messages } from '../messages/table.ts'
import { findThread, partnerOf } from '../messages/thread-store.ts'
import { therapists } from '../therapists/table.ts'
import { users } from '../users/table.ts'
import { reports } from './table.ts'

const associatedData = (id: string): AssociatedData => `reports.body:${id}`
const outcomeData = (id: string): AssociatedData => `reports.outcome:${id}`

const Body = z.object({
  note: z.string(),
  messages: z.array(
    z.object({ from: z.enum(['reporter', 'reported']), date: z.iso.datetime(), text: z.string() }),
  ),
})
type Body = z.infer<typeof Body>
export type ReportRow = Omit<typeof reports.$inferSelect, 'body' | 'outcome' | 'client_id'>

/** What the same `clientId` stored before, if it did; one that belongs to another report is refused. */
export async function reportedBefore(
  db: Db,
  reporterId: string,
  { partner, clientId }: ReportDraft,
): Promise<string | undefined> {
  if (!clientId) return undefined
  const [row] = await db
    .select({ _id: reports._id, about: reports.reported_id })
    .from(reports)
    .where(and(eq(reports.reporter_id, reporterId), eq(reports.client_id, clientId)))
  if (row && row.about !== partner)
    throw new AppError('invalid', 'This clientId belongs to another report', 'clientId')
  return row?._id
}

/** Only messages of the two, and of those only the chosen ones, are put into it. */
export async function createReport(
  db: Db,
  vault: Vault,
  reporter: Participant,
  draft: ReportDraft,
): Promise<string> {
  const { partner, reason, note, messages: chosen, clientId } = draft
  const thread = await findThread(db, reporter.id, partner)
  if (!thread) throw new AppError('not_found', 'You have not written to each other')
  const rows = await db
    .select()
    .from(messages)
    .where(and(eq(messages.thread_id, thread._id), inArray(messages._id, chosen)))
    .orderBy(asc(messages.seq))
  if (rows.length !== new Set(chosen).size) throw new AppError('not_found', 'Message not found')
  const threadKey = await vault.keyOf(db, thread.key_id)
  const body: Body = {
    note,
    messages: rows.map((row) => ({
      from: row.from_id === reporter.id ? 'reporter' : 'reported',
      date: row.date.toISOString(),
      text: decryptMessage(row, thread, threadKey).message,
    })),
  }
  const _id = randomUUID()
  const key = await vault.keyOf(db, reporter.id)
  const reported = partnerOf(thread, reporter.id)
  const row = {
    _id,
    reporter_id: reporter.id,
    reporter_model: reporter.model,
    reported_id: reported.id,
    reported_model: reported.model,
    reason,
    body: key.encrypt(JSON.stringify(body), associatedData(_id)),
    client_id: clientId ?? null,
  }
  const made = await db.transaction(async (tx) => {
    await stillThere(tx, reporter)
    return tx
      .insert(reports)
      .values(row)
      .onConflictDoNothing({ target: [reports.reporter_id, reports.client_id] })
      .returning({ _id: reports._id })
  })
  const kept = made[0]?._id ?? (await reportedBefore(db, reporter.id, draft))
  if (!kept) throw new AppError('unavailable', say.unavailable)
  return kept
}

/** Until the end of `tx` the account cannot be deleted: nothing of it comes after it is gone. */
async function stillThere(tx: Db, { id, model }: Participant) {
  const table = model === 'User' ? users : therapists
  const [row] = await tx
    .select({ id: table._id })
    .from(table)
    .where(eq(table._id, id))
    .for('key share')
  if (!row) throw new AppError('signed_out', say.signIn)
}

export const listReports = (db: Db): Promise<ReportRow[]> =>
  db
    .select({
      _id: reports._id,
      reporter_id: reports.reporter_id,
      reporter_model: reports.reporter_model,
      reported_id: reports.reported_id,
      reported_model: reports.reported_model,
      reason: reports.reason,
      at: reports.at,
      closed_at: reports.closed_at,
    })
    .from(reports)
    .orderBy(asc(reports.at), asc(reports._id))

/** What it says is null where the key of whoever wrote it is gone, which nothing brings back. */
export async function readReport(db: Db, vault: Vault, id: string) {
  const [row] = await db.select().from(reports).where(eq(reports._id, id))
  if (!row) return undefined
  const key = (await vault.keysOf(db, [row.reporter_id])).get(row.reporter_id)
  return { row, said: key ? opened(key, row) : null }
}

function opened(key: DataKey, { _id, body, outcome }: typeof reports.$inferSelect) {
  try {
    const said = Body.parse(JSON.parse(key.decrypt(body, associatedData(_id))))
    return { ...said, outcome: outcome && key.decrypt(outcome, outcomeData(_id)) }
  } catch {
    return null
  }
}

/** Once, with what was done about it; nothing is given where it is closed already, or gone. */
export async function closeReport(tx: Db, vault: Vault, row: ReportRow, outcome: string) {
  const key = await vault.keyOf(tx, row.reporter_id)
  const [closed] = await tx
    .update(reports)
    .set({ closed_at: sql`now()`, outcome: key.encrypt(outcome, outcomeData(row._id)) })
    .where(and(eq(reports._id, row._id), isNull(reports.closed_at)))
    .returning({ id: reports._id })
  return closed
}

/**
 * Closed ones that a therapist wrote, after their time. What a patient reported is the patient's, and
 * stays until they leave.
 */
export const sweepReports = (db: Db) =>
  db
    .delete(reports)
    .where(
      and(
        eq(reports.reporter_model, 'Therapist'),
        lt(reports.closed_at, sql`now() - make_interval(days => ${keptDays.closedReport})`),
      ),
    )

/**
 * What a person reported goes with them; of a patient also what others reported about them, which
 * may hold their words. A therapist does not get rid of a report by leaving.
 */
export const deleteReports = (tx: Db, id: string, model: Participant['model']) =>
  tx
    .delete(reports)
    .where(
      model === 'User'
        ? or(eq(reports.reporter_id, id), eq(reports.reported_id, id))
        : eq(reports.reporter_id, id),
    )
