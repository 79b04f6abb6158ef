import { createHash } from 'node:crypto'
import {
  type Calendar,
  type CalendarDraft,
  type CalendarException,
  calendarLimits,
  Place,
  type Span,
} from '@attune/contract/calendar.ts'
import { dayAfter, dayAt } from '@attune/engine/calendar/wall-clock.ts'
import { and, asc, eq, gte, sql } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { AppError, found } from '../lib/errors.ts'
import { asJob } from '../lib/person.ts'
import { newSecret } from '../lib/secret.ts'
import type { AssociatedData, Vault } from '../lib/vault.ts'
import { therapists } from '../therapists/table.ts'
import {
  calendarExceptions,
  calendarFeeds,
  calendarPlaces,
  calendars,
  nextFreeTimes,
} from './table.ts'

/** Everyone who is signed in may read it; where it is, and the address of the feed, stand elsewhere. */
export type OpenCalendar = Omit<Calendar, 'place' | 'feedSince'>

/** Undefined where the therapist has set up none. */
export async function readOpenCalendar(
  db: Db,
  therapistId: string,
  now: Date,
): Promise<OpenCalendar | undefined> {
  const [row] = await db.select().from(calendars).where(eq(calendars.therapist_id, therapistId))
  if (!row) return undefined
  const { therapist_id, by_hand, handle: _, ...hours } = row
  const exceptions = await listExceptions(db, therapist_id, dayAfter(dayAt(+now, row.timeZone), -1))
  return { ...hours, exceptions, confirmation: by_hand ? 'by-hand' : 'automatic' }
}

export async function readCalendar(
  db: Db,
  vault: Vault,
  therapistId: string,
  now: Date,
): Promise<Calendar | null> {
  const open = await readOpenCalendar(db, therapistId, now)
  if (!open) return null
  const [feed] = await db
    .select({ since: calendarFeeds.since })
    .from(calendarFeeds)
    .innerJoin(therapists, isFeedOfOwner)
    .where(eq(calendarFeeds.therapist_id, therapistId))
  const place = await readPlace(db, vault, therapistId)
  return { ...open, place, feedSince: feed?.since ?? null }
}

const listExceptions = (db: Db, therapistId: string, from: string): Promise<CalendarException[]> =>
  db
    .select({ day: calendarExceptions.day, hours: calendarExceptions.hours })
    .from(calendarExceptions)
    .where(and(eq(calendarExceptions.therapist_id, therapistId), gte(calendarExceptions.day, from)))
    .orderBy(asc(calendarExceptions.day))

/** What is agreed on already stays as it is. */
export const setCalendar = (db: Db, vault: Vault, therapistId: string, draft: CalendarDraft) =>
  db.transaction(async (tx) => {
    const { place, confirmation, ...hours } = draft
    const columns = { ...hours, by_hand: confirmation === 'by-hand' }
    await tx
      .insert(calendars)
      .values({ therapist_id: therapistId, ...columns })
      .onConflictDoUpdate({ target: calendars.therapist_id, set: columns })
    await keepPlace(tx, vault, therapistId, place)
    await asJob('next free time', () =>
      tx.insert(nextFreeTimes).values({ therapist_id: therapistId }).onConflictDoNothing(),
    )
    await forgetNextFree(tx, therapistId)
  })

const associatedData = (therapistId: string): AssociatedData =>
  `calendar_places.body:${therapistId}`

/** Null too for whom the database does not show it. */
export async function readPlace(db: Db, vault: Vault, therapistId: string): Promise<Place | null> {
  const [row] = await db
    .select({ body: calendarPlaces.body })
    .from(calendarPlaces)
    .where(eq(calendarPlaces.therapist_id, therapistId))
  const key = row && (await vault.keysOf(db, [therapistId])).get(therapistId)
  return key ? Place.parse(JSON.parse(key.decrypt(row.body, associatedData(therapistId)))) : null
}

async function keepPlace(tx: Db, vault: Vault, therapistId: string, place: Place | null) {
  if (!place) {
    await tx.delete(calendarPlaces).where(eq(calendarPlaces.therapist_id, therapistId))
    return
  }
  const key = await vault.keyOf(tx, therapistId)
  const body = key.encrypt(JSON.stringify(place), associatedData(therapistId))
  await tx
    .insert(calendarPlaces)
    .values({ therapist_id: therapistId, body })
    .onConflictDoUpdate({ target: calendarPlaces.therapist_id, set: { body } })
}

/** The calendar's row is held, so that two at once do not both take the last place. */
export const setException = (db: Db, therapistId: string, day: string, hours: Span[]) =>
  db.transaction(async (tx) => {
    const ofTherapist = eq(calendars.therapist_id, therapistId)
    const [row] = await tx
      .select({ timeZone: calendars.timeZone })
      .from(calendars)
      .where(ofTherapist)
      .for('update')
    if (!row) throw new AppError('not_found', 'Please set up your calendar first')
    const isOfTherapist = eq(calendarExceptions.therapist_id, therapistId)
    const others = and(isOfTherapist, sql`${calendarExceptions.day} <> ${day}`)
    if ((await tx.$count(calendarExceptions, others)) >= calendarLimits.exceptions)
      throw new AppError(
        'invalid',
        `You can keep ${calendarLimits.exceptions} single days. Take one back first.`,
      )
    await tx
      .insert(calendarExceptions)
      .values({ therapist_id: therapistId, day, hours })
      .onConflictDoUpdate({
        target: [calendarExceptions.therapist_id, calendarExceptions.day],
        set: { hours },
      })
    await forgetNextFree(tx, therapistId)
  })

export const dropException = (db: Db, therapistId: string, day: string) =>
  db.transaction(async (tx) => {
    await tx
      .delete(calendarExceptions)
      .where(and(eq(calendarExceptions.therapist_id, therapistId), eq(calendarExceptions.day, day)))
    await forgetNextFree(tx, therapistId)
  })

/** Something changed: it is reckoned anew when it is next asked for. */
export const forgetNextFree = (tx: Db, therapistId: string) =>
  asJob('next free time', () =>
    tx
      .update(nextFreeTimes)
      .set({ stale_at: sql`'epoch'`, version: sql`${nextFreeTimes.version} + 1` })
      .where(eq(nextFreeTimes.therapist_id, therapistId)),
  )

export const hashOf = (secret: string) => createHash('sha256').update(secret).digest()

/** A new secret, which is kept nowhere but where it is told. */
export async function makeFeed(db: Db, therapistId: string): Promise<string> {
  const secret = newSecret()
  const [owner] = await db
    .select({ password_mark: passwordMark })
    .from(therapists)
    .where(eq(therapists._id, therapistId))
  const { password_mark } = found(owner, 'Calendar not found')
  const feed = { secret_hash: hashOf(secret), password_mark, since: new Date() }
  await db
    .insert(calendarFeeds)
    .values({ therapist_id: therapistId, ...feed })
    .onConflictDoUpdate({ target: calendarFeeds.therapist_id, set: feed })
  return secret
}

const passwordMark = sql<Buffer>`sha256(convert_to(coalesce(${therapists.password_hash}, ''), 'UTF8'))`

/** Whoever chooses another password wants nobody left who came in by the old one. */
const isFeedOfOwner = and(
  eq(therapists._id, calendarFeeds.therapist_id),
  eq(calendarFeeds.password_mark, passwordMark),
)

export const endFeed = (db: Db, therapistId: string) =>
  db.delete(calendarFeeds).where(eq(calendarFeeds.therapist_id, therapistId))

/** Whose feed this secret opens; the secret is all that is asked for. */
export const ownerOfFeed = (db: Db, secret: string) =>
  asJob('owner of a calendar feed', async () => {
    const [row] = await db
      .select({ id: calendarFeeds.therapist_id })
      .from(calendarFeeds)
      .innerJoin(therapists, isFeedOfOwner)
      // Whom the operator stopped reads nothing more of patients.
      .where(and(eq(calendarFeeds.secret_hash, hashOf(secret)), eq(therapists.isActive, true)))
    return row?.id
  })
