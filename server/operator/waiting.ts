import { and, asc, count, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { openContacts } from '../auth/sealed-contact.ts'
import { ledger } from '../ledger/table.ts'
import { containing } from '../lib/containing.ts'
import type { Db } from '../lib/db.ts'
import type { Context } from '../lib/http.ts'
import { licences } from '../licences/table.ts'
import { mails } from '../mail/table.ts'
import { reports } from '../reports/table.ts'
import { therapists } from '../therapists/table.ts'

export const rowsOnAPage = 25

/** What was searched for, and which page of it, from 1 on. */
export type Look = { search: string; page: number }
export type Page<Row> = { rows: Row[]; total: number }

const since = sql<Date>`coalesce(${licences.changed_at}, ${licences.created_at})`.mapWith(
  licences.created_at,
)
const shownOfTherapist = {
  therapistId: therapists._id,
  name: therapists.name,
  email: therapists.email,
  sealed_email: therapists.sealed_email,
}

type Opener = Pick<Context, 'db' | 'vault'>

/** Claims nobody has said anything of, the longest waiting first. */
export const listClaimsWaiting = ({ db, vault }: Opener, look: Look) =>
  withEmails(
    { db, vault },
    db
      .select({
        ...shownOfTherapist,
        kind: licences.kind,
        number: licences.number,
        place: licences.place,
        expires: licences.expires,
        since,
        total,
      })
      .from(licences)
      .innerJoin(therapists, eq(therapists._id, licences.therapist_id))
      .where(
        and(
          isWaiting,
          or(
            contains(look, [therapists.name, licences.kind, licences.number, licences.place]),
            isAddressed(vault, look),
          ),
        ),
      )
      .orderBy(asc(since), asc(licences._id))
      .limit(rowsOnAPage)
      .offset((look.page - 1) * rowsOnAPage),
  )

const isWaiting = and(
  eq(licences.state, 'self-declared'),
  isNull(licences.checkedAt),
  isNull(licences.rejected_at),
  eq(therapists.isDemo, false),
  sql`(${licences.expires} IS NULL OR ${licences.expires} >= (now() - interval '12 hours')::date)`,
)

/** Who and when, nothing of what was written; open ones first, and of those the oldest. */
export const listReportRows = ({ db, vault }: Opener, look: Look) =>
  asPage(
    db
      .select({
        _id: reports._id,
        reason: reports.reason,
        at: reports.at,
        closed_at: reports.closed_at,
        reporter_id: reports.reporter_id,
        reporter_model: reports.reporter_model,
        reported_id: reports.reported_id,
        reported_model: reports.reported_model,
        reportedName: therapists.name,
        total,
      })
      .from(reports)
      .leftJoin(therapists, eq(therapists._id, reports.reported_id))
      .where(
        or(
          contains(look, [reports.reason, sql`${reports._id}::text`, therapists.name]),
          isAddressed(vault, look),
        ),
      )
      .orderBy(desc(isNull(reports.closed_at)), asc(reports.at), asc(reports._id))
      .limit(rowsOnAPage)
      .offset((look.page - 1) * rowsOnAPage),
  )

/** All of them, or those whom an operator has stopped, the longest stopped first. */
export const listTherapistRows = ({ db, vault }: Opener, look: Look, isStopped: boolean) =>
  withEmails(
    { db, vault },
    db
      .select({
        ...shownOfTherapist,
        isActive: therapists.isActive,
        isDemo: therapists.isDemo,
        deactivated_at: therapists.deactivated_at,
        suspended_until: therapists.suspended_until,
        total,
      })
      .from(therapists)
      .where(
        and(
          isStopped ? isNotNull(therapists.deactivated_at) : undefined,
          or(contains(look, [therapists.name]), isAddressed(vault, look)),
        ),
      )
      .orderBy(
        ...(isStopped ? [asc(therapists.deactivated_at)] : []),
        asc(sql`lower(${therapists.name})`),
        asc(therapists._id),
      )
      .limit(rowsOnAPage)
      .offset((look.page - 1) * rowsOnAPage),
  )

/** Of mails that have not left what is not sealed; their words are for the command alone. */
export const listMailRows = ({ db }: Opener, look: Look) =>
  asPage(
    db
      .select({
        kind: mails.kind,
        at: mails.created_at,
        due: mails.due_at,
        waits: mails.waits,
        tries: mails.tries,
        total,
      })
      .from(mails)
      .where(contains(look, [mails.kind]))
      .orderBy(asc(mails.created_at), asc(mails._id))
      .limit(rowsOnAPage)
      .offset((look.page - 1) * rowsOnAPage),
  )

const told = (field: 'by' | 'action' | 'detail') => sql<string>`${ledger.open}::jsonb ->> ${field}`
const aboutTherapist = sql<string | null>`(${ledger.open}::jsonb ->> 'therapistId')::uuid`

export const listAuditRows = ({ db, vault }: Opener, look: Look) =>
  withEmails(
    { db, vault },
    db
      .select({
        at: sql<Date>`coalesce((${ledger.open}::jsonb ->> 'at')::timestamptz, ${ledger.at})`.mapWith(
          ledger.at,
        ),
        osUser: told('by'),
        action: told('action'),
        detail: told('detail'),
        therapistId: aboutTherapist,
        email: therapists.email,
        sealed_email: therapists.sealed_email,
        total,
      })
      .from(ledger)
      .leftJoin(therapists, eq(therapists._id, aboutTherapist))
      .where(
        and(
          eq(ledger.kind, 'operator'),
          or(contains(look, [told('action'), told('detail')]), isAddressed(vault, look)),
        ),
      )
      .orderBy(desc(ledger.number))
      .limit(rowsOnAPage)
      .offset((look.page - 1) * rowsOnAPage),
  )

/** How much of each waits. */
export async function countWaiting(db: Db) {
  const [claims, open, stopped, outbox] = await Promise.all([
    db
      .select({ of: count() })
      .from(licences)
      .innerJoin(therapists, eq(therapists._id, licences.therapist_id))
      .where(isWaiting),
    db.select({ of: count() }).from(reports).where(isNull(reports.closed_at)),
    db.select({ of: count() }).from(therapists).where(isNotNull(therapists.deactivated_at)),
    db.select({ of: count() }).from(mails),
  ])
  const of = ([row]: { of: number }[]) => row?.of ?? 0
  return { claims: of(claims), reports: of(open), stopped: of(stopped), outbox: of(outbox) }
}

const total = sql<number>`count(*) OVER ()`.mapWith(Number)

/** Beyond the last page there is nothing, which counts nothing either. */
async function asPage<Row extends { total: number }>(
  query: PromiseLike<Row[]>,
): Promise<Page<Row>> {
  const rows = await query
  return { rows, total: rows[0]?.total ?? 0 }
}

type Sealed = {
  therapistId: string | null
  email: string | null
  sealed_email: Buffer | null
  total: number
}

/** With the address of each therapist in the clear; null where there is none any more. */
async function withEmails<Row extends Sealed>({ db, vault }: Opener, query: PromiseLike<Row[]>) {
  const { rows, total } = await asPage(query)
  const accounts = rows.flatMap(({ therapistId, email, sealed_email }) =>
    therapistId ? [{ _id: therapistId, email, sealed_email }] : [],
  )
  const opened = await openContacts(db, vault, 'therapists', accounts)
  const emails = new Map<string | null, string | null>(opened.map(({ _id, email }) => [_id, email]))
  const shown = rows.map((row) => ({ ...row, email: emails.get(row.therapistId) ?? null }))
  return { rows: shown, total }
}

/** Addresses and login names are sealed: they are found whole, or not. */
const isAddressed = (vault: Context['vault'], { search }: Look) =>
  search
    ? or(
        eq(therapists.email_index, vault.blindIndex('therapists.email', search)),
        eq(therapists.username_index, vault.blindIndex('therapists.username', search)),
      )
    : undefined

function contains({ search }: Look, columns: readonly (PgColumn | SQL)[]) {
  if (!search) return undefined
  const pattern = containing(search)
  return or(...columns.map((column) => sql`lower(${column}) LIKE lower(${pattern})`))
}
