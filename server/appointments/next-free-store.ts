import type { NextFree } from '@attune/contract/appointments.ts'
import { freeTimes, type Rules } from '@attune/engine/calendar/free-times.ts'
import { and, eq, inArray, not, sql } from 'drizzle-orm'
import { calendars, nextFreeTimes } from '../calendar/table.ts'
import type { Db } from '../lib/db.ts'
import { asJob } from '../lib/person.ts'
import { practiceFacts } from '../practice-facts/table.ts'
import { therapists } from '../therapists/table.ts'
import { isClosed, listTaken, offersOf, readHours } from './free-times-store.ts'

const hour = 60 * 60_000
const day = 24 * hour
/** A first look goes so far, and a second one as far as can be chosen. */
const firstLook = 7

/**
 * Of these therapists, those who practise, take new patients and have a free time. What was reckoned
 * before is read in one statement; only what does not hold any more is reckoned anew.
 */
export async function listNextFree(db: Db, ids: readonly string[], now: Date): Promise<NextFree[]> {
  const rows = await db
    .select({
      _id: calendars.therapist_id,
      timeZone: calendars.timeZone,
      at: nextFreeTimes.at,
      kind: nextFreeTimes.kind,
      holds: sql<boolean>`coalesce(${nextFreeTimes.stale_at} > ${now}
        AND ${nextFreeTimes.away_from} IS NOT DISTINCT FROM ${therapists.away_from}
        AND ${nextFreeTimes.away_until} IS NOT DISTINCT FROM ${therapists.away_until}, false)`,
    })
    .from(calendars)
    .innerJoin(therapists, eq(therapists._id, calendars.therapist_id))
    .leftJoin(practiceFacts, eq(practiceFacts.therapist_id, calendars.therapist_id))
    .leftJoin(nextFreeTimes, eq(nextFreeTimes.therapist_id, calendars.therapist_id))
    .where(
      and(
        inArray(calendars.therapist_id, [...ids]),
        eq(therapists.isActive, true),
        eq(therapists.accepting, true),
        not(isClosed),
      ),
    )
  const next: NextFree[] = []
  for (const { holds, ...row } of rows) {
    const { at, kind } = holds ? row : await reckonNextFree(db, row._id, now)
    if (at && kind) next.push({ _id: row._id, timeZone: row.timeZone, at, kind })
  }
  return next
}

const none = { at: null, kind: null }

/** Kept, unless something changed meanwhile: the version that was read first is not there any more. */
export const reckonNextFree = (
  db: Db,
  therapistId: string,
  now: Date,
): Promise<Pick<NextFree, 'at' | 'kind'> | typeof none> =>
  asJob('next free time', async () => {
    const ofTherapist = eq(nextFreeTimes.therapist_id, therapistId)
    const [before] = await db
      .select({ version: nextFreeTimes.version })
      .from(nextFreeTimes)
      .where(ofTherapist)
    const therapist = await readHours(db, therapistId, now)
    if (!before || !therapist?.calendar) return none
    const { calendar, away } = therapist
    const found = await soonest(
      db,
      therapistId,
      therapist.rules(calendar, true),
      calendar.kinds,
      now,
    )
    const stale_at = found.at
      ? new Date(Math.min(+found.at - calendar.noticeHours * hour, +now + day))
      : new Date(+now + hour)
    await db
      .update(nextFreeTimes)
      .set({
        ...found,
        ...{ stale_at, away_from: away?.from ?? null, away_until: away?.until ?? null },
      })
      .where(and(ofTherapist, eq(nextFreeTimes.version, before.version)))
    return found
  })

async function soonest(
  db: Db,
  therapistId: string,
  rules: Rules,
  kinds: Parameters<typeof offersOf>[0],
  now: Date,
): Promise<Pick<NextFree, 'at' | 'kind'> | typeof none> {
  const offers = offersOf(kinds)
  const first = +now + (firstLook + rules.noticeHours / 24) * day
  for (const range of [
    { from: +now, until: first },
    { from: first, until: +now + rules.aheadDays * day + 1 },
  ]) {
    const taken = await listTaken(db, therapistId, range)
    const found = offers.flatMap(({ kind, minutes }) => {
      const [at] = freeTimes(rules, { kind, minutes, range, now: +now, taken })
      return at === undefined ? [] : [{ at: new Date(at), kind }]
    })
    const [next] = found.sort((one, other) => +one.at - +other.at)
    if (next) return next
  }
  return none
}
