import { inArray } from 'drizzle-orm'
import { z } from 'zod'
import { openContacts } from '../auth/sealed-contact.ts'
import { StartError } from '../lib/errors.ts'
import type { Context } from '../lib/http.ts'
import { listReports, type ReportRow, readReport } from '../reports/store.ts'
import { therapists } from '../therapists/table.ts'
import { recordAction } from './audit.ts'
import { columns, printable } from './lists.ts'

/** Who and when, nothing of what was written. */
export async function printReports({ db, vault }: Context) {
  const rows = await listReports(db)
  await recordAction(db, { action: 'reports', detail: `${rows.length} listed` })
  if (rows.length === 0) return 'Nobody has reported anyone.'
  const ids = rows.flatMap((row) => (row.reported_model === 'Therapist' ? [row.reported_id] : []))
  const sealed = await db.select().from(therapists).where(inArray(therapists._id, ids))
  const known = await openContacts(db, vault, 'therapists', sealed)
  const emailOf = new Map(known.map(({ _id, email }) => [_id, email]))
  return columns([
    ['REPORT', 'AT', 'REASON', 'BY', 'ABOUT'],
    ...rows.map((row) => [
      row._id,
      row.at.toISOString(),
      row.reason,
      personOf(row.reporter_model, row.reporter_id),
      emailOf.get(row.reported_id) ?? personOf(row.reported_model, row.reported_id),
    ]),
  ])
}

/** One report with what its writer chose to show. That it was read is kept in the audit. */
export async function printReport({ db, vault }: Context, id: string) {
  const report = z.uuid().safeParse(id).success ? await readReport(db, vault, id) : undefined
  if (!report) throw new StartError(`There is no report ${printable(id)}`)
  const { row, body } = report
  await recordAction(db, { action: 'report', detail: row._id, ...about(row) })
  const lines = body.messages.map(({ from, date, text }) => `${date}  ${from}: ${lineOf(text)}`)
  return [
    `Report ${row._id} of ${row.at.toISOString()}, reason: ${row.reason}`,
    `By ${personOf(row.reporter_model, row.reporter_id)}, about ${personOf(row.reported_model, row.reported_id)}`,
    `Note: ${lineOf(body.note) || 'none'}`,
    ...(lines.length > 0 ? ['Messages they chose:', ...lines] : ['They chose no messages.']),
  ].join('\n')
}

/** The audit outlives people: it names a therapist by id, and no patient. */
const about = ({ reported_model, reported_id }: ReportRow) =>
  reported_model === 'Therapist' ? { therapistId: reported_id } : {}

const personOf = (model: ReportRow['reporter_model'], id: string) =>
  `${model === 'User' ? 'patient' : 'therapist'} ${id}`

const lineOf = (text: string) => printable(text.replaceAll('\n', ' / '))
