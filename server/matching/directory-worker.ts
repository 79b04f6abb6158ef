import { parentPort, workerData } from 'node:worker_threads'
import pg from 'pg'
import { applicationName, heard, personalDb } from '../lib/db.ts'
import type { Listing } from '../lib/env.ts'
import { isDatabaseAway } from '../lib/errors.ts'
import { createKeeper, type Keeper } from './directory-keeper.ts'

export type Call = { [K in keyof Keeper]: [name: K, ...args: Parameters<Keeper[K]>] }[keyof Keeper]
/** Where it reads, and whom. */
export type Place = { databaseUrl: string; listing: Listing }
export type Asked = { id: number; call: Call }
/** Of an error a thread can pass on no more than its words. */
export type Answered = { id: number; value?: unknown; failed?: { message: string; away: boolean } }

/**
 * The thread a large directory has to itself, with its own connections: neither reading a million
 * rows nor scanning them keeps the server's event loop waiting. Nothing is shared, so no scan can
 * meet a row that is half written.
 */
const { databaseUrl, listing }: Place = workerData
const pool = new pg.Pool({
  connectionString: databaseUrl,
  application_name: applicationName,
  max: 2,
  // Nobody's page waits for this thread to read a million rows, so it can be patient.
  connectionTimeoutMillis: 10_000,
  query_timeout: 60_000,
})
heard(pool, () => {})
const keeper = createKeeper(
  personalDb(pool, () => ({ as: 'job', name: 'directory' })),
  listing,
)

if (!parentPort) throw new Error('This program is a thread of the server')
const port = parentPort

port.on('message', ({ id, call }: Asked) => {
  void run(call).then(
    (value) => answer({ id, value }),
    (error: Error) =>
      answer({ id, failed: { message: error.message, away: isDatabaseAway(error) } }),
  )
})

const answer = (answered: Answered) => port.postMessage(answered)

function run(call: Call): Promise<unknown> {
  switch (call[0]) {
    case 'load':
      return keeper.load()
    case 'refresh':
      return keeper.refresh(call[1])
    case 'find':
      return keeper.find(call[1])
    case 'measure':
      return keeper.measure()
    case 'close':
      return pool.end()
  }
}
