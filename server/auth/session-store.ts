import {
  type IdleEnd,
  recentMinutes,
  sharedIdleMinutes,
  standardIdleMinutes,
} from '@attune/contract/security.ts'
import { and, desc, eq, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { keptDays } from '../lib/kept-days.ts'
import { sessions, signInSettings } from './table.ts'

export const absoluteDays = keptDays.session

/** Neither ended, nor idle or old for too long. */
export const isLive = () =>
  and(
    isNull(sessions.revoked_at),
    sql`${sessions.seen_at} > now() - make_interval(mins => ${sessions.idle_minutes})`,
    sql`${sessions.created_at} > now() - make_interval(days => ${absoluteDays})`,
  )

/** Until it ends by itself. */
const secondsLeft = sql<number>`floor(extract(epoch FROM least(
  ${sessions.seen_at} + make_interval(mins => ${sessions.idle_minutes}),
  ${sessions.created_at} + make_interval(days => ${absoluteDays})) - now()))::int`

/** Whose token this is. */
export async function findLive(db: Db, hash: string) {
  const [row] = await db
    .select({
      session: sessions._id,
      id: sessions.person_id,
      role: sessions.role,
      seen: sessions.seen_at,
      idleMinutes: sessions.idle_minutes,
      secondsLeft,
      secondFactor: sessions.second_factor,
      shared: sessions.shared,
    })
    .from(sessions)
    .where(and(eq(sessions.token_hash, hash), isLive()))
  return row
}

export const confirmSession = (db: Db, session: string, secondFactor: boolean) =>
  db
    .update(sessions)
    .set({ confirmed_at: sql`now()`, ...(secondFactor && { second_factor: true }) })
    .where(and(eq(sessions._id, session), isNull(sessions.revoked_at)))

export const noteSeen = (db: Db, session: string) =>
  db
    .update(sessions)
    .set({ seen_at: sql`now()` })
    .where(and(eq(sessions._id, session), isLive()))
    .returning({ id: sessions._id })

/** Whether the password was given within the last minutes that count as recent. */
export async function isRecentSession(db: Db, session: string) {
  const recent = sql`${sessions.confirmed_at} > now() - make_interval(mins => ${recentMinutes})`
  const [row] = await db
    .select({ id: sessions._id })
    .from(sessions)
    .where(and(eq(sessions._id, session), isLive(), recent))
  return row !== undefined
}

/** Where this person is signed in, last used first. */
export const listSessions = (db: Db, person: string) =>
  db
    .select({
      _id: sessions._id,
      device: sessions.device,
      signedInAt: sessions.created_at,
      lastUsedAt: sessions.seen_at,
    })
    .from(sessions)
    .where(and(eq(sessions.person_id, person), isLive()))
    .orderBy(desc(sessions.seen_at), desc(sessions._id))

/** Stands in the place of who has deleted their account. */
export const nobody = '00000000-0000-0000-0000-000000000000'

/**
 * Leaves of each open session the hash of its token and this moment, so that the browser that holds
 * the token can be told once it is back, and nobody else. It goes when no session would have lasted.
 */
export const disownSessions = (tx: Db, person: string) =>
  tx
    .update(sessions)
    .set({
      ...{ person_id: nobody, device: '', second_factor: false, shared: false },
      ...{ created_at: sql`now()`, confirmed_at: sql`now()` },
      ...{ seen_at: sql`now()`, revoked_at: sql`now()`, idle_minutes: standardIdleMinutes },
    })
    .where(and(eq(sessions.person_id, person), isLive()))

/** Whether this token was of a session whose account is deleted. */
export async function isDisowned(db: Db, hash: string) {
  const [row] = await db
    .select({ id: sessions._id })
    .from(sessions)
    .where(and(eq(sessions.token_hash, hash), eq(sessions.person_id, nobody)))
  return row !== undefined
}

/** Forgets rows that can no longer be used. */
export const sweepSessions = (db: Db) =>
  db
    .delete(sessions)
    .where(
      or(
        lt(sessions.seen_at, sql`now() - make_interval(mins => ${sessions.idle_minutes})`),
        lt(sessions.created_at, sql`now() - make_interval(days => ${absoluteDays})`),
        and(
          ne(sessions.person_id, nobody),
          lt(sessions.revoked_at, sql`now() - make_interval(days => ${keptDays.endedSession})`),
        ),
      ),
    )

/** What is short of the standard and has run out: its sockets and lookups are not to outlive it. */
export const isOverIdle = () =>
  and(
    // As the index has it, which a parameter would not be.
    sql`${sessions.idle_minutes} < ${sql.raw(String(standardIdleMinutes))}`,
    sql`${sessions.seen_at} <= now() - make_interval(mins => ${sessions.idle_minutes})`,
  )

/** In full, since a column of this name stands in both tables. */
const chosenMinutes = sql`coalesce((SELECT settings.idle_minutes FROM sign_in_settings settings
  WHERE settings.person_id = "sessions"."person_id"), ${standardIdleMinutes})`

/** Undefined once it is over. */
export async function readIdleEnd(db: Db, session: string): Promise<IdleEnd | undefined> {
  const [row] = await db
    .select({
      idleMinutes: sessions.idle_minutes,
      isShared: sessions.shared,
      secondsLeft,
      chosenMinutes: chosenMinutes.mapWith(Number),
    })
    .from(sessions)
    .where(and(eq(sessions._id, session), isLive()))
  return row
}

/** For a session that begins now. */
export async function idleMinutesFor(db: Db, person: string, shared: boolean) {
  if (shared) return sharedIdleMinutes
  const [row] = await db
    .select({ minutes: signInSettings.idle_minutes })
    .from(signInSettings)
    .where(eq(signInSettings.person_id, person))
  return row?.minutes ?? standardIdleMinutes
}

/** For all of a person's sessions but those on shared computers, from now on. */
export const chooseIdleMinutes = (db: Db, person: string, idle_minutes: number) =>
  db.transaction(async (tx) => {
    await tx
      .insert(signInSettings)
      .values({ person_id: person, idle_minutes })
      .onConflictDoUpdate({ target: signInSettings.person_id, set: { idle_minutes } })
    await tx
      .update(sessions)
      .set({ idle_minutes })
      .where(and(eq(sessions.person_id, person), eq(sessions.shared, false), isLive()))
  })
