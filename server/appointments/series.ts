import type { SeriesRule } from '@attune/contract/series.ts'
import { seriesLimits } from '@attune/contract/series-facts.ts'
import { and, asc, eq, gt, gte, isNotNull, lte } from 'drizzle-orm'
import { forgetNextFree } from '../calendar/store.ts'
import { type Db, onlyRow } from '../lib/db.ts'
import { AppError, againAfterDeadlock, found } from '../lib/errors.ts'
import { asJob } from '../lib/person.ts'
import { holdPair } from '../messages/hold-thread.ts'
import { requireOpen } from './book.ts'
import { changedMeanwhile, changeIn, notPossible, type Parts } from './change.ts'
import { noProposal } from './proposal.ts'
import { keepReason } from './reason-store.ts'
import { planFirst, planReminders } from './reminder-store.ts'
import { asSeriesDate, type DateSpan, datesOf } from './series-dates.ts'
import { isOpen, readSeries, ruleOf, type SeriesRow } from './series-store.ts'
import { tellOfCancelled, tellOfSeries } from './series-telling.ts'
import { findOwn, holdAppointment, notThere } from './store.ts'
import { appointmentSeries, appointments } from './table.ts'
import type { Row, Viewer } from './view.ts'
import { offerFreed } from './waiting-store.ts'

const day = 24 * 60 * 60_000

type Draft = SeriesRule & { clientId: string }

/** One of the two asks the other; no time is held until they agree. */
export async function proposeSeries(
  parts: Parts,
  viewer: Viewer,
  id: string,
  draft: Draft,
  now: Date,
) {
  const known = await findOwn(parts.db, viewer, id)
  await inOne(parts, async (tx) => {
    const thread = await holdPair(tx, known.therapist_id, known.user_id)
    if (await isStored(tx, known, draft)) return
    const row = await hold(tx, id)
    requireOpen(thread, viewer.id)
    if (!(await readSeries(tx, viewer, row, now)).mayPropose) throw notPossible()
    await requireCalm(tx, row, viewer, now)
    const values = await valuesOf(tx, row, draft, viewer, now)
    const dates = await datesOf(tx, row, ruleOf(row, values), viewer, now)
    const possible = dates.filter(({ leftOut }) => !leftOut)
    if (possible.length === 0) throw noneFree()
    const series = onlyRow(await tx.insert(appointmentSeries).values(values).returning())
    const what = 'series-proposed'
    await tellOfSeries(tx, parts, row, { what, by: viewer.side, series, dates: possible })
  })
}

/** The very same again stores nothing new. */
async function isStored(tx: Db, row: Row, { clientId, weeks, times }: Draft): Promise<boolean> {
  const { therapist_id, user_id, client_id } = appointmentSeries
  const [before] = await tx
    .select()
    .from(appointmentSeries)
    .where(
      and(eq(therapist_id, row.therapist_id), eq(user_id, row.user_id), eq(client_id, clientId)),
    )
  if (!before) return false
  if (before.origin_id === row._id && before.weeks === weeks && before.times === times) return true
  throw new AppError('taken', 'This clientId belongs to another series', 'clientId')
}

/** A new series begins with the appointment; of a date of one it goes on as that does. */
async function valuesOf(
  tx: Db,
  row: Row,
  { weeks, times, clientId }: Draft,
  { side }: Viewer,
  now: Date,
) {
  const [root] =
    row.series_id && row.series_at
      ? await tx.select().from(appointmentSeries).where(eq(appointmentSeries._id, row.series_id))
      : []
  if (root && root.weeks !== weeks)
    throw new AppError('invalid', 'A series goes on as it is: every week, or every two.', 'weeks')
  return {
    ...{ _id: crypto.randomUUID(), client_id: clientId, by: side },
    ...{ therapist_id: row.therapist_id, user_id: row.user_id, origin_id: row._id },
    ...{ weeks, times, extends_id: root?._id ?? null },
    first_at: root?.first_at ?? row.starts,
    time_zone: root?.time_zone ?? row.therapist_zone,
    made_at: now,
    answer_by: new Date(+now + seriesLimits.answerDays * day),
  }
}

async function requireCalm(tx: Db, row: Row, { side }: Viewer, now: Date) {
  const { therapist_id, user_id, by, made_at } = appointmentSeries
  const ofTwo = and(eq(therapist_id, row.therapist_id), eq(user_id, row.user_id), eq(by, side))
  const count = (where: ReturnType<typeof and>) => tx.$count(appointmentSeries, and(ofTwo, where))
  if (
    (await count(isOpen(now))) >= seriesLimits.open ||
    (await count(gt(made_at, new Date(+now - day)))) >= seriesLimits.aDay
  )
    throw new AppError(
      'not_yet',
      'You asked them for several series already. Once they have answered, you can ask for another.',
    )
}

type Answer = 'accept' | 'decline'

export async function answerSeries(
  parts: Parts,
  viewer: Viewer,
  { id, seriesId }: { id: string; seriesId: string },
  answer: Answer,
  now: Date,
) {
  const known = await findOwn(parts.db, viewer, id)
  await inOne(parts, async (tx) => {
    const thread = await holdPair(tx, known.therapist_id, known.user_id)
    const one = and(eq(appointmentSeries._id, seriesId), eq(appointmentSeries.origin_id, id))
    const series = found(
      (await tx.select().from(appointmentSeries).where(one).for('update'))[0],
      notThere,
    )
    const isOwn = series.by === viewer.side
    const status = answer === 'accept' ? 'agreed' : isOwn ? 'withdrawn' : 'declined'
    if (answer === 'accept' && isOwn) throw notPossible()
    if (series.status === status) return
    if (series.status !== 'proposed' || series.answer_by <= now) throw notPossible()
    const row = await hold(tx, id)
    await tx.update(appointmentSeries).set({ status }).where(one)
    if (answer === 'decline') return tellOfRefusal(tx, parts, row, series, viewer, now)
    requireOpen(thread, viewer.id)
    await agree(tx, parts, { row, series, viewer, now })
  })
}

async function tellOfRefusal(
  tx: Db,
  parts: Parts,
  row: Row,
  series: SeriesRow,
  viewer: Viewer,
  now: Date,
) {
  const what = series.by === viewer.side ? 'series-withdrawn' : 'series-declined'
  const dates = await datesOf(tx, row, ruleOf(row, series), viewer, now)
  await tellOfSeries(tx, parts, row, { what, by: viewer.side, series, dates })
}

type Agreed = { row: Row; series: SeriesRow; viewer: Viewer; now: Date }

/** Which dates it has, the database decides as they are stored; all others are said. */
async function agree(tx: Db, parts: Parts, { row, series, viewer, now }: Agreed) {
  if (row.status === 'requested' && viewer.side === 'therapist')
    await changeIn({ tx, row, viewer, asked: { sequence: row.sequence }, now }, parts, 'confirm')
  else if (row.status !== 'confirmed') throw notPossible()
  const root = series.extends_id ?? series._id
  const dates = await datesOf(tx, row, ruleOf(row, series), viewer, now)
  const stored = await storeDates(tx, row, root, dates, now)
  if (stored.length === 0) throw noneFree()
  if (!series.extends_id) {
    const set = { series_id: root }
    await tx.update(appointments).set(set).where(eq(appointments._id, row._id))
  }
  const isStored = new Set(stored.map(({ starts }) => +starts))
  const leftOut = dates
    .filter(({ starts }) => !isStored.has(+starts))
    .map((date) => asSeriesDate({ ...date, leftOut: date.leftOut ?? 'taken' }))
  const [first] = stored.toSorted((one, other) => +one.starts - +other.starts)
  if (!first) throw noneFree()
  await tellOfSeries(tx, parts, first, {
    ...{ what: 'series-agreed', by: viewer.side, dates: stored, leftOut },
    series: { _id: root, weeks: series.weeks },
  })
  await planFirst(tx, stored, now)
  await forgetNextFree(tx, row.therapist_id)
}

/** What collides with anything, of either of the two, is not stored: both constraints see to it. */
const storeDates = (tx: Db, row: Row, series_id: string, dates: readonly DateSpan[], now: Date) =>
  asJob('dates of a series', async () => {
    const { therapist_id, user_id, kind, format, free } = row
    const { patient_zone, therapist_zone, free_cancellation_hours } = row
    const values = dates
      .filter(({ leftOut, starts }) => !leftOut && starts > now)
      .map(({ starts, ends, held_until }) => ({
        ...{ _id: crypto.randomUUID(), therapist_id, user_id, kind, format, free },
        ...{ starts, ends, held_until, patient_zone, therapist_zone, free_cancellation_hours },
        ...{ status: 'confirmed' as const, requested_at: now, series_id, series_at: starts },
      }))
    if (values.length === 0) return []
    return tx.insert(appointments).values(values).onConflictDoNothing().returning()
  })

const noneFree = () =>
  new AppError('taken', 'None of these dates is free. Please choose others.', 'times')

/** This one and all later ones of its series; the very same call again finds it done. */
export async function cancelLater(
  parts: Parts,
  viewer: Viewer,
  id: string,
  asked: { sequence: number; reason: string | null },
  now: Date,
) {
  const known = await findOwn(parts.db, viewer, id)
  await inOne(parts, async (tx) => {
    await holdPair(tx, known.therapist_id, known.user_id)
    const row = await hold(tx, id)
    if (row.status === 'cancelled' && row.sequence === asked.sequence + 1) return
    if (row.sequence !== asked.sequence) throw changedMeanwhile()
    if (!row.series_id || row.status !== 'confirmed' || row.starts <= now) throw notPossible()
    // The one it was made from stands in calendars by itself.
    if (!row.series_at) await changeIn({ tx, row, viewer, asked, now }, parts, 'cancel')
    await cancelDates(tx, parts, { row, viewer, now, reason: asked.reason })
  })
}

type Cancelled = { row: Row; viewer: Viewer; now: Date; reason: string | null }

async function cancelDates(tx: Db, parts: Parts, { row, viewer, now, reason }: Cancelled) {
  const { series_id, status, starts, series_at } = appointments
  const rows = await tx
    .select()
    .from(appointments)
    .where(
      and(
        ...[eq(series_id, row.series_id ?? ''), eq(status, 'confirmed'), isNotNull(series_at)],
        ...[gte(starts, row.starts), gt(starts, now)],
      ),
    )
    .orderBy(asc(appointments._id))
    .for('update')
  for (const one of rows) {
    const set = { status: 'cancelled' as const, ...noProposal, sequence: one.sequence + 1 }
    const isThis = eq(appointments._id, one._id)
    const changed = onlyRow(await tx.update(appointments).set(set).where(isThis).returning())
    await planReminders(tx, changed, now)
  }
  const event = await tellOfCancelled(tx, parts, rows, viewer.side)
  if (event && reason && row.series_at) await keepReason(tx, parts.vault, viewer.id, event, reason)
  await forgetNextFree(tx, row.therapist_id)
  if (viewer.side === 'patient') for (const one of rows) await offerFreed(tx, parts, one, now)
}

const atOnce = 100

/** Nobody answered in time: nothing was held, and both are told. */
export async function lapseSeries(parts: Parts, now: Date): Promise<number> {
  const { _id, status, answer_by } = appointmentSeries
  const due = and(eq(status, 'proposed'), lte(answer_by, now))
  const rows = await parts.db.select({ _id }).from(appointmentSeries).where(due).limit(atOnce)
  let lapsed = 0
  for (const one of rows)
    await inOne(parts, async (tx) => {
      const isThis = and(eq(_id, one._id), due)
      const set = { status: 'lapsed' as const }
      const [series] = await tx.update(appointmentSeries).set(set).where(isThis).returning()
      if (!series) return
      const row = await hold(tx, series.origin_id)
      const viewer: Viewer = { id: series.therapist_id, side: 'therapist' }
      const dates = await datesOf(tx, row, ruleOf(row, series), viewer, now)
      const what = 'series-lapsed'
      await tellOfSeries(tx, parts, row, { what, by: 'attune', series, dates })
      lapsed++
    })
  return lapsed
}

const hold = async (tx: Db, id: string): Promise<Row> =>
  found(await holdAppointment(tx, id), notThere)

const inOne = ({ db }: Parts, work: (tx: Db) => Promise<unknown>) =>
  againAfterDeadlock(() => db.transaction(work))
