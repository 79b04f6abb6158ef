import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { applicationName } from '../lib/db.ts'
import { isInUse } from '../lib/errors.ts'
import { tellJob } from '../lib/personal-query.ts'
import { passLog } from './pass-log.ts'
import { noteAnew, type Rewritten, rewriteTable } from './rewrite-table.ts'

/** How a table is waited for that others are using: each try holds up whoever comes after it. */
export type Patience = { lockWithin: number; tries: number; pause: number }

export type Cleared = {
  rewritten: string[]
  /** In use all the time, or still seen by somebody's open transaction: the next round takes them. */
  waiting: string[]
  /** What a role of the operator's own may not see to. */
  left: ('log' | 'statistics')[]
}

/**
 * Takes off the disk what was deleted or changed of the words that are not sealed. A deleted row stays
 * in the free space of its table, in indexes, in what ANALYZE noted and in the log: so the tables that
 * were noted are written anew, and after that the whole log is left behind. What was noted is forgotten
 * last of all, so that ended anywhere it is done again. One node at a time.
 */
export async function clearDisk(
  databaseUrl: string,
  patience: Patience,
  ending = new AbortController().signal,
): Promise<Cleared> {
  const client = await connected(databaseUrl)
  try {
    await client.query('SELECT pg_advisory_lock($1)', [clearingLock])
    await client.query(`SET lock_timeout = ${patience.lockWithin}`)
    const due = await noted(client)
    const states = new Map<Noted, Rewritten>()
    for (const table of due)
      states.set(table, await patiently(patience, ending, () => rewritten(client, table.name)))
    const done = due.filter((table) => states.get(table) === 'done')
    // What plans are made of: the old notes on these tables stand in its free space.
    const notes =
      done.length > 0
        ? await patiently(patience, ending, () => rewriteTable(client, 'pg_statistic'))
        : 'done'
    const isLogPassed = await passLog(client)
    const cleared = notes === 'in use' ? [] : done
    const ids = cleared.flatMap((table) => table.ids)
    await client.query('DELETE FROM emptied_tables WHERE id = ANY($1)', [ids])
    return {
      rewritten: namesOf(cleared),
      waiting: namesOf(due.filter((table) => !cleared.includes(table))),
      left: [
        ...(isLogPassed ? [] : ['log' as const]),
        ...(notes === 'refused' ? ['statistics' as const] : []),
      ],
    }
  } finally {
    await client.end().catch(() => {})
  }
}

/** Any 64-bit number serves; all nodes must use the same. */
const clearingLock = 7_214_402_190_314

/** One of its own: no statement of it may be cut off, and no other's has to wait so shortly. */
async function connected(url: string) {
  const client = new pg.Client({
    connectionString: url,
    application_name: applicationName,
    connectionTimeoutMillis: 10_000,
  })
  client.on('error', () => {})
  await client.connect()
  await tellJob(client)
  return client
}

type Noted = { name: string; ids: string[] }

const namesOf = (tables: readonly Noted[]) => tables.map(({ name }) => name)

/** Those that are there: a later version may have taken one away. */
async function noted(client: pg.Client) {
  const { rows } = await client.query<Noted>(
    `SELECT name, array_agg(id) AS ids FROM emptied_tables
     WHERE to_regclass(quote_ident(name)) IS NOT NULL GROUP BY name ORDER BY name`,
  )
  return rows
}

async function rewritten(client: pg.Client, table: string): Promise<Rewritten> {
  const state = await rewriteTable(client, table)
  if (state === 'done') await noteAnew(client, table)
  return state
}

async function patiently(
  { tries, pause }: Patience,
  ending: AbortSignal,
  work: () => Promise<Rewritten>,
): Promise<Rewritten> {
  for (let left = tries; left > 0 && !ending.aborted; left--) {
    const state = await work().catch((error: unknown): Rewritten => {
      if (isInUse(error)) return 'in use'
      throw error
    })
    if (state !== 'in use') return state
    if (left > 1) await wait(pause)
  }
  return 'in use'
}
