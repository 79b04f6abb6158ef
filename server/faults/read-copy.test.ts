import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '../lib/db.ts'
import { asJob } from '../lib/person.ts'
import { openReadCopy, type ReadCopy } from '../lib/read-copy.ts'
import { type EmbeddedPostgres, startPostgres } from '../postgres/postgres.ts'
import { databaseUrl, onServer } from '../testing/database.ts'
import { emptyFolder, failToStart, startProcess } from '../testing/process.ts'
import { type Standby, startStandby } from '../testing/standby.ts'
import { until } from '../testing/until.ts'

const dataDir = emptyFolder()
let postgres: EmbeddedPostgres
let standby: Standby
let url: string
const ends: (() => Promise<void>)[] = []

beforeAll(async () => {
  postgres = await startPostgres(dataDir, () => {})
  // As docs/security.md has an operator make it: no superuser, owner of the database.
  await onServer(postgres.url, "CREATE ROLE site LOGIN PASSWORD 'site'")
  for (const name of ['site', 'other'])
    await onServer(postgres.url, `CREATE DATABASE ${name} OWNER site`)
  standby = await startStandby(dataDir, postgres.url)
  url = asSite(postgres.url, 'site')
})
afterAll(async () => {
  for (const end of ends.toReversed()) await end()
  await standby?.stop()
  await postgres?.stop()
})

const asSite = (server: string, name: string) =>
  Object.assign(new URL(databaseUrl(server, name)), { username: 'site', password: 'site' }).href

function follow(copyUrl: string) {
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  const went: string[] = []
  const said: string[] = []
  const log = (line: string) => void said.push(line)
  const metrics = { copyAsked: (how: string) => went.push(how) }
  const copy = openReadCopy({ databaseUrl: url, copyUrl, metrics, log })
  ends.push(async () => {
    await copy.close()
    await pool.end()
  })
  return { copy, pool, went, said }
}

const isCopy = (copy: ReadCopy) =>
  asJob('test', () =>
    copy.lately(async (on: Db) => {
      const { rows } = await on.execute<{ so: boolean }>(sql`SELECT pg_is_in_recovery() AS so`)
      return rows[0]?.so
    }),
  )

test('one that follows is asked; one that lags is not, until it has caught up', async () => {
  const { copy, pool, went, said } = follow(asSite(standby.url, 'site'))
  expect(await isCopy(copy)).toBeUndefined()
  await until(async () => (await isCopy(copy)) === true)
  await standby.pause()
  // The database goes on, so that there is something the copy has not.
  await pool.query('CREATE TABLE IF NOT EXISTS kept (n int)')
  await until(async () => (await isCopy(copy)) === undefined)
  await until(() => said.at(-1) === 'copy: is behind, and is not asked')
  await standby.resume()
  await until(async () => (await isCopy(copy)) === true)
  await until(() => said.at(-1) === 'copy: follows')
  expect(new Set(went)).toEqual(new Set(['behind', 'answered']))
})

test('what it cannot do is left to the database, and it to itself for a while', async () => {
  const { copy, went, said } = follow(asSite(standby.url, 'site'))
  await until(async () => (await isCopy(copy)) === true)
  const write = (on: Db) => on.execute(sql`CREATE TABLE never (n int)`)
  expect(await asJob('test', () => copy.lately(write))).toBeUndefined()
  expect(await isCopy(copy)).toBeUndefined()
  expect(went.slice(-2)).toEqual(['failed', 'behind'])
  expect(said.at(-1)).toBe('copy: could not answer, and is not asked (25006)')
  await until(async () => (await isCopy(copy)) === true)
})

test('one that is slow keeps nobody waiting for more than a second', async () => {
  const { copy, pool, went } = follow(asSite(standby.url, 'site'))
  await pool.query('CREATE TABLE IF NOT EXISTS shut (n int)')
  const read = (on: Db) => on.execute(sql`SELECT count(*) FROM shut`)
  const ask = () => asJob('test', () => copy.lately(read))
  await until(async () => (await ask()) !== undefined)
  const client = await pool.connect()
  try {
    // As rewriting a table does: whoever reads it waits, on the copy too.
    await client.query('BEGIN; LOCK TABLE shut IN ACCESS EXCLUSIVE MODE')
    // What another commits sends that along.
    await pool.query('CREATE TABLE another (n int)')
    await pool.query('DROP TABLE another')
    await until(async () => (await ask()) === undefined && went.at(-1) === 'failed')
    const started = performance.now()
    for (let round = 0; round < 10; round++) expect(await ask()).toBeUndefined()
    expect(performance.now() - started).toBeLessThan(1_500)
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
  await until(async () => (await ask()) !== undefined)
})

test('one whose every answer is late keeps nobody waiting longer than one answer may', async () => {
  let late = 0
  const { copy, went } = follow(
    await through(
      () => standby.url,
      () => late,
    ),
  )
  await until(async () => (await isCopy(copy)) === true)
  late = 450
  const started = performance.now()
  for (let round = 0; round < 5; round++) expect(await isCopy(copy)).toBeUndefined()
  expect(performance.now() - started).toBeLessThan(1_500)
  expect(went.slice(-5)).toEqual(['failed', 'behind', 'behind', 'behind', 'behind'])
})

test('of several servers behind one address only those are asked that are copies', async () => {
  const otherDir = emptyFolder()
  const other = await startPostgres(otherDir, () => {})
  await onServer(other.url, "CREATE ROLE site LOGIN PASSWORD 'site'")
  await onServer(other.url, 'CREATE DATABASE site OWNER site')
  // Ahead of ours, so that by its place alone it would be near for ever.
  for (let file = 0; file < 8; file++)
    await onServer(other.url, "SELECT pg_logical_emit_message(true, 'a', 'b'), pg_switch_wal()")
  const stranger = await startStandby(otherDir, other.url)
  ends.push(async () => {
    await stranger.stop()
    await other.stop()
  })
  let turn = 0
  const { copy } = follow(await through(() => (turn++ % 2 ? stranger : standby).url))
  await until(async () => (await isCopy(copy)) === true)
  const where = (on: Db) =>
    on.execute<{ port: number }>(sql`SELECT current_setting('port')::int AS port`)
  const ports = new Set<number>()
  for (let round = 0; round < 30; round++) {
    const found = await Promise.all(
      Array.from({ length: 6 }, () => asJob('test', () => copy.lately(where))),
    )
    for (const answer of found) if (answer) ports.add(answer.rows[0]!.port)
    await wait(50)
  }
  expect([...ports]).toEqual([Number(new URL(standby.url).port)])
  expect(turn).toBeGreaterThan(4)
})

/** An address behind which each connection is led where `target` says; each answer comes so late. */
async function through(target: () => string, late = () => 0): Promise<string> {
  const server = createServer((from) => {
    const { hostname, port } = new URL(target())
    const to = connect(Number(port), hostname)
    from.pipe(to)
    to.on('data', (piece) => setTimeout(() => from.writable && from.write(piece), late()))
    for (const [one, end] of [
      [from, to],
      [to, from],
    ] as const)
      one.on('error', () => {}).on('close', () => end.destroy())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  ends.push(async () => void server.close())
  const { port } = server.address() as AddressInfo
  return Object.assign(new URL(asSite(standby.url, 'site')), { port: String(port) }).href
}

test('another database, or one that is no copy, is said and never asked', async () => {
  for (const wrong of [asSite(standby.url, 'other'), asSite(postgres.url, 'site'), standby.url]) {
    const { copy, went, said } = follow(wrong)
    await until(() => said.length > 0)
    expect(said).toEqual(['copy: DATABASE_READ_URL is no copy of DATABASE_URL, and is not asked'])
    await wait(1_500)
    expect(await isCopy(copy)).toBeUndefined()
    expect(went).toEqual(['behind'])
  }
})

test('a site whose copy freezes, or is gone, finds therapists all the same', async () => {
  const env = {
    DATA_DIR: emptyFolder(),
    DATABASE_URL: url,
    DATABASE_READ_URL: asSite(standby.url, 'site'),
    ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    LOG_LEVEL: 'info',
  }
  const site = await startProcess(env)
  ends.push(async () => void (await site.stop()))
  await until(() => site.output().includes('copy: follows'))
  const cookie = await register(site.url)
  const search = async () => {
    const started = performance.now()
    const paths = ['therapists?words=anxiety', 'therapists/counts?words=anxiety']
    for (const path of paths) {
      const reply = await fetch(`${site.url}/api/${path}`, { headers: { cookie } })
      expect([path, reply.status]).toEqual([path, 200])
    }
    return performance.now() - started
  }
  await search()
  const frozen = standby.pids()
  for (const pid of frozen) process.kill(pid, 'SIGSTOP')
  try {
    // Whoever asks before it is noticed waits a second; after that nobody does.
    expect(await search()).toBeLessThan(3_000)
    expect(site.output()).toMatch(/copy: (could not|does not) answer, and is not asked/)
    for (let round = 0; round < 5; round++) expect(await search()).toBeLessThan(2_000)
  } finally {
    for (const pid of frozen) process.kill(pid, 'SIGCONT')
  }
  await until(() => site.output().split('copy: follows').length > 2)
  await standby.stop()
  for (let round = 0; round < 20; round++) await search()
  await until(() => /copy: does not answer, and is not asked \(ECONNREFUSED\)/.test(site.output()))
})

async function register(site: string) {
  const reply = await fetch(`${site}/api/users/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site },
    body: JSON.stringify({
      name: 'Pat Doe',
      username: 'pat',
      email: 'pat@people.example',
      password: 'a calm long password',
      phone: '+1 555 0100',
    }),
  })
  expect(reply.status).toBe(201)
  return String(reply.headers.get('set-cookie')).split(';')[0] ?? ''
}

test('a copy without the database it is of is refused at the start', async () => {
  const { code, said } = await failToStart({
    DATA_DIR: emptyFolder(),
    DATABASE_READ_URL: 'postgres://a:b@localhost/c',
  })
  expect([code, said]).toEqual([
    1,
    'Attune: DATABASE_READ_URL needs DATABASE_URL, of which it is a copy',
  ])
})
