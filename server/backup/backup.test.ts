import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { describe, expect, inject, test } from 'vitest'
import { listJournals } from '../journals/store.ts'
import { recordAction } from '../ledger/append.ts'
import { verifyChain } from '../ledger/chain.ts'
import { migrateDatabase, personalDb } from '../lib/db.ts'
import type { Person } from '../lib/person.ts'
import { openOn } from '../open.ts'
import { listActions } from '../operator/audit.ts'
import { secureRows } from '../postgres/row-security.ts'
import { databaseUrl, onServer, template } from '../testing/database.ts'
import { countRows } from '../testing/rows.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { signUp, signUpPractising, write } from '../testing/sign-up.ts'
import { temporaryFolder } from '../testing/temporary.ts'
import { makeBackup } from './backup.ts'
import { manifestFile, readManifest, tableFile } from './manifest.ts'
import { fillDatabase } from './restore.ts'

const key = randomBytes(32)
const app = await startSharedApp({ encryptionKey: key.toString('base64') })
const { keyDir } = app.context.env
const pat = await signUp(app, 'user')
const thea = await signUpPractising(app)
for (const title of ['One', 'Two'])
  await pat.call('POST', `/users/${pat.id}/journals`, { title, content: 'Zeppelin\t\\N\n"x"' })
await write(app, pat, thea, 'Hello')
await recordAction(app.context.db, { action: 'list' })

const back = async (folder = join(temporaryFolder('backup'), 'one')) => {
  await makeBackup(app.context, folder, false)
  return folder
}

async function emptyDatabase() {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const server = inject('postgresUrl')
  await onServer(server, `CREATE DATABASE ${name} TEMPLATE ${template}`)
  return databaseUrl(server, name)
}

async function rowsAt(url: string) {
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  const counts = await countRows(pool)
  await pool.end()
  return counts
}

const total = (counts: Record<string, number>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)

test('made while people write, it is one moment, and everything opens again', async () => {
  let isWriting = true
  let written = 0
  const writing = (async () => {
    for (; isWriting; written++) await write(app, pat, thea, `Message ${written}`)
  })()
  await expect.poll(() => written).toBeGreaterThan(5)
  const folder = await back()
  isWriting = false
  await writing
  const manifest = await readManifest(folder)
  const url = await emptyDatabase()
  await fillDatabase(url, folder, manifest, { keyDir, key })
  // The ledger says that they were brought back.
  expect(await rowsAt(url)).toEqual(
    Object.fromEntries(
      manifest.tables.map(({ table, rows }) => [table, table === 'ledger' ? rows + 1 : rows]),
    ),
  )
  const opened = openOn(url, app.context.keys, app.context.env, () => {})
  const { vault } = opened.context
  const db = personalDb(opened.database.pool, () => ({ as: 'job', name: 'test' }))
  const { items } = await listJournals(db, vault, pat.id, { limit: 10 })
  expect(items.map(({ title, content }) => [title, content])).toEqual([
    ['Two', 'Zeppelin\t\\N\n"x"'],
    ['One', 'Zeppelin\t\\N\n"x"'],
  ])
  // Every message that the thread counts is there: a half of what was being written is in no backup.
  const { rows } = await db.execute(
    'SELECT last_seq::int AS last, (SELECT count(*)::int FROM messages) AS there FROM threads',
  )
  expect(rows[0]?.last).toBe(rows[0]?.there)
  await recordAction(db, { action: 'list' })
  const { rows: chained, brokenAt } = await verifyChain(db)
  expect([brokenAt, (await listActions(db, vault)).map(({ action }) => action)]).toEqual([
    null,
    ['list', 'restore', 'list'],
  ])
  expect(chained).toBeGreaterThan(2)
  await opened.close()
})

test('goes back where the role of DATABASE_URL may do nothing but own its database', async () => {
  const name = `owner_${randomUUID().replaceAll('-', '')}`
  const server = inject('postgresUrl')
  await onServer(server, `CREATE ROLE ${name} LOGIN PASSWORD 'apart'`)
  await onServer(server, `CREATE DATABASE ${name} OWNER ${name}`)
  const at = new URL(databaseUrl(server, name))
  Object.assign(at, { username: name, password: 'apart' })
  const folder = await back()
  await migrateDatabase(at.href, secureRows)
  await fillDatabase(at.href, folder, await readManifest(folder), { keyDir, key })
  await migrateDatabase(at.href, secureRows)
  const opened = openOn(at.href, app.context.keys, app.context.env, () => {})
  // Until it hears of keys that end, a vault asks for each anew, as the one who reads: a stranger may not.
  await expect.poll(() => opened.context.bus.isListening()).toBe(true)
  const titles = async (person: Person) => {
    const db = personalDb(opened.database.pool, () => person)
    const { items } = await listJournals(db, opened.context.vault, pat.id, { limit: 10 })
    return items.map(({ title }) => title)
  }
  expect(await titles({ as: 'patient', id: pat.id })).toEqual(['Two', 'One'])
  expect(await titles({ as: 'patient', id: randomUUID() })).toEqual([])
  await opened.close()
  await onServer(server, `DROP DATABASE ${name}`)
  await onServer(server, `DROP ROLE ${name}`)
})

test('what people wrote is not to be read in it, and no key lies beside it', async () => {
  const folder = await back()
  const files = readdirSync(folder)
  expect(files).not.toContain('keys')
  for (const file of files)
    expect([file, readFileSync(join(folder, file)).includes('Zeppelin')]).toEqual([file, false])
})

describe('refuses, and leaves the database as empty as it was', () => {
  const refusal = async (folder: string, url: string, with_ = { keyDir, key }) => {
    const before = await rowsAt(url)
    const said = await readManifest(folder)
      .then((manifest) => fillDatabase(url, folder, manifest, with_))
      .then(
        () => 'restored',
        (error: Error) => error.message,
      )
    expect(await rowsAt(url)).toEqual(before)
    return said
  }

  test('a folder that holds something', async () => {
    const folder = await back()
    await expect(back(folder)).rejects.toThrow(/is not empty/)
  })

  test('a damaged file, a shortened one, and a changed manifest', async () => {
    const url = await emptyDatabase()
    const folder = await back()
    const path = join(folder, tableFile('users'))
    const whole = readFileSync(path)
    writeFileSync(path, whole.subarray(0, -1))
    expect(await refusal(folder, url)).toMatch(/users\.copy is not as it was written/)
    const changed = Buffer.from(whole)
    changed[3] = (changed[3] ?? 0) ^ 1
    writeFileSync(path, changed)
    expect(await refusal(folder, url)).toMatch(/users\.copy is not as it was written/)
    writeFileSync(path, whole)
    const manifest = join(folder, manifestFile)
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(/"rows": 1,/, '"rows": 2,'))
    expect(await refusal(folder, url)).toMatch(/manifest\.json is not as it was written/)
    expect(total(await rowsAt(url))).toBe(0)
  })

  test('another key, and a database that is not empty', async () => {
    const url = await emptyDatabase()
    const folder = await back()
    expect(await refusal(folder, url, { keyDir, key: randomBytes(32) })).toMatch(
      /does not open this database/,
    )
    const elsewhere = temporaryFolder('keys')
    expect(await refusal(folder, url, { keyDir: elsewhere, key })).toMatch(/lacks the key of epoch/)
    expect(total(await rowsAt(url))).toBe(0)
    await fillDatabase(url, folder, await readManifest(folder), { keyDir, key })
    expect(await refusal(folder, url)).toMatch(/The database is not empty/)
  })

  test('a ledger in which a row was changed', async () => {
    const change = async (to: string) => {
      const client = await app.pool.connect()
      await client.query('SET session_replication_role = replica')
      await client.query('UPDATE ledger SET open = $1 WHERE number = 1', [to])
      await client.query('SET session_replication_role = DEFAULT')
      client.release()
    }
    const { rows } = await app.pool.query('SELECT open FROM ledger WHERE number = 1')
    await change('{}')
    const folder = await back()
    await change(rows[0].open)
    const url = await emptyDatabase()
    expect(await refusal(folder, url)).toMatch(/row 1 is missing or was changed/)
    await expect(
      onServer(url, "INSERT INTO ledger (number, kind) VALUES (7, 'operator')"),
    ).resolves.toBeUndefined()
    await expect(onServer(url, 'DELETE FROM ledger')).rejects.toThrow(/only ever added to/)
  })

  test('what is cut off on the way', async () => {
    const url = await emptyDatabase()
    const folder = await back()
    const manifest = await readManifest(folder)
    const [holder, watcher] = [1, 2].map(() => new pg.Client({ connectionString: url }))
    await Promise.all([holder!.connect(), watcher!.connect()])
    // The restore waits for this table, some others filled already, and is then cut off.
    await holder!.query('BEGIN; LOCK TABLE threads IN EXCLUSIVE MODE')
    const restoring = fillDatabase(url, folder, manifest, { keyDir, key }).then(
      () => 'restored',
      () => 'cut off',
    )
    const waiting =
      "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
    await expect.poll(async () => (await watcher!.query(waiting)).rowCount).toBe(1)
    await watcher!.query(`SELECT pg_terminate_backend(pid) FROM (${waiting}) AS one`)
    expect(await restoring).toBe('cut off')
    await Promise.all([holder!.end(), watcher!.end()])
    expect(total(await rowsAt(url))).toBe(0)
  })
})

test('a backup that fails leaves nothing behind', async () => {
  const folder = join(temporaryFolder('backup'), 'two')
  const nowhere = { ...app.context, databaseUrl: `${app.context.databaseUrl}_gone` }
  await expect(makeBackup(nowhere, folder, false)).rejects.toThrow()
  expect([existsSync(folder), existsSync(`${folder}.unfinished`)]).toEqual([false, false])
})
