import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { from } from 'pg-copy-streams'
import { recordAction } from '../ledger/append.ts'
import { verifyChain } from '../ledger/chain.ts'
import { StartError } from '../lib/errors.ts'
import { requireKeys } from '../lib/open-keys.ts'
import { tellJob } from '../lib/personal-query.ts'
import { type Manifest, tableFile } from './manifest.ts'
import { columnList, countRows, listTables } from './tables.ts'

/** One transaction: whatever goes wrong on the way, the database is as empty as before. */
export async function fillDatabase(
  url: string,
  folder: string,
  manifest: Manifest,
  { keyDir, key }: { keyDir: string; key: Buffer },
) {
  const client = new pg.Client({ connectionString: url })
  let lost: Error | undefined
  client.on('error', (error) => {
    lost = error
  })
  await client.connect()
  try {
    await tellJob(client)
    await client.query('SET statement_timeout = 0')
    await client.query('BEGIN')
    await requireEmpty(client, manifest)
    // A row of the ledger goes back as it stood: nothing numbers, dates and chains it anew.
    await client.query('ALTER TABLE ledger DISABLE TRIGGER USER')
    // COPY fills no table that has policies; the next start makes them anew.
    for (const { table } of manifest.tables)
      await client.query(`ALTER TABLE "${table}" DISABLE ROW LEVEL SECURITY`)
    for (const table of manifest.tables) {
      const into = client.query(from(`COPY "${table.table}" (${columnList(table)}) FROM STDIN`))
      await pipeline(createReadStream(join(folder, tableFile(table.table))), into)
      if ((await countRows(client, table.table)) !== table.rows)
        throw new StartError(`${table.table} did not take all its rows`)
    }
    await client.query('ALTER TABLE ledger ENABLE TRIGGER USER')
    await requireChain(client)
    await recordAction(drizzle(client), { action: 'restore', detail: `of ${manifest.at}` })
    await continueCounting(client)
    // Who signed out, or was signed out, after the backup stays so.
    await client.query('UPDATE sessions SET revoked_at = now() WHERE revoked_at IS NULL')
    await requireKeys(drizzle(client), keyDir, key)
    await client.query('COMMIT')
    if (lost) throw lost
  } finally {
    await client.end().catch(() => {})
  }
}

async function requireChain(client: pg.Client) {
  const { brokenAt } = await verifyChain(drizzle(client))
  if (brokenAt !== null)
    throw new StartError(
      `The ledger of this backup does not hold: row ${brokenAt} is missing or was changed`,
    )
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
