import { randomBytes, randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { readEnv } from '../../server/lib/env.ts'
import { startPostgres } from '../../server/postgres/postgres.ts'
import { percentile } from '../../server/testing/percentile.ts'
import { megabytesOf } from '../process-memory.ts'
import { processesOf, processorTime } from '../processor-time.ts'

/**
 * What settings of the embedded PostgreSQL do to messages stored in conversations anywhere in a filled
 * database (DATA_DIR, `bench/scale/fill.ts`): each set in turns, the same number of messages after a
 * checkpoint, four at a time. The log that is written, the processor, and what each waits. What it
 * stores it takes back.
 */
const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '20000' },
    rounds: { type: 'string', default: '3' },
  },
})
const { dataDir } = readEnv()
const atOnce = 4
const bodyBytes = 180

/** What each sets beside the defaults; names as PostgreSQL has them. */
const sets: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'all at their default': {},
  'shared_buffers = 32MB': { shared_buffers: '32MB' },
  'shared_buffers = 512MB': { shared_buffers: '512MB' },
  'shared_buffers = 2GB': { shared_buffers: '2GB' },
  'wal_compression = pglz': { wal_compression: 'pglz' },
  'wal_buffers = 64MB': { wal_buffers: '64MB' },
  'commit_delay = 200': { commit_delay: '200', commit_siblings: '2' },
}

/** As the server stores one: its thread's row and the message, in one statement. */
const store = {
  name: 'store',
  text: `WITH thread AS (
      UPDATE threads SET last_seq = last_seq + 1
      WHERE id = $1 RETURNING last_seq)
    INSERT INTO messages (id, thread_id, seq, from_id, body, client_id, date)
    SELECT gen_random_uuid(), $1, last_seq, $2, $4, $3, now() FROM thread`,
}

type Stored = { thread: string; from: string; clientId: string }

type Measured = {
  p50: number
  p99: number
  perSecond: number
  wal: number
  cpu: number
  held: number
}

const measured = new Map<string, Measured[]>()
for (let round = 0; round < Number(values.rounds); round++)
  for (const [name, set] of Object.entries(sets)) {
    const one = await measureWith(set)
    measured.set(name, [...(measured.get(name) ?? []), one])
    console.log(`${name}: ${JSON.stringify(one)}`)
  }
await configure({})
console.log(
  '\n| set | messages a second | half within | 99 of 100 | log a message | processor a message | memory |',
)
console.log('|---|---|---|---|---|---|---|')
for (const [name, all] of measured) {
  const middle = (of: (one: Measured) => number) => percentile(all.map(of), 50)
  console.log(
    `| ${name} | ${middle((one) => one.perSecond).toFixed(0)} | ${middle((one) => one.p50).toFixed(2)} ms | ${middle((one) => one.p99).toFixed(1)} ms | ${middle((one) => one.wal).toFixed(0)} B | ${middle((one) => one.cpu).toFixed(3)} ms | ${middle((one) => one.held).toFixed(0)} MB |`,
  )
}
process.exit()

async function measureWith(set: Readonly<Record<string, string>>): Promise<Measured> {
  await configure(set)
  const { url, pid, stop } = await startPostgres(dataDir, () => {})
  const pool = new pg.Pool({ connectionString: url, max: atOnce })
  pool.on('error', () => {})
  try {
    const threads = await someThreads(pool)
    await pool.query('CHECKPOINT')
    const before = { wal: await walBytes(pool), cpu: processorTime([pid]), at: performance.now() }
    const { times, stored } = await storeAll(pool, threads)
    const count = times.length
    const found = {
      perSecond: (count * 1_000) / (performance.now() - before.at),
      p50: percentile(times, 50),
      p99: percentile(times, 99),
      wal: ((await walBytes(pool)) - before.wal) / count,
      cpu: (processorTime([pid]) - before.cpu) / count,
      held: heldMegabytes(pid),
    }
    await takeBack(pool, stored)
    return found
  } finally {
    await pool.end()
    await stop()
  }
}

/** What it holds until the next set: written where its server reads it at the start. */
async function configure(set: Readonly<Record<string, string>>) {
  const { url, stop } = await startPostgres(dataDir, () => {})
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('ALTER SYSTEM RESET ALL')
    for (const [name, value] of Object.entries(set))
      await client.query(`ALTER SYSTEM SET ${name} = '${value}'`)
  } finally {
    await client.end()
    await stop()
  }
}

/** Conversations anywhere in the table, as those are in which people write. */
async function someThreads(pool: pg.Pool): Promise<{ id: string; from: string }[]> {
  const { rows } = await pool.query(
    `SELECT id, a_id AS "from" FROM threads TABLESAMPLE SYSTEM (5) ORDER BY random() LIMIT $1`,
    [values.messages],
  )
  if (rows.length === 0) throw new Error('Too few conversations: fill the database first')
  return rows
}

async function storeAll(pool: pg.Pool, threads: { id: string; from: string }[]) {
  const times: number[] = []
  const stored: Stored[] = []
  const left = [...threads]
  const writer = async () => {
    for (let one = left.pop(); one; one = left.pop()) {
      const clientId = randomUUID()
      const begun = performance.now()
      await pool.query({
        ...store,
        values: [one.id, one.from, clientId, randomBytes(bodyBytes)],
      })
      times.push(performance.now() - begun)
      stored.push({ thread: one.id, from: one.from, clientId })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, writer))
  return { times, stored }
}

/** Nobody could read them: the database is left as it was filled. */
async function takeBack(pool: pg.Pool, stored: readonly Stored[]) {
  const given = (of: (one: Stored) => string) => stored.map(of)
  await pool.query(
    `DELETE FROM messages WHERE (from_id, client_id) IN
      (SELECT * FROM unnest($1::uuid[], $2::uuid[]))`,
    [given((one) => one.from), given((one) => one.clientId)],
  )
  await pool.query('UPDATE threads SET last_seq = last_seq - 1 WHERE id = ANY($1)', [
    given((one) => one.thread),
  ])
}

async function walBytes(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query(`SELECT pg_current_wal_insert_lsn() - '0/0'::pg_lsn AS bytes`)
  return Number(rows[0].bytes)
}

/** Of all its processes, what they share counted once, in units of 2²⁰ bytes. */
function heldMegabytes(root: number): number {
  return processesOf([root]).reduce((sum, pid) => sum + megabytesOf(pid, 'smaps_rollup', 'Pss'), 0)
}
