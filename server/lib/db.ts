import { Socket } from 'node:net'
import type { SQL } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { customType, PgDialect, type PreparedQueryConfig, timestamp } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { silentAfter, watchDatabase } from './database-watch.ts'
import type { Env } from './env.ts'
import { isDatabaseAway, StartError } from './errors.ts'
import { currentPerson, type Person } from './person.ts'
import { personalClient, personalPool, tellJob } from './personal-query.ts'
import { planNames } from './plan-names.ts'

export type Db = NodePgDatabase
export type Database = {
  url: string
  db: Db
  pool: pg.Pool
  /** For a connection outside the pool: its socket is closed too when the database falls silent. */
  stream: () => Socket
  close: () => Promise<void>
}

export const applicationName = 'attune'

/** An unreachable database answers 503 within 2 s: the wait for a connection or the watch, and the reply. */
const connectWithin = 1_200

export function openDatabase(
  url: string,
  onError: (error: Error) => void,
  patience: Env['databasePatience'],
): Database {
  const sockets = new Set<Socket>()
  const stream = () => kept(new Socket(), sockets)
  const pool = new pg.Pool({
    connectionString: url,
    application_name: applicationName,
    max: 12,
    connectionTimeoutMillis: connectWithin * patience,
    idleTimeoutMillis: 300_000,
    statement_timeout: 15_000,
    query_timeout: 20_000,
    idle_in_transaction_session_timeout: 10_000,
    stream,
  })
  heard(pool, onError)
  const onSilence = () => {
    onError(Object.assign(new Error('it does not answer'), { code: 'CLOSED_AS_SILENT' }))
    for (const socket of sockets) socket.destroy()
  }
  const stopWatching = watchDatabase(url, onSilence, silentAfter * patience)
  return {
    url,
    db: personalDb(pool),
    pool,
    stream,
    async close() {
      stopWatching()
      await pool.end()
    },
  }
}

/** A restart of the database errors idle and checked-out clients alike; unheard, either ends the process. */
export function heard(pool: pg.Pool, onError: (error: Error) => void): pg.Pool {
  pool.on('error', onError)
  pool.on('connect', (client) => {
    client.on('error', onError)
  })
  return pool
}

/** Every statement is asked for the person of the moment; where there is none, it is refused. */
export const personalDb = (
  pool: pg.Pool,
  who: () => Person | undefined = currentPerson,
): NodePgDatabase => {
  const nameOf = planNames()
  return Object.assign(drizzle(personalPool(pool, who, nameOf)), {
    transaction: transactionsOn(pool, (client) => personalClient(client, who, nameOf)),
  })
}

/**
 * Drizzle's own keeps a connection for ever on which BEGIN failed; this one gives back every
 * connection, and drops those on which an answer may still be under way.
 */
function transactionsOn(
  pool: pg.Pool,
  personal: (client: pg.PoolClient) => pg.PoolClient,
): Db['transaction'] {
  return async (work, config) => {
    const client = await pool.connect()
    let isLost = false
    try {
      return await drizzle(personal(client)).transaction(work, config)
    } catch (error) {
      isLost = isDatabaseAway(error)
      throw error
    } finally {
      client.release(isLost)
    }
  }
}

function kept(socket: Socket, sockets: Set<Socket>) {
  sockets.add(socket)
  socket.once('close', () => sockets.delete(socket))
  return socket
}

/** Any 64-bit number serves; both nodes must use the same. */
const migrationLock = 7_214_402_190_311

/** Brings the schema up to date; of two nodes starting at once, one waits for the other. */
export async function migrateDatabase<T>(
  url: string,
  afterwards: (db: Db) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  await client.connect().catch((error: Error) => {
    throw new StartError(`The database cannot be reached: ${plainReason(error)}`)
  })
  try {
    await tellJob(client)
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock])
    const db = drizzle(client)
    await migrate(db, { migrationsFolder: `${import.meta.dirname}/../migrations` })
    return await afterwards(db)
  } catch (error) {
    if (error instanceof StartError) throw error
    const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error
    throw new StartError(`The database could not be brought up to date: ${plainReason(reason)}`)
  } finally {
    await client.end().catch(() => {})
  }
}

function plainReason(error: unknown) {
  if (error instanceof AggregateError && error.errors[0] instanceof Error)
    return error.errors[0].message
  return error instanceof Error ? error.message : String(error)
}

/** A moment as JavaScript knows them, to the millisecond: what was stored is equal to what is read. */
export const moment = () => timestamp({ withTimezone: true, precision: 3 })

export const bytes = customType<{ data: Buffer; driverData: Buffer }>({
  dataType: () => 'bytea',
})

/** The row of a statement that always gives one. */
export function onlyRow<T>([row]: readonly T[]): T {
  if (!row) throw new Error('The database gave no row where it always gives one')
  return row
}

const statements = new WeakMap<Db, Map<string, unknown>>()

/** A statement that is built once per database and planned once per connection, under its name. */
export function prepared<T>(db: Db, name: string, build: (db: Db, name: string) => T): T {
  const known = statements.get(db) ?? new Map<string, unknown>()
  statements.set(db, known)
  if (!known.has(name)) known.set(name, build(db, name))
  return known.get(name) as T
}

const dialect = new PgDialect()

function named<Row extends Record<string, unknown>>(db: Db, name: string, query: SQL) {
  return db._.session.prepareQuery<PreparedQueryConfig & { execute: pg.QueryResult<Row> }>(
    dialect.sqlToQuery(query),
    undefined,
    name,
    false,
  )
}

/**
 * As `db.execute`, and PostgreSQL keeps the plan under this name: for a statement whose planning
 * weighs, as policies make it. `query` must give the same text every time.
 */
export async function executeNamed<Row extends Record<string, unknown>>(
  db: Db,
  name: string,
  query: SQL,
): Promise<pg.QueryResult<Row>> {
  return named<Row>(db, name, query).execute()
}

/**
 * The same of a statement that is asked for so often that putting its text together weighs too:
 * `build` has a placeholder for each of the values and is called once per database.
 */
export function executeOften<Row extends Record<string, unknown>>(
  db: Db,
  name: string,
  build: () => SQL,
  values: Record<string, unknown>,
): Promise<pg.QueryResult<Row>> {
  return prepared(db, name, (on) => named<Row>(on, name, build())).execute(values)
}
