import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { applicationName, type Db, heard, onlyRow } from './db.ts'
import { databaseCode } from './errors.ts'
import type { Metrics } from './metrics.ts'
import { currentPerson } from './person.ts'
import { personalClient } from './personal-query.ts'
import { planNames } from './plan-names.ts'

/** So often the database says how far it has written, in milliseconds. */
const every = 500

/** Milliseconds a copy may be behind the database and still be asked. */
export const mostBehind = 2_000

/**
 * Milliseconds for a connection, and then for all that one asks of it: whoever waits for a copy waits
 * for the database after that, if it fails.
 */
const connectWithin = 300
const answerWithin = 800
/** Nobody waits for what the database says of itself. */
const sayWithin = 2_000

/** Milliseconds it is left alone after a failure, twice as long each time. */
const rest = { first: 1_000, longest: 60_000 }

/** Of the last so many rounds it is remembered what the database had written. */
const marksKept = 20

/** A streaming replica of the database, for what may be `mostBehind` milliseconds old. */
export type ReadCopy = {
  /**
   * What `ask` finds in the copy; undefined where there is none, it is too far behind or does not
   * answer soon. What it finds may have changed since: whatever somebody is shown of a person is
   * read from the database itself.
   */
  lately: <T>(ask: (copy: Db) => Promise<T>) => Promise<T | undefined>
  close: () => Promise<void>
}

export const noCopy: ReadCopy = { lately: async () => undefined, async close() {} }

type Parts = {
  databaseUrl: string
  copyUrl: string
  metrics: Pick<Metrics, 'copyAsked'>
  log: (line: string) => void
}

/**
 * Follows the copy until it is closed. How near it is, is asked on the connection that then answers:
 * behind one address there may be several servers, and not each a copy.
 */
export function openReadCopy({ databaseUrl, copyUrl, metrics, log }: Parts): ReadCopy {
  // Of its own: in the pool of all others it would wait the longer, the more a copy is needed.
  const database = openPool(databaseUrl, { max: 1, connect: sayWithin, within: sayWithin })
  const copy = openPool(copyUrl, { max: 6, connect: connectWithin, within: answerWithin })
  const nearness = nearnessOf()
  const health = healthOf(log)
  const nameOf = planNames()
  const stopFollowing = follow({ database, copy, nearness, health })

  /** Undefined where this very server is not near, or no copy. */
  async function askOn<T>(client: pg.PoolClient, ask: (copy: Db) => Promise<T>) {
    const reached = await placeOf(client, replayed)
    if (!nearness.isNear(reached.place, performance.now())) return undefined
    const known = nearness.latest()
    const now = known && reached.place <= known.place ? known : await placeOf(database, written)
    if (!isCopyOf(now, reached)) return undefined
    const db = drizzle(personalClient(client, currentPerson, nameOf))
    return db.transaction(ask, { accessMode: 'read only' })
  }

  return {
    async lately(ask) {
      if (!health.isFollowing()) {
        metrics.copyAsked('behind')
        return undefined
      }
      let client: pg.PoolClient | undefined
      try {
        client = await copy.connect()
        const found = await inTime(answerWithin, askOn(client, ask))
        client.release()
        health.answered()
        metrics.copyAsked(found === undefined ? 'behind' : 'answered')
        return found
      } catch (error) {
        client?.release(true)
        // A copy ends statements that keep it from following; the database itself knows all it knew.
        metrics.copyAsked('failed')
        health.fail(`could not answer, and is not asked${codeOf(error)}`)
        return undefined
      }
    },
    async close() {
      stopFollowing()
      await Promise.all([copy.end(), database.end()])
    },
  }
}

type Followed = {
  database: pg.Pool
  copy: pg.Pool
  nearness: ReturnType<typeof nearnessOf>
  health: ReturnType<typeof healthOf>
}

/** Round after round, until it is stopped. */
function follow({ database, copy, nearness, health }: Followed): () => void {
  let isClosed = false
  let timer: NodeJS.Timeout | undefined

  const round = async () => {
    try {
      const at = performance.now()
      nearness.wrote(at, await placeOf(database, written))
      if (health.mayBeAsked()) await look()
    } catch (error) {
      // Nothing is known of the copy then; the database says for itself that it is away.
      nearness.forget()
      if (!isClosed) health.say(`is not asked, as the database does not answer${codeOf(error)}`)
    } finally {
      if (!isClosed) timer = setTimeout(() => void round(), every).unref()
    }
  }

  /** What is ahead of the database, or of another, is a copy of something else. */
  async function look() {
    const reached = await placeOf(copy, replayed).catch((error: unknown) => {
      if (!isClosed) health.fail(`does not answer, and is not asked${codeOf(error)}`)
    })
    if (!reached) return
    const now = await placeOf(database, written)
    if (!isCopyOf(now, reached)) {
      nearness.forget()
      health.refuse('DATABASE_READ_URL is no copy of DATABASE_URL, and is not asked')
    } else if (nearness.isNear(reached.place, performance.now())) health.follows()
    else health.say('is behind, and is not asked')
  }
  void round()

  return () => {
    isClosed = true
    clearTimeout(timer)
  }
}

/** Rejects where it takes longer, whatever it consists of. */
async function inTime<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It is slow')), milliseconds)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

type Times = { max: number; connect: number; within: number }

function openPool(url: string, { max, connect, within }: Times) {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: applicationName,
    max,
    connectionTimeoutMillis: connect,
    idleTimeoutMillis: 300_000,
    statement_timeout: within,
    // Where not even a refusal comes back.
    query_timeout: within + 200,
  })
  return heard(pool, () => {})
}

/** Whether it may be asked, and what of that has been said. */
function healthOf(log: (line: string) => void) {
  let said = ''
  let isWell = false
  let restsUntil = 0
  let pause = rest.first
  const say = (state: string) => {
    if (state !== said) log(`copy: ${state}`)
    said = state
  }
  const mayBeAsked = () => performance.now() >= restsUntil
  return {
    say,
    mayBeAsked,
    isFollowing: () => isWell && mayBeAsked(),
    follows() {
      isWell = true
      say('follows')
    },
    answered() {
      pause = rest.first
    },
    refuse(state: string) {
      isWell = false
      say(state)
    },
    /** Several that wait at once fail once. */
    fail(state: string) {
      if (!mayBeAsked()) return
      isWell = false
      restsUntil = performance.now() + pause
      pause = Math.min(2 * pause, rest.longest)
      say(state)
    },
  }
}

/** PostgreSQL's or the network's, in brackets. */
function codeOf(error: unknown): string {
  const code = databaseCode(error)
  return code && ` (${code})`
}

/** Of which database and role, and how far it is: a byte of its log; below zero nowhere. */
type Place = { of: string; place: bigint }

const identity = `concat_ws(' ', (SELECT system_identifier FROM pg_control_system()), current_database(), current_user)`
const written = {
  name: 'attune_written',
  text: `SELECT ${identity} AS of, pg_current_wal_lsn() - '0/0' AS place`,
}
/** Of one that has become a database of its own, nowhere. */
const replayed = {
  name: 'attune_replayed',
  text: `SELECT ${identity} AS of,
    CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() - '0/0' ELSE -1 END AS place`,
}

async function placeOf(on: pg.Pool | pg.PoolClient, query: pg.QueryConfig): Promise<Place> {
  const { rows } = await on.query<{ of: string; place: string | null }>(query)
  const { of, place } = onlyRow(rows)
  return { of, place: BigInt(place ?? -1) }
}

/** Of two places, that of the database asked for last: a copy is never ahead of what is read after it. */
export const isCopyOf = (database: Place, copy: Place) =>
  copy.of === database.of && copy.place >= 0 && copy.place <= database.place

/**
 * How near a copy is: it holds all that was written by the last moment of which it has reached the
 * place. Moments are milliseconds of one clock that does not go back, places bytes of the log.
 */
export function nearnessOf() {
  let marks: ({ at: number } & Place)[] = []
  return {
    /** By this moment the database had written so far. */
    wrote(at: number, { of, place }: Place) {
      // One that has gone back is another than it was.
      const known = marks.every((mark) => mark.place <= place) ? marks : []
      marks = [...known, { at, of, place }].slice(-marksKept)
    },
    latest: (): Place | undefined => marks.at(-1),
    forget() {
      marks = []
    },
    /** Of a copy that has come so far. */
    isNear(reached: bigint, now: number) {
      const upTo = marks.findLast((mark) => mark.place <= reached)?.at
      return upTo !== undefined && now - upTo <= mostBehind
    },
  }
}
