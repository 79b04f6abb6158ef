import type { FreeTime, FreeTimes, NoTimes, Offer } from '@attune/contract/appointments.ts'
import {
  type AppointmentFormat,
  type AppointmentKind,
  calendarLimits,
  type Kinds,
} from '@attune/contract/calendar.ts'
import { say } from '@attune/contract/errors.ts'
import {
  freeTimes,
  type Question,
  type Range,
  type Rules,
} from '@attune/engine/calendar/free-times.ts'
import { and, eq, gt, lt, not, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { listBusyOf } from '../busy-times/store.ts'
import { type OpenCalendar, readOpenCalendar } from '../calendar/store.ts'
import { calendars } from '../calendar/table.ts'
import type { Db } from '../lib/db.ts'
import { found } from '../lib/errors.ts'
import { asJob } from '../lib/person.ts'
import { contactState, stopsOf } from '../messages/contact-store.ts'
import { findThread, isInContact } from '../messages/thread-store.ts'
import { practiceFacts } from '../practice-facts/table.ts'
import { therapists } from '../therapists/table.ts'
import { appointments, isHolding } from './table.ts'
import type { Viewer } from './view.ts'

const minute = 60_000
const day = 24 * 60 * minute
/** No appointment holds its time for longer, its buffer included. */
const longest = 3 * 60 * minute

type Query = {
  from?: Date | undefined
  days: number
  kind?: AppointmentKind | undefined
  format?: AppointmentFormat | undefined
  /** One of the viewer's, which is to be moved. */
  moving?: string | undefined
  /** The booking link that led here: whoever has it may ask somebody whose caseload is closed. */
  link?: string | null | undefined
}

/** `viewer` null: a stranger, who is new to everybody. */
export async function readFreeTimes(
  db: Db,
  viewer: Viewer | null,
  therapistId: string,
  { from, days, kind, format, moving, link }: Query,
  now: Date,
): Promise<FreeTimes> {
  const start = Math.max(+(from ?? now), +now)
  // Beyond what anybody offers there is nothing, up to the end of the database's calendar.
  const furthest = +now + (calendarLimits.aheadDays + 1) * day
  const asked = { from: start, until: Math.min(start + days * day, furthest) }
  const but = moving && viewer ? { moving, viewer } : undefined
  // What none of them waits for the other to say is asked at once.
  const [hours, unless, taken] = await Promise.all([
    readHours(db, therapistId, now),
    whyNone(db, viewer, therapistId, false),
    listTaken(db, therapistId, asked, but),
  ])
  const therapist = found(hours, say.therapistNotFound)
  if (!therapist.isActive && viewer?.id !== therapistId) found(null, say.therapistNotFound)
  const { calendar } = therapist
  if (!calendar) return { ...nothing, why: 'no-calendar' }
  const offers = offersOf(calendar.kinds, format)
  const offer = offers.find((one) => one.kind === kind) ?? (kind ? undefined : offers[0])
  const isNew = unless === 'no-new-patients'
  const why = isNew && therapist.takesNew(link) ? null : unless
  const last = +now + (calendar.aheadDays + 1) * day
  const range = { from: asked.from, until: Math.min(asked.until, last) }
  const isAny = offer && !why && range.from < range.until
  return {
    ...{ why, timeZone: calendar.timeZone, offers, kind: offer?.kind ?? null },
    waiting: !why && (!isNew || therapist.takesNew()),
    confirmation: calendar.confirmation,
    freeCancellationHours: calendar.freeCancellationHours,
    noticeHours: calendar.noticeHours,
    lastDay: new Date(+now + calendar.aheadDays * day),
    times: isAny
      ? timesOf(therapist.rules(calendar, isNew), offer, { range, now: +now, taken })
      : [],
  }
}

const nothing: FreeTimes = {
  ...{ why: null, timeZone: 'UTC', offers: [], kind: null, confirmation: 'by-hand' },
  ...{ freeCancellationHours: 0, noticeHours: 0, lastDay: null, waiting: false, times: [] },
}

function timesOf(
  rules: Rules,
  { kind, minutes, formats }: Offer,
  question: Pick<Question, 'range' | 'now' | 'taken'>,
): FreeTime[] {
  return freeTimes(rules, { kind, minutes, ...question }).map((at) => ({
    at: new Date(at),
    until: new Date(at + minutes * minute),
    formats,
  }))
}

/** A first talk first; in one format only where that is asked for. */
export function offersOf(kinds: Kinds, format?: AppointmentFormat): Offer[] {
  const { 'first-talk': talk, session } = kinds
  const offers = [
    ...(talk ? [{ kind: 'first-talk' as const, ...talk }] : []),
    ...(session ? [{ kind: 'session' as const, ...session, free: false }] : []),
  ]
  return offers.filter(({ formats }) => !format || formats.includes(format))
}

export const isClosed = sql<boolean>`coalesce(${practiceFacts.facts} ->> 'closed' = 'true', false)`

/** What decides when a therapist can be met: their calendar, and the days away of their profile. */
export async function readHours(db: Db, therapistId: string, now: Date) {
  const { isActive, accepting, away_from, away_until } = therapists
  const [row] = await db
    .select({
      ...{ isActive, accepting, away_from, away_until, isClosed, handle: calendars.handle },
      next_start: sql<string | null>`${practiceFacts.facts} ->> 'nextStart'`,
    })
    .from(therapists)
    .leftJoin(practiceFacts, eq(practiceFacts.therapist_id, therapists._id))
    .leftJoin(calendars, eq(calendars.therapist_id, therapists._id))
    .where(eq(therapists._id, therapistId))
  if (!row) return undefined
  const away =
    row.away_from && row.away_until ? { from: row.away_from, until: row.away_until } : null
  return {
    ...{ isActive: row.isActive, away },
    /** Whoever is new to them; with their booking link also while their caseload is closed. */
    takesNew: (link?: string | null) =>
      row.accepting && (!row.isClosed || (!!link && link === row.handle)),
    calendar: await readOpenCalendar(db, therapistId, now),
    /** From when on they can begin with new patients holds for those alone. */
    rules: (calendar: OpenCalendar, isNew: boolean): Rules => ({
      ...calendar,
      away,
      firstDay: isNew ? row.next_start : null,
    }),
  }
}

/** Who has not written to them yet. */
export const isNewTo = async (db: Db, { id, side }: Viewer, therapistId: string) =>
  side === 'patient' && !(await isInContact(db, id, therapistId))

/** Not taking new patients holds for new ones alone. `accepting`: they take this one, if new. */
export async function whyNone(
  db: Db,
  viewer: Viewer | null,
  therapistId: string,
  accepting: boolean,
): Promise<NoTimes | null> {
  if (!viewer) return accepting ? null : 'no-new-patients'
  const { id, side } = viewer
  if (side === 'therapist') return null
  const thread = await findThread(db, id, therapistId)
  if (thread && (thread.closed || contactState(stopsOf(thread, id)) !== 'open'))
    return 'contact-closed'
  if (accepting || (thread && (await isInContact(db, id, therapistId)))) return null
  return 'no-new-patients'
}

/** This one of theirs is to be moved, so its own time is in nobody's way. */
type ButFor = { moving: string; viewer: Viewer }

/**
 * What of this time cannot be had: what is held, proposed times too, and when the therapist is busy
 * elsewhere. Not by whom.
 */
export async function listTaken(
  db: Db,
  therapistId: string,
  range: Range,
  but?: ButFor,
): Promise<Range[]> {
  const reach = { from: range.from, until: range.until + longest }
  const [held, busy] = await Promise.all([
    listHeld(db, therapistId, range, but),
    listBusyOf(db, therapistId, reach),
  ])
  return [...held, ...busy].sort((one, other) => one.from - other.from)
}

const listHeld = (
  db: Db,
  therapistId: string,
  range: Range,
  but: ButFor | undefined,
): Promise<Range[]> =>
  asJob('times that are held', async () => {
    const { starts, held_until, proposed_starts, proposed_held_until } = appointments
    const rows = await db
      .select({ starts, held_until, proposed_starts, proposed_held_until })
      .from(appointments)
      .where(
        and(
          eq(appointments.therapist_id, therapistId),
          isHolding,
          or(isNear(starts, range), isNear(proposed_starts, range)),
          but && not(isOwn(but)),
        ),
      )
    return rows.flatMap((row) => [
      { from: +row.starts, until: +row.held_until },
      ...(row.proposed_starts && row.proposed_held_until
        ? [{ from: +row.proposed_starts, until: +row.proposed_held_until }]
        : []),
    ])
  })

/** An appointment that begins at the end of the range must not reach into one after it. */
const isNear = (begins: PgColumn, { from, until }: Range) =>
  and(gt(begins, new Date(from - longest)), lt(begins, new Date(until + longest)))

const isOwn = ({ moving, viewer }: ButFor): SQL => {
  const own = viewer.side === 'patient' ? appointments.user_id : appointments.therapist_id
  return sql`(${eq(appointments._id, moving)} AND ${eq(own, viewer.id)})`
}
