import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { databaseUrl, onServer } from '../testing/database.ts'
import { emptyFolder, failToStart, startProcess } from '../testing/process.ts'

const key = Buffer.alloc(32, 7).toString('base64')
const otherKey = Buffer.alloc(32, 8).toString('base64')

async function emptyDatabase(name: string) {
  await onServer(inject('postgresUrl'), `CREATE DATABASE ${name}`)
  return databaseUrl(inject('postgresUrl'), name)
}

/** One line for the operator, which names what is wrong, and a code that is not 0. */
function expectOneLine({ code, said }: { code: number; said: string }, about: RegExp) {
  expect(said).toMatch(about)
  expect(said.split('\n')).toHaveLength(1)
  expect(code).toBe(1)
}

test('a port that is taken is said in one line', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const failed = await failToStart({ DATA_DIR: emptyFolder(), PORT: String(port) })
  other.close()
  expectOneLine(failed, new RegExp(`Port ${port} is in use`))
})

test('a second server on the same folder fails on the port and leaves the first and its database alone', async () => {
  const DATA_DIR = emptyFolder()
  const first = await startProcess({ DATA_DIR })
  const second = await failToStart({ DATA_DIR, PORT: new URL(first.url).port })
  expect(second.code).toBe(1)
  expect((await fetch(`${first.url}/api/health`)).status).toBe(200)
  expect(await first.stop()).toBe(0)
})

test('a wrong ENCRYPTION_KEY fails closed, and the right one opens again', async () => {
  const DATABASE_URL = await emptyDatabase('wrong_key')
  const first = await startProcess({ DATABASE_URL, ENCRYPTION_KEY: key })
  await first.stop()
  expectOneLine(
    await failToStart({ DATABASE_URL, ENCRYPTION_KEY: otherKey }),
    /ENCRYPTION_KEY does not open this database/,
  )
  const again = await startProcess({ DATABASE_URL, ENCRYPTION_KEY: key })
  expect(await again.stop()).toBe(0)
})

test('with DATABASE_URL the key is required and its form is checked', async () => {
  const DATABASE_URL = 'postgres://nobody@127.0.0.1:1/none'
  expectOneLine(await failToStart({ DATABASE_URL }), /ENCRYPTION_KEY is required/)
  expectOneLine(
    await failToStart({ DATABASE_URL, ENCRYPTION_KEY: 'short' }),
    /ENCRYPTION_KEY is not 32 bytes/,
  )
})

test('a broken DATABASE_URL is said in one line', async () => {
  expectOneLine(
    await failToStart({ DATABASE_URL: 'mysql://x', ENCRYPTION_KEY: key }),
    /DATABASE_URL is not a postgres/,
  )
  expectOneLine(
    await failToStart({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', ENCRYPTION_KEY: key }),
    /database cannot be reached/,
  )
  const missing = databaseUrl(inject('postgresUrl'), 'no_such_database')
  expectOneLine(
    await failToStart({ DATABASE_URL: missing, ENCRYPTION_KEY: key }),
    /no_such_database/,
  )
})

test('a disk with no room is said in one line', async () => {
  // A limit on the size of files stands in for a full disk: PostgreSQL's first log file does not fit.
  const failed = await failToStart({ DATA_DIR: emptyFolder() }, 'ulimit -f 2048')
  expectOneLine(failed, /database could not be created/)
})

test('a data folder that cannot be written is said in one line', async () => {
  const file = join(emptyFolder(), 'a-file')
  writeFileSync(file, '')
  expectOneLine(await failToStart({ DATA_DIR: join(file, 'data') }), /cannot be (written|made)/)
})

test('two nodes start on one empty database at once', async () => {
  const DATABASE_URL = await emptyDatabase('two_nodes')
  const env = { DATABASE_URL, ENCRYPTION_KEY: key }
  const nodes = await Promise.all([startProcess(env), startProcess(env)])
  for (const node of nodes) expect((await fetch(`${node.url}/api/health`)).status).toBe(200)
  for (const node of nodes) expect(await node.stop()).toBe(0)
})

test('the folder is open to its owner alone, and works when nobody else can enter it', async () => {
  const closed = emptyFolder()
  chmodSync(closed, 0o700)
  const DATA_DIR = join(closed, 'data')
  mkdirSync(DATA_DIR)
  const server = await startProcess({ DATA_DIR })
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200)
  expect(readFileSync(join(DATA_DIR, 'encryption.key'), 'utf8').trim()).toHaveLength(44)
  expect(await server.stop()).toBe(0)
  // Root's database is elsewhere, as PostgreSQL's own user cannot get in here.
  const note = join(DATA_DIR, 'postgres.location')
  if (!existsSync(note)) return
  const elsewhere = readFileSync(note, 'utf8').trim()
  for (const path of [elsewhere, `${elsewhere}.log`]) rmSync(path, { recursive: true })
})
