import { randomUUID } from 'node:crypto'
import type { ReportDraft } from '@attune/contract/reports.ts'
import { and, asc, eq, inArray, or } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../lib/db.ts'
import { AppError } from '../lib/errors.ts'
import type { AssociatedData, Vault } from '../lib/vault.ts'
import type { Participant } from '../messages/participant.ts'
import { decryptMessage } from '../messages/store.ts'
import { messages } from '../messages/table.ts'
import { findThread, partnerOf } from '../messages/thread-store.ts'
import { reports } from './table.ts'

const associatedData = (id: string): AssociatedData => `reports.body:${id}`

const Body = z.object({
  note: z.string(),
  messages: z.array(
    z.object({ from: z.enum(['reporter', 'reported']), date: z.iso.datetime(), text: z.string() }),
  ),
})
type Body = z.infer<typeof Body>
export type ReportRow = Omit<typeof reports.$inferSelect, 'body'>

/** Only messages of the two, and of those only the chosen ones, are put into it. */
export async function createReport(
  db: Db,
  vault: Vault,
  reporter: Participant,
  { partner, reason, note, messages: chosen }: ReportDraft,
): Promise<string> {
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
  await db.insert(reports).values({
    _id,
    reporter_id: reporter.id,
    reporter_model: reporter.model,
    reported_id: reported.id,
    reported_model: reported.model,
    reason,
    body: key.encrypt(JSON.stringify(body), associatedData(_id)),
  })
  return _id
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
    })
    .from(reports)
    .orderBy(asc(reports.at), asc(reports._id))

export async function readReport(db: Db, vault: Vault, id: string) {
  const [row] = await db.select().from(reports).where(eq(reports._id, id))
  if (!row) return undefined
  const key = await vault.keyOf(db, row.reporter_id)
  return { row, body: Body.parse(JSON.parse(key.decrypt(row.body, associatedData(id)))) }
}

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
