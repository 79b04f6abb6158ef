import { randomUUID } from 'node:crypto'
import type { Role } from '@attune/contract/endpoint.ts'
import { standardIdleMinutes } from '@attune/contract/security.ts'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Bus } from '../lib/bus.ts'
import type { Db } from '../lib/db.ts'
import { asSignIn } from '../lib/person.ts'
import { hashOf, newSecret } from '../lib/secret.ts'
import { confirmSession, findLive, idleMinutesFor, isOverIdle, noteSeen } from './session-store.ts'
import { sessions } from './table.ts'

/** Who is calling, as the session alone says. */
export type Caller = {
  id: string
  role: Role
  session: string
  secondFactor: boolean
  shared: boolean
}

/** From where and how somebody signs in. */
type How = { device: string; secondFactor: boolean; shared: boolean }

const noteSeenEvery = 5 * 60_000
const trustFor = 5_000
const cached = 50_000

/**
 * Sessions as rows: made at sign-in with a new token, ended by an update that nothing undoes.
 * A short-lived memory of lookups spares the database; every end is told to all nodes at once,
 * and while a node cannot hear the others it looks each time.
 */
export function createSessions(db: Db, bus: Bus) {
  const known = new Map<string, { caller: Caller; until: number }>()
  /** Counts the ends heard: a lookup that was under way meanwhile is not remembered. */
  let ends = 0

  bus.on('ended', ({ sessions: ended, person }) => {
    ends++
    for (const [hash, { caller }] of known)
      if (caller.id === person || ended?.includes(caller.session)) known.delete(hash)
  })

  bus.on('confirmed', ({ session }) => {
    ends++
    for (const [hash, { caller }] of known) if (caller.session === session) known.delete(hash)
  })

  bus.on('resumed', () => known.clear())

  async function look(hash: string): Promise<Caller | undefined> {
    const before = ends
    const row = await findLive(db, hash)
    if (!row) {
      known.delete(hash)
      return undefined
    }
    // A shorter time than the standard is put off by its person alone, not by what a page asks for.
    const isStandard = row.idleMinutes === standardIdleMinutes
    if (isStandard && Date.now() - row.seen.getTime() > noteSeenEvery)
      await noteSeen(db, row.session)
    const { id, role, session, secondFactor, shared } = row
    const caller = { id, role, session, secondFactor, shared }
    if (bus.isListening() && ends === before) {
      const until = Date.now() + Math.min(trustFor, row.secondsLeft * 1000)
      known.set(hash, { caller, until })
      const [oldest] = known.keys()
      if (known.size > cached && oldest) known.delete(oldest)
    }
    return caller
  }

  async function end(where: ReturnType<typeof and>) {
    const rows = await db
      .update(sessions)
      .set({ revoked_at: sql`now()` })
      .where(and(where, isNull(sessions.revoked_at)))
      .returning({ id: sessions._id })
    const ended = rows.map((row) => row.id)
    if (ended.length > 0) await bus.publish('ended', { sessions: ended })
    return ended.length
  }

  return {
    /** A new session with a token nobody has seen; the token is given out once. */
    async start(person: string, role: Role, { device, secondFactor, shared }: How) {
      const token = newSecret()
      const session = randomUUID()
      await db.insert(sessions).values({
        ...{ _id: session, token_hash: hashOf(token), person_id: person, role, device },
        ...{ second_factor: secondFactor, shared },
        idle_minutes: await idleMinutesFor(db, person, shared),
      })
      return { token, session }
    },

    async find(token: string): Promise<Caller | undefined> {
      const hash = hashOf(token)
      const kept = known.get(hash)
      if (kept && kept.until > Date.now() && bus.isListening()) return kept.caller
      return asSignIn(() => look(hash))
    },

    end: (session: string) => end(eq(sessions._id, session)),

    /** One of a person's own; false where they have no such session. */
    async endOwn(person: string, session: string) {
      const ended = await end(and(eq(sessions.person_id, person), eq(sessions._id, session)))
      return ended > 0
    },

    /** Those whose person has been away for longer than they chose. */
    endIdle: () => end(isOverIdle()),

    /** All of a person's sessions, such as after a password was chosen anew. */
    endAll: (person: string) => end(eq(sessions.person_id, person)),

    /** All of a person's sessions but the one named, such as after a changed password. */
    endOthers: (person: string, keep: string) =>
      end(and(eq(sessions.person_id, person), ne(sessions._id, keep))),

    /** The password was given again, and a second factor where there is one. */
    async confirm(session: string, secondFactor: boolean) {
      await confirmSession(db, session, secondFactor)
      // What nodes remember of it is looked up anew.
      if (secondFactor) await bus.publish('confirmed', { session })
    },
  }
}

export type Sessions = ReturnType<typeof createSessions>
