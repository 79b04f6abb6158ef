import { randomUUID } from 'node:crypto'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { inject } from 'vitest'
import { databaseUrl, onServer } from './database.ts'
import { temporaryFolder } from './temporary.ts'

export const folder = join(import.meta.dirname, '../migrations')
type Journal = { entries: { tag: string }[] }
const journalOf = (of: string): Journal =>
  JSON.parse(readFileSync(join(of, 'meta/_journal.json'), 'utf8'))
export const tags = journalOf(folder).entries.map(({ tag }) => tag)

/** A database as the migrations up to and with this one left it. */
export async function databaseAt(tag: string) {
  const name = `at_${tag.replaceAll('-', '_')}_${randomUUID().slice(0, 8)}`
  await onServer(inject('postgresUrl'), `CREATE DATABASE ${name}`)
  const url = databaseUrl(inject('postgresUrl'), name)
  const migrationsFolder = temporaryFolder('migrations')
  cpSync(folder, migrationsFolder, { recursive: true })
  const journal = journalOf(folder)
  const entries = journal.entries.slice(0, tags.indexOf(tag) + 1)
  writeFileSync(
    join(migrationsFolder, 'meta/_journal.json'),
    JSON.stringify({ ...journal, entries }),
  )
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await migrate(drizzle(client), { migrationsFolder })
  return { url, client }
}
