import { recentMinutes } from '@attune/contract/security.ts'
import { and, desc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { sessions } from './table.ts'

const idleDays = 7
export const absoluteDays = 30

/** Neither ended, nor idle or old for too long. */
const isLive = () =>
  and(
    isNull(sessions.revoked_at),
    sql`${sessions.seen_at} > now() - make_interval(days => ${idleDays})`,
    sql`${sessions.created_at} > now() - make_interval(days => ${absoluteDays})`,
  )

/** Whose token this is. */
export async function findLive(db: Db, hash: string) {
  const [row] = await db
    .select({
      session: sessions._id,
      id: sessions.person_id,
      role: sessions.role,
      seen: sessions.seen_at,
      secondFactor: sessions.second_factor,
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
    .where(and(eq(sessions._id, session), isNull(sessions.revoked_at)))

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

/** Forgets rows that can no longer be used. */
export const sweepSessions = (db: Db) =>
  db
    .delete(sessions)
    .where(
      or(
        lt(sessions.seen_at, sql`now() - make_interval(days => ${idleDays})`),
        lt(sessions.created_at, sql`now() - make_interval(days => ${absoluteDays})`),
        lt(sessions.revoked_at, sql`now() - interval '1 day'`),
      ),
    )
