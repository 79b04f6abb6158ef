import { inArray } from 'drizzle-orm'
import { z } from 'zod'
import { openContacts } from '../auth/sealed-contact.ts'
import { recordAction } from '../ledger/append.ts'
import { StartError } from '../lib/errors.ts'
import type { Context } from '../lib/http.ts'
import { closeReport, listReports, type ReportRow, readReport } from '../reports/store.ts'
import { therapists } from '../therapists/table.ts'
import { users } from '../users/table.ts'
import { columns, printable } from './columns.ts'
import { recordOpening } from './opening.ts'
import { words } from './words.ts'

/** Who and when, nothing of what was written. */
export async function printReports({ db, vault }: Context) {
  const rows = await listReports(db)
  await recordAction(db, { action: 'reports', detail: `${rows.length} listed` })
  if (rows.length === 0) return 'Nobody has reported anyone.'
  const nameOf = await namesFor({ db, vault }, rows)
  return columns([
    ['REPORT', 'AT', 'REASON', 'BY', 'ABOUT', 'CLOSED'],
    ...rows.map((row) => [
      row._id,
      row.at.toISOString(),
      row.reason,
      nameOf.reporter(row),
      nameOf.reported(row),
      row.closed_at?.toISOString() ?? 'open',
    ]),
  ])
}

/** A therapist who was reported by their address, and anyone else by id; of who has left it says so. */
async function namesFor({ db, vault }: Pick<Context, 'db' | 'vault'>, rows: readonly ReportRow[]) {
  const ids = [...new Set(rows.flatMap((row) => [row.reporter_id, row.reported_id]))]
  const patients = await db.select({ _id: users._id }).from(users).where(inArray(users._id, ids))
  const sealed = await db.select().from(therapists).where(inArray(therapists._id, ids))
  const known = await openContacts(db, vault, 'therapists', sealed)
  const emailOf = new Map(known.map(({ _id, email }) => [_id, email]))
  const there = new Set([...patients, ...sealed].map(({ _id }) => _id))
  const named = (model: ReportRow['reporter_model'], id: string) =>
    there.has(id) ? personOf(model, id) : `${personOf(model, id)}, who has left`
  return {
    reporter: ({ reporter_id, reporter_model }: ReportRow) => named(reporter_model, reporter_id),
    reported: ({ reported_id, reported_model }: ReportRow) =>
      // Without its key an address is empty.
      emailOf.get(reported_id) || named(reported_model, reported_id),
  }
}

/** One report with what its writer chose to show. That it was read is kept in the audit. */
export async function openReport({ db, vault }: Context, id: string) {
  const report = await found({ db, vault }, id)
  const { row } = report
  await db.transaction(async (tx) => {
    await recordOpening(tx, vault, 'report', [row.reporter_id])
    await recordAction(tx, { action: 'report', detail: row._id, ...about(row) })
  })
  return report
}

/** In place of what cannot be opened any more. */
export const nothingLeft =
  'What they wrote is gone: only the key of whoever wrote it opened it, and it went with their account. The next round of what is kept removes the rest.'

export async function printReport(context: Context, id: string) {
  const { row, said } = await openReport(context, id)
  const nameOf = await namesFor(context, [row])
  return [
    `Report ${row._id} of ${row.at.toISOString()}, reason: ${row.reason}`,
    `By ${nameOf.reporter(row)}, about ${personOf(row.reported_model, row.reported_id)}`,
    ...(said ? saidIn(said, row.closed_at) : [nothingLeft]),
  ].join('\n')
}

type Said = NonNullable<Awaited<ReturnType<typeof openReport>>['said']>

function saidIn({ note, messages, outcome }: Said, closedAt: Date | null) {
  const lines = messages.map(({ from, date, text }) => `${date}  ${from}: ${lineOf(text)}`)
  return [
    `Note: ${lineOf(note) || 'none'}`,
    ...(lines.length > 0 ? ['Messages they chose:', ...lines] : ['They chose no messages.']),
    closedAt && outcome !== null ? `Closed ${closedAt.toISOString()}: ${lineOf(outcome)}` : 'Open.',
  ]
}

/** Nothing more is to be done about it; what was done is kept with it. */
export async function close({ db, vault }: Context, id: string, done: string | undefined) {
  const outcome = words(done, 'what was done')
  if (!outcome) throw new StartError('Say what was done about it')
  const { row, said } = await found({ db, vault }, id)
  if (!said) throw new StartError(`This report cannot be closed. ${nothingLeft}`)
  const closed = await db.transaction(async (tx) => {
    const isClosed = await closeReport(tx, vault, row, outcome)
    if (isClosed) await recordAction(tx, { action: 'close report', detail: row._id, ...about(row) })
    return isClosed
  })
  if (!closed) throw new StartError('This report is closed already')
  return `Report ${row._id} is closed.`
}

async function found({ db, vault }: Pick<Context, 'db' | 'vault'>, id: string) {
  const report = z.uuid().safeParse(id).success ? await readReport(db, vault, id) : undefined
  if (!report) throw new StartError(`There is no report ${printable(id)}`)
  return report
}

/** The audit outlives people: it names a therapist by id, and no patient. */
const about = ({ reported_model, reported_id }: ReportRow) =>
  reported_model === 'Therapist' ? { therapistId: reported_id } : {}

export const personOf = (model: ReportRow['reporter_model'], id: string) =>
  `${model === 'User' ? 'patient' : 'therapist'} ${id}`

const lineOf = (text: string) => printable(text.replaceAll('\n', ' / '))
