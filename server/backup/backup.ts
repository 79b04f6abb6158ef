import { createHash } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import pg from 'pg'
import { to } from 'pg-copy-streams'
import { StartError } from '../lib/errors.ts'
import type { Context } from '../lib/http.ts'
import { tellJob } from '../lib/personal-query.ts'
import { copyKeysTo } from './key-files.ts'
import { type Manifest, manifestFile, newestMigration, sealed, tableFile } from './manifest.ts'
import { columnList, listTables, type Table } from './tables.ts'

/** One moment of the whole database, while the server runs; there wholly or not at all. */
export async function makeBackup(
  context: Pick<Context, 'env' | 'databaseUrl'>,
  folder: string,
  withKeys: boolean,
): Promise<Manifest> {
  const target = resolve(folder)
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new StartError(`${target} is not empty: a backup is written into a folder of its own`)
  const draft = `${target}.unfinished`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true, mode: 0o700 })
  try {
    const manifest = await copyOut(context.databaseUrl, draft, withKeys)
    if (withKeys) copyKeysTo(draft, context.env)
    writeFileSync(join(draft, manifestFile), sealed(manifest), { flush: true, mode: 0o600 })
    syncFolder(draft)
    if (existsSync(target)) rmSync(target, { recursive: true })
    renameSync(draft, target)
    syncFolder(dirname(target))
    return manifest
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    throw error
  }
}

async function copyOut(url: string, folder: string, included: boolean): Promise<Manifest> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    await tellJob(client)
    await client.query('SET statement_timeout = 0')
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const tables: Manifest['tables'] = []
    const all = await listTables(client)
    for (const table of all) tables.push(await copyTable(client, folder, table))
    const epochs = await epochsOf(client, all)
    await client.query('COMMIT')
    const head = { format: 'attune-backup', version: 1 } as const
    const at = new Date().toISOString()
    return { ...head, at, migration: newestMigration(), tables, keys: { included, epochs } }
  } finally {
    await client.end()
  }
}

async function copyTable(client: pg.Client, folder: string, table: Table) {
  const stream = client.query(to(`COPY "${table.table}" (${columnList(table)}) TO STDOUT`))
  const hash = createHash('sha256')
  let bytes = 0
  const file = await open(join(folder, tableFile(table.table)), 'wx', 0o600)
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      hash.update(chunk)
      bytes += chunk.length
      await file.writeFile(chunk)
    }
    await file.sync()
  } finally {
    await file.close()
  }
  return { ...table, rows: stream.rowCount, bytes, sha256: hash.digest('hex') }
}

/** The keys that wrap the data keys of this backup, where data keys say so. */
async function epochsOf(client: pg.Client, tables: readonly Table[]): Promise<number[]> {
  const keys = tables.find(({ table }) => table === 'data_keys')
  if (!keys?.columns.includes('epoch')) return []
  const { rows } = await client.query<{ epoch: number }>(
    'SELECT DISTINCT epoch FROM data_keys ORDER BY epoch',
  )
  return rows.map(({ epoch }) => epoch)
}

function syncFolder(path: string) {
  const folder = openSync(path, 'r')
  fsyncSync(folder)
  closeSync(folder)
}
