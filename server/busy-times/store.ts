import { randomUUID } from 'node:crypto'
import {
  type BusyProblem,
  type BusySource,
  type BusyState,
  busyLimits,
} from '@attune/contract/busy-times.ts'
import type { Range } from '@attune/engine/calendar/free-times.ts'
import { and, asc, eq, gt, lt, lte, sql } from 'drizzle-orm'
import { z } from 'zod'
import { forgetNextFree } from '../calendar/store.ts'
import type { Db } from '../lib/db.ts'
import { AppError } from '../lib/errors.ts'
import { asJob } from '../lib/person.ts'
import type { AssociatedData, Vault } from '../lib/vault.ts'
import type { Expanded } from './expand.ts'
import { joinTouching } from './join-touching.ts'
import { busySources, busyTimes } from './table.ts'

export type SourceRow = typeof busySources.$inferSelect

const Called = z.object({ address: z.string(), etag: z.string().nullable() })
/** An address, and what its host said of the state of what is there. */
export type Called = z.infer<typeof Called>

const isOf = (therapistId: string, source?: BusySource) =>
  and(
    eq(busySources.therapist_id, therapistId),
    source ? eq(busySources.source, source) : undefined,
  )

const sealedAs = (therapistId: string): AssociatedData => `busy_sources.body:${therapistId}`

async function seal(db: Db, vault: Vault, therapistId: string, called: Called) {
  const key = await vault.keyOf(db, therapistId)
  return key.encrypt(JSON.stringify(called), sealedAs(therapistId))
}

export async function openCalled(db: Db, vault: Vault, { therapist_id, body }: SourceRow) {
  if (!body) throw new Error('A file has no address')
  const key = await vault.keyOf(db, therapist_id)
  return Called.parse(JSON.parse(key.decrypt(body, sealedAs(therapist_id))))
}

export async function readSources(
  db: Db,
  vault: Vault,
  therapistId: string,
  now: Date,
): Promise<Omit<BusyState, 'allowsAddress'>> {
  const rows = await db.select().from(busySources).where(isOf(therapistId))
  const ahead = await db
    .select({ source: busyTimes.source, count: sql<number>`count(*)::int` })
    .from(busyTimes)
    .where(and(eq(busyTimes.therapist_id, therapistId), gt(busyTimes.ends, now)))
    .groupBy(busyTimes.source)
  const stateOf = ({ source, read_at, known_until, left_out }: SourceRow) => ({
    ...{ readAt: read_at, until: known_until, leftOut: left_out },
    ahead: ahead.find((one) => one.source === source)?.count ?? 0,
  })
  const [file, address] = (['file', 'address'] as const).map((source) =>
    rows.find((row) => row.source === source),
  )
  return {
    file: file ? stateOf(file) : null,
    address: address
      ? {
          ...stateOf(address),
          host: new URL((await openCalled(db, vault, address)).address).host,
          failed:
            address.failed_at && address.problem
              ? { at: address.failed_at, problem: address.problem }
              : null,
        }
      : null,
  }
}

/** All of it, for its owner's archive; null where there is none. */
export async function readBusyRecord(db: Db, vault: Vault, therapistId: string) {
  const rows = await db.select().from(busySources).where(isOf(therapistId))
  const called = rows.find(({ source }) => source === 'address')
  const { source, starts: from, ends: until } = busyTimes
  const times = await db
    .select({ source, from, until })
    .from(busyTimes)
    .where(eq(busyTimes.therapist_id, therapistId))
    .orderBy(asc(from), asc(source))
  if (rows.length === 0) return null
  return { address: called ? (await openCalled(db, vault, called)).address : null, times }
}

/** When they are busy by either source. */
export async function listBusy(
  db: Db,
  therapistId: string,
  { from, until }: Range,
): Promise<Range[]> {
  const rows = await db
    .select({ from: busyTimes.starts, until: busyTimes.ends })
    .from(busyTimes)
    .where(
      and(
        eq(busyTimes.therapist_id, therapistId),
        gt(busyTimes.ends, new Date(from)),
        lt(busyTimes.starts, new Date(until)),
      ),
    )
    .orderBy(asc(busyTimes.starts))
  return joinTouching(rows.map((row) => ({ from: +row.from, until: +row.until })))
}

/** The same for whoever is to meet them: when, and nothing else of it. */
export const listBusyOf = (db: Db, therapistId: string, range: Range): Promise<Range[]> =>
  asJob('busy times', () => listBusy(db, therapistId, range))

/** At any of this time, or of what is kept free after it. */
export const isBusyElsewhere = async (
  db: Db,
  therapistId: string,
  { starts, held_until }: { starts: Date; held_until: Date },
): Promise<boolean> =>
  (await listBusyOf(db, therapistId, { from: +starts, until: +held_until })).length > 0

/** Which file or address there is, to be told by `setSource` once another is read. */
export async function versionOf(db: Db, therapistId: string, source: BusySource) {
  const { version } = busySources
  const [row] = await db.select({ version }).from(busySources).where(isOf(therapistId, source))
  return row?.version ?? null
}

type Taken = {
  source: BusySource
  /** What was there as the reading began: where that was removed meanwhile, it stays so. */
  before: string | null
  called: Called | null
  expanded: Expanded
  /** When it was sent. */
  now: Date
}

/** Puts a file or an address, with all its busy times, in the place of the one before. */
export const setSource = (
  db: Db,
  vault: Vault,
  therapistId: string,
  { source, before, called, expanded, now }: Taken,
) =>
  db.transaction(async (tx) => {
    const columns = {
      ...{ version: randomUUID(), body: called && (await seal(tx, vault, therapistId, called)) },
      ...stateOf(expanded, now),
      next_at: called && later(now),
    }
    const isRemoved = before !== null && !(await held(tx, therapistId, source))
    if (isRemoved) throw new AppError('too_late', removedMeanwhile)
    // Of two that were sent, the one that was sent later.
    const mayReplace = sql`${busySources.version} = ${before} OR ${busySources.read_at} <= ${now}`
    const [kept] = await tx
      .insert(busySources)
      .values({ therapist_id: therapistId, source, ...columns })
      .onConflictDoUpdate({
        target: [busySources.therapist_id, busySources.source],
        set: columns,
        setWhere: mayReplace,
      })
      .returning()
    if (kept) await replaceTimes(tx, therapistId, source, expanded.ranges)
  })

const held = async (tx: Db, therapistId: string, source: BusySource) =>
  (await tx.select().from(busySources).where(isOf(therapistId, source)).for('update'))[0]

const removedMeanwhile =
  'Your busy times were removed while this was read, and stay so. If you want them, send it again.'

const stateOf = ({ until, leftOut }: Expanded, now: Date) => ({
  ...{ read_at: now, known_until: new Date(until), left_out: leftOut },
  ...{ failed_at: null, problem: null },
})

const later = (now: Date) => new Date(+now + busyLimits.everyMinutes * 60_000)

/** The source's row is held by this transaction, so that two at once do not mix theirs. */
async function replaceTimes(tx: Db, id: string, source: BusySource, ranges: readonly Range[]) {
  await tx
    .delete(busyTimes)
    .where(and(eq(busyTimes.therapist_id, id), eq(busyTimes.source, source)))
  const column = (key: keyof Range) =>
    sql.param(ranges.map((one) => new Date(one[key]).toISOString()))
  if (ranges.length > 0)
    await tx.execute(sql`INSERT INTO ${busyTimes} (therapist_id, source, starts, ends)
      SELECT ${id}, ${source}, row.starts, row.ends
      FROM unnest(${column('from')}::timestamptz[], ${column('until')}::timestamptz[]) AS row (starts, ends)`)
  await forgetNextFree(tx, id)
}

/** Its busy times go with it. */
export const dropSource = (db: Db, therapistId: string, source: BusySource) =>
  db.transaction(async (tx) => {
    await tx.delete(busySources).where(isOf(therapistId, source))
    await forgetNextFree(tx, therapistId)
  })

/** Addresses that are due, each for one node alone: when it is read next is moved on at once. */
export const claimDue = (db: Db, now: Date, most: number): Promise<SourceRow[]> =>
  db.transaction(async (tx) => {
    const due = await tx
      .select({ id: busySources.therapist_id })
      .from(busySources)
      .where(lte(busySources.next_at, now))
      .orderBy(asc(busySources.next_at))
      .limit(most)
      .for('update', { skipLocked: true })
    const rows: SourceRow[] = []
    for (const { id } of due)
      rows.push(
        ...(await tx
          .update(busySources)
          .set({ next_at: later(now) })
          .where(isOf(id, 'address'))
          .returning()),
      )
    return rows
  })

/** What was read for an address that is not there any more, or is another one by now, is not kept. */
const isStill = ({ therapist_id, version }: SourceRow) =>
  and(isOf(therapist_id, 'address'), eq(busySources.version, version))

export const keepFetched = (
  db: Db,
  vault: Vault,
  row: SourceRow,
  { called, expanded }: { called: Called; expanded: Expanded },
  now: Date,
) =>
  db.transaction(async (tx) => {
    const body = await seal(tx, vault, row.therapist_id, called)
    const [kept] = await tx
      .update(busySources)
      .set({ body, ...stateOf(expanded, now) })
      .where(isStill(row))
      .returning()
    if (kept) await replaceTimes(tx, row.therapist_id, 'address', expanded.ranges)
  })

/** It is as it was: all that was taken over still holds. */
export const keepUnchanged = (db: Db, row: SourceRow, now: Date) =>
  db.update(busySources).set({ read_at: now, failed_at: null, problem: null }).where(isStill(row))

/** What was taken over before stays as it is. */
export const keepFailure = (db: Db, row: SourceRow, problem: BusyProblem, now: Date) =>
  db.update(busySources).set({ failed_at: now, problem }).where(isStill(row))

/** Those that are over. */
export const sweepBusyTimes = (db: Db) =>
  db.delete(busyTimes).where(lt(busyTimes.ends, sql`now() - interval '2 days'`))
