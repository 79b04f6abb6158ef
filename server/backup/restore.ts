import { createReadStream } from 'node:fs'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { from } from 'pg-copy-streams'
import { migrateDatabase } from '../lib/db.ts'
import { encryptionKey } from '../lib/encryption-key.ts'
import type { Env } from '../lib/env.ts'
import { StartError } from '../lib/errors.ts'
import { checkEncryptionKey } from '../lib/vault.ts'
import { grantRows } from '../postgres/app-role.ts'
import { startPostgres } from '../postgres/postgres.ts'
import { copyKeysFrom, requireKey } from './key-files.ts'
import { type Manifest, newestMigration, readManifest, tableFile } from './manifest.ts'
import { columnList, countRows, listTables } from './tables.ts'

/** Into an empty `DATA_DIR`, or the empty database of `DATABASE_URL`; wholly or not at all. */
export async function restoreBackup(env: Env, path: string): Promise<Manifest> {
  const folder = resolve(path)
  const manifest = await readManifest(folder)
  if (manifest.migration !== newestMigration())
    throw new StartError(
      `The backup is of another version (${manifest.migration}): restore it with that one, then update`,
    )
  copyKeysFrom(folder, env)
  requireKey(env)
  const embedded = env.databaseUrl ? null : await startPostgres(env.dataDir, () => {})
  const url = embedded?.url ?? env.databaseUrl ?? ''
  try {
    await migrateDatabase(url, async (db) => {
      if (embedded) await grantRows(db, url)
    })
    await fillDatabase(url, folder, manifest, encryptionKey(env))
  } finally {
    await embedded?.stop()
  }
  return manifest
}

/** One transaction: whatever goes wrong on the way, the database is as empty as before. */
export async function fillDatabase(url: string, folder: string, manifest: Manifest, key: Buffer) {
  const client = new pg.Client({ connectionString: url })
  let lost: Error | undefined
  client.on('error', (error) => {
    lost = error
  })
  await client.connect()
  try {
    await client.query('SET statement_timeout = 0')
    await client.query('BEGIN')
    await requireEmpty(client, manifest)
    for (const table of manifest.tables) {
      const into = client.query(from(`COPY "${table.table}" (${columnList(table)}) FROM STDIN`))
      await pipeline(createReadStream(join(folder, tableFile(table.table))), into)
      if ((await countRows(client, table.table)) !== table.rows)
        throw new StartError(`${table.table} did not take all its rows`)
    }
    await continueCounting(client)
    await checkEncryptionKey(drizzle(client), key)
    await client.query('COMMIT')
    if (lost) throw lost
  } finally {
    await client.end().catch(() => {})
  }
}

async function requireEmpty(client: pg.Client, manifest: Manifest) {
  const there = await listTables(client)
  const named = (tables: readonly { table: string }[]) =>
    tables
      .map(({ table }) => table)
      .sort()
      .join()
  if (named(there) !== named(manifest.tables))
    throw new StartError('The backup and this database do not have the same tables')
  for (const { table } of there)
    if ((await countRows(client, table)) > 0)
      throw new StartError(`The database is not empty: there are rows in ${table}`)
}

/** What counts by itself goes on after the highest number that is there. */
async function continueCounting(client: pg.Client) {
  const { rows } = await client.query<{ table: string; column: string }>(`
    SELECT c.relname AS table, a.attname AS column FROM pg_attribute a
    JOIN pg_class c ON c.oid = a.attrelid
    WHERE a.attidentity <> '' AND c.relnamespace = 'public'::regnamespace`)
  for (const { table, column } of rows)
    await client.query(
      `SELECT setval(pg_get_serial_sequence('"${table}"', '${column}'), max("${column}")) FROM "${table}" HAVING max("${column}") IS NOT NULL`,
    )
}
