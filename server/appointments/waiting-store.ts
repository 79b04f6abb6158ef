import {
  appointmentLimits,
  type WaitingDraft,
  type WaitingPlace,
} from '@attune/contract/appointments.ts'
import { say } from '@attune/contract/errors.ts'
import { isFree } from '@attune/engine/calendar/free-times.ts'
import { and, asc, eq, gt, inArray, lt, ne, notExists, or, sql } from 'drizzle-orm'
import { isBusyElsewhere } from '../busy-times/store.ts'
import { forgetNextFree } from '../calendar/store.ts'
import type { Db } from '../lib/db.ts'
import { AppError, found, overlappedConstraint } from '../lib/errors.ts'
import { asJob } from '../lib/person.ts'
import { timesOf } from './book.ts'
import { isNewTo, offersOf, readHours, whyNone } from './free-times-store.ts'
import { appointments, waitingPlaces } from './table.ts'
import { type Parts, tell } from './tell.ts'
import type { Row } from './view.ts'

const minute = 60_000

const isOf = (therapistId: string, userId: string) =>
  and(eq(waitingPlaces.therapist_id, therapistId), eq(waitingPlaces.user_id, userId))

export async function readWaiting(
  db: Db,
  userId: string,
  therapistId: string,
  now: Date,
): Promise<WaitingPlace | null> {
  const [row] = await db.select().from(waitingPlaces).where(isOf(therapistId, userId))
  if (!row) return null
  const [offer] = await db
    .select({ _id: appointments._id })
    .from(appointments)
    .where(
      and(
        eq(appointments.user_id, userId),
        eq(appointments.therapist_id, therapistId),
        eq(appointments.status, 'offered'),
        gt(appointments.answer_by, now),
      ),
    )
    .limit(1)
  const { kind, format, since } = row
  return { kind, format, since, offer: offer?._id ?? null }
}

/** Who changes what they wait for keeps their place. */
export async function wait(
  db: Db,
  userId: string,
  therapistId: string,
  { kind, format, timeZone: patient_zone }: WaitingDraft,
  now: Date,
) {
  const therapist = found(await readHours(db, therapistId, now), say.therapistNotFound)
  if (!therapist.isActive) throw new AppError('not_found', say.therapistNotFound)
  const viewer = { id: userId, side: 'patient' } as const
  const why = await whyNone(db, viewer, therapistId, therapist.takesNew())
  const offers = offersOf(therapist.calendar?.kinds ?? none, format ?? undefined)
  if (why || !offers.some((offer) => offer.kind === kind))
    throw new AppError('forbidden', 'There is nothing to wait for with them just now.')
  await db
    .insert(waitingPlaces)
    .values({ therapist_id: therapistId, user_id: userId, kind, format, patient_zone })
    .onConflictDoUpdate({
      target: [waitingPlaces.therapist_id, waitingPlaces.user_id],
      set: { kind, format, patient_zone },
    })
}

const none = { 'first-talk': null, session: null }

export const stopWaiting = (db: Db, userId: string, therapistId: string) =>
  db.delete(waitingPlaces).where(isOf(therapistId, userId))

/**
 * A time has become free: it is kept for an hour for whoever waits longest for such a one and was not
 * offered it before. Nothing is offered that could not be chosen either.
 */
/** One offer of a therapist at a time, and none where they have something else already. */
async function isTakenUp(tx: Db, userId: string, { therapist_id, starts, ends }: Row) {
  const [row] = await tx
    .select({ _id: appointments._id })
    .from(appointments)
    .where(
      and(
        eq(appointments.user_id, userId),
        or(
          and(eq(appointments.therapist_id, therapist_id), eq(appointments.status, 'offered')),
          and(
            inArray(appointments.status, ['requested', 'confirmed']),
            lt(appointments.starts, ends),
            gt(appointments.ends, starts),
          ),
        ),
      ),
    )
    .limit(1)
  return row !== undefined
}

export const offerFreed = (tx: Db, parts: Parts, freed: Row, now: Date) =>
  asJob('offer to who waits', async () => {
    const { therapist_id, starts, kind } = freed
    const therapist = await readHours(tx, therapist_id, now)
    const offer = offersOf(therapist?.calendar?.kinds ?? none).find((one) => one.kind === kind)
    if (!therapist?.isActive || !therapist.calendar || !offer) return
    const times = timesOf(starts, offer.minutes, therapist.calendar.bufferMinutes)
    if (await isBusyElsewhere(tx, therapist_id, times)) return
    const question = { kind, minutes: offer.minutes, now: +now, taken: [] }
    for (const place of await listWaiting(tx, freed)) {
      const viewer = { id: place.user_id, side: 'patient' } as const
      const format = place.format ?? offer.formats[0]
      if (!format || !offer.formats.includes(format)) continue
      if (await whyNone(tx, viewer, therapist_id, therapist.takesNew())) continue
      const rules = therapist.rules(therapist.calendar, await isNewTo(tx, viewer, therapist_id))
      if (!isFree(rules, question, +starts)) continue
      if (await isTakenUp(tx, place.user_id, freed)) continue
      const values = {
        ...{ _id: crypto.randomUUID(), therapist_id, user_id: place.user_id, client_id: null },
        ...{ kind, format, free: offer.free, status: 'offered' as const, asked: false },
        ...times,
        ...{ patient_zone: place.patient_zone, therapist_zone: therapist.calendar.timeZone },
        answer_by: new Date(Math.min(+now + appointmentLimits.offerMinutes * minute, +starts)),
        free_cancellation_hours: therapist.calendar.freeCancellationHours,
        requested_at: now,
      }
      const row = await keep(tx, values)
      if (!row) return
      await tell(tx, parts, row, { what: 'offered', by: 'attune', from: null })
      await forgetNextFree(tx, therapist_id)
      return
    }
  })

/** In the order of their waiting, but for who gave it up and who was offered this very time. */
function listWaiting(tx: Db, { therapist_id, user_id, kind, starts }: Row) {
  const offeredBefore = tx
    .select({ one: sql`1` })
    .from(appointments)
    .where(
      and(
        eq(appointments.therapist_id, therapist_id),
        eq(appointments.user_id, waitingPlaces.user_id),
        eq(appointments.starts, starts),
      ),
    )
  return tx
    .select()
    .from(waitingPlaces)
    .where(
      and(
        eq(waitingPlaces.therapist_id, therapist_id),
        eq(waitingPlaces.kind, kind),
        ne(waitingPlaces.user_id, user_id),
        notExists(offeredBefore),
      ),
    )
    .orderBy(asc(waitingPlaces.since), asc(waitingPlaces.user_id))
}

/** Undefined where somebody has taken the time at this moment. */
async function keep(tx: Db, values: typeof appointments.$inferInsert): Promise<Row | undefined> {
  try {
    return await tx.transaction(async (part) => {
      const [row] = await part.insert(appointments).values(values).returning()
      return row
    })
  } catch (error) {
    if (overlappedConstraint(error)) return undefined
    throw error
  }
}
