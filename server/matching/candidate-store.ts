import type { Candidate } from '@attune/engine/matching/candidate.ts'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { type Db, prepared } from '../lib/db.ts'
import type { Listing } from '../lib/env.ts'
import { responsiveness } from '../responsiveness/table.ts'
import { hasLicence, trainingsColumn } from '../therapists/licence-standing.ts'
import { therapists } from '../therapists/table.ts'
import { readPracticeFacts } from './stated-facts.ts'

/** Those of these therapists a patient could be matched to, in no order. */
export async function listCandidates(
  db: Db,
  ids: readonly string[],
  listing: Listing = 'declared',
): Promise<Candidate[]> {
  if (ids.length === 0) return []
  const rows = await prepared(db, `list_candidates_${listing}`, (on, name) =>
    listedRows(on)
      .where(
        and(practising(listing), sql`${therapists._id} = ANY(${sql.placeholder('ids')}::uuid[])`),
      )
      .prepare(name),
  ).execute({ ids })
  return withFacts(db, rows)
}

const perFetch = 1_000

/** All of them, a few at a time, as they were when the reading began. */
export async function readCandidates(
  db: Db,
  take: (some: Candidate[]) => void,
  listing: Listing = 'declared',
): Promise<void> {
  const isolation = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const
  await db.transaction(async (tx) => {
    await tx.execute(
      sql`DECLARE candidates NO SCROLL CURSOR FOR ${scannedRows(tx).where(practising(listing))}`,
    )
    for (;;) {
      const { rows } = await tx.execute<RawRow>(
        sql`FETCH ${sql.raw(`${perFetch}`)} FROM candidates`,
      )
      if (rows.length === 0) return
      take(await withFacts(tx, rows))
    }
  }, isolation)
}

/** About how many there are: those without answers are few, and counting who is active takes no rows. */
export async function countActive(db: Db): Promise<number> {
  return db.$count(therapists, sql`${therapists.isActive}`)
}

/** A licence is declared for a place, or checked: nobody is matched without. */
const practising = (listing: Listing) =>
  and(sql`${therapists.isActive}`, isNotNull(therapists.practice), hasLicence(listing))

/** Without trainings: they are named in the reasons of a list, and count for nothing in the scan. */
const columns = {
  id: therapists._id,
  practice: therapists.practice,
  accepting: therapists.accepting,
  away_from: therapists.away_from,
  away_until: therapists.away_until,
  threads: responsiveness.threads,
  answered_within_72: responsiveness.answered_within_72,
  median_seconds: responsiveness.median_seconds,
  withdrawn_at: responsiveness.withdrawn_at,
}

const scannedRows = (db: Db) =>
  db
    .select(columns)
    .from(therapists)
    .leftJoin(responsiveness, eq(responsiveness.therapist_id, therapists._id))

const listedRows = (db: Db) =>
  db
    .select({ ...columns, trainings: trainingsColumn })
    .from(therapists)
    .leftJoin(responsiveness, eq(responsiveness.therapist_id, therapists._id))

type Row = Awaited<ReturnType<typeof scannedRows>>[number] &
  Partial<Awaited<ReturnType<typeof listedRows>>[number]>
/** A cursor gives times as text. */
type RawRow = { [K in keyof Row]: K extends 'withdrawn_at' ? string | null : Row[K] }

/** With what they state beside the questionnaire. */
async function withFacts(db: Db, rows: readonly (Row | RawRow)[]): Promise<Candidate[]> {
  const candidates = rows.flatMap(candidatesFrom)
  const stated = await readPracticeFacts(
    db,
    candidates.map(({ _id }) => _id),
  )
  return candidates.map((candidate) => ({ ...candidate, ...stated.get(candidate._id) }))
}

/** None without a practice, which the queries leave out. */
function candidatesFrom(row: Row | RawRow): Candidate[] {
  const { practice, away_from: from, away_until: until, threads, answered_within_72 } = row
  if (!practice) return []
  const candidate: Candidate = {
    _id: row.id,
    practice,
    availability: {
      // Whoever left several people without an answer is asked for no more of them.
      accepting: row.accepting && row.withdrawn_at === null,
      away: from && until ? { from, until } : null,
    },
    ...(row.trainings && { trainings: row.trainings }),
    responsiveness:
      threads === null
        ? null
        : {
            threads,
            answeredWithin72: answered_within_72 ?? 0,
            medianSeconds: row.median_seconds,
          },
  }
  return [candidate]
}
