import type pg from 'pg'
import { type Db, openDatabase } from './db.ts'
import type { Env } from './env.ts'
import { errorInOneLine } from './logged.ts'
import type { Metrics } from './metrics.ts'

/** So often it is asked how far the copy has come, in milliseconds. */
const every = 500

/** Milliseconds a copy may be behind the database and still be asked. */
export const mostBehind = 2_000

/** Of the last so many rounds it is remembered what the database had written. */
const marksKept = 20

/** A streaming replica of the database, for what may be `mostBehind` milliseconds old. */
export type ReadCopy = {
  /**
   * What `ask` finds in the copy; undefined where there is none, it is too far behind or does not
   * answer. What it finds may have changed since: whatever somebody is shown of a person is read
   * from the database itself.
   */
  lately: <T>(ask: (copy: Db) => Promise<T>) => Promise<T | undefined>
  close: () => Promise<void>
}

export const noCopy: ReadCopy = { lately: async () => undefined, async close() {} }

type Parts = {
  url: string
  database: pg.Pool
  patience: Env['databasePatience']
  metrics: Pick<Metrics, 'copyAsked'>
  log: (line: string) => void
}

/** Follows the copy at `url` until it is closed; one that is away or of another database is said once, and not asked. */
export function openReadCopy({ url, database, patience, metrics, log }: Parts): ReadCopy {
  const copy = openDatabase(url, () => {}, patience)
  const nearness = nearnessOf()
  let said = ''
  let isClosed = false
  let timer: NodeJS.Timeout | undefined

  const say = (state: string) => {
    if (state !== said) log(`copy: ${state}`)
    said = state
  }

  const round = async () => {
    try {
      const at = performance.now()
      const { of, place } = await placeOf(database, written)
      nearness.wrote(at, place)
      const reached = await placeOf(copy.pool, replayed)
      if (isClosed) return
      if (reached.of !== of || reached.place < 0)
        say('DATABASE_READ_URL is no copy of DATABASE_URL, and is not asked')
      else {
        nearness.reached(reached.place)
        say(nearness.isNear(performance.now()) ? 'follows' : 'is behind, and is not asked')
      }
    } catch (error) {
      if (!isClosed) say(`is not asked: ${errorInOneLine(error)}`)
    } finally {
      if (!isClosed) timer = setTimeout(() => void round(), every).unref()
    }
  }
  void round()

  return {
    async lately(ask) {
      if (!nearness.isNear(performance.now())) {
        metrics.copyAsked('behind')
        return undefined
      }
      try {
        const found = await ask(copy.db)
        metrics.copyAsked('answered')
        return found
      } catch {
        // A copy ends statements that keep it from following; the database itself knows all it knew.
        metrics.copyAsked('failed')
        return undefined
      }
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      await copy.close()
    },
  }
}

/** Of which database, and how far it is: a byte of its log. */
type Place = { of: string; place: bigint }

const identity = `(SELECT system_identifier FROM pg_control_system()) || '/' || current_database()`
const written = `SELECT ${identity} AS of, pg_current_wal_lsn() - '0/0' AS place`
/** Of one that has become a database of its own, none. */
const replayed = `SELECT ${identity} AS of,
  CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() - '0/0' END AS place`

async function placeOf(pool: pg.Pool, text: string): Promise<Place> {
  const { rows } = await pool.query<{ of: string; place: string | null }>(text)
  const [row] = rows
  if (!row) throw new Error('The database gave no row where it always gives one')
  // What it has not reached is nowhere.
  return { of: row.of, place: BigInt(row.place ?? -1) }
}

/**
 * How near a copy is: it holds all that was written by the last moment of which it has reached the
 * place. Moments are milliseconds of one clock that does not go back, places bytes of the log.
 */
export function nearnessOf() {
  let marks: { at: number; place: bigint }[] = []
  let upTo = Number.NEGATIVE_INFINITY
  return {
    /** By this moment the database had written so far. */
    wrote(at: number, place: bigint) {
      marks = [...marks, { at, place }].slice(-marksKept)
    },
    /** The copy has come so far. */
    reached(place: bigint) {
      upTo = marks.findLast((mark) => mark.place <= place)?.at ?? upTo
    },
    isNear: (now: number) => now - upTo <= mostBehind,
  }
}
