import { and, eq, isNull, lte, or, sql } from 'drizzle-orm'
import { isLive } from '../auth/session-store.ts'
import { sessions } from '../auth/table.ts'
import type { Db } from '../lib/db.ts'
import type { Vault } from '../lib/vault.ts'
import { notifications, ofConversation } from '../notifications/table.ts'
import { pushSubscriptions } from './table.ts'

type Caller = { id: string; session: string }

export async function isSubscribed(db: Db, { session }: Caller) {
  const [row] = await db
    .select({ session: pushSubscriptions.session_id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.session_id, session))
  return row !== undefined
}

/** What was unread before is not told. */
export async function subscribe(db: Db, vault: Vault, { id, session }: Caller, endpoint: string) {
  const key = await vault.keyOf(db, id)
  const sealed = key.encrypt(endpoint, sealedAs(session))
  await db
    .insert(pushSubscriptions)
    .values({ session_id: session, person_id: id, endpoint: sealed })
    .onConflictDoUpdate({ target: pushSubscriptions.session_id, set: { endpoint: sealed } })
}

export const unsubscribe = (db: Db, session: string) =>
  db.delete(pushSubscriptions).where(eq(pushSubscriptions.session_id, session))

export const deleteSubscriptions = (tx: Db, person: string) =>
  tx.delete(pushSubscriptions).where(eq(pushSubscriptions.person_id, person))

/** Whoever finds it a day later finds it on the page: it is no news for a phone's screen any more. */
const isNews = and(
  eq(notifications.person_id, pushSubscriptions.person_id),
  ofConversation,
  isNull(notifications.read_at),
  sql`${notifications.since} > ${pushSubscriptions.told_at}`,
  sql`${notifications.since} > now() - interval '1 day'`,
)

/** Browsers of living sessions with something new for their person; `since` is the oldest of it. */
export const listDue = (db: Db, now: Date, most: number) =>
  db
    .select({
      session: pushSubscriptions.session_id,
      person: pushSubscriptions.person_id,
      since: sql<Date>`min(${notifications.since})`.mapWith(notifications.since),
      latest: sql<Date>`max(${notifications.since})`.mapWith(notifications.since),
    })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions._id, pushSubscriptions.session_id))
    .innerJoin(notifications, isNews)
    .where(
      and(isLive(), or(isNull(pushSubscriptions.next_at), lte(pushSubscriptions.next_at, now))),
    )
    .groupBy(pushSubscriptions.session_id)
    .orderBy(sql`${pushSubscriptions.next_at} NULLS FIRST`)
    .limit(most)

export type Due = Awaited<ReturnType<typeof listDue>>[number]

export const lookLater = (db: Db, { session }: Due, at: Date) =>
  db.update(pushSubscriptions).set({ next_at: at }).where(eq(pushSubscriptions.session_id, session))

/**
 * The address, for the one node that takes it: what is new counts as told from here on. A push that
 * is lost then is not repeated; the mail, the bell and the page tell it all the same.
 */
export async function take(db: Db, vault: Vault, { session, person, latest }: Due) {
  const [row] = await db
    .update(pushSubscriptions)
    .set({ told_at: latest, next_at: null })
    .where(
      and(eq(pushSubscriptions.session_id, session), sql`${pushSubscriptions.told_at} < ${latest}`),
    )
    .returning({ endpoint: pushSubscriptions.endpoint })
  const key = row && (await vault.keysOf(db, [person])).get(person)
  return row && key?.decrypt(row.endpoint, sealedAs(session))
}

const sealedAs = (session: string) => `push_subscriptions.endpoint:${session}` as const
