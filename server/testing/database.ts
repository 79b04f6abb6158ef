import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrateDatabase } from '../lib/db.ts'
import { grantRows } from '../postgres/app-role.ts'
import { startPostgres } from '../postgres/postgres.ts'
import { secureRows } from '../postgres/row-security.ts'
import { temporaryFolder } from './temporary.ts'

export const template = 'attune_template'

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the server that all test files share; each file has a database of its own on it. */
    postgresUrl: string
  }
}

export const databaseUrl = (serverUrl: string, name: string) => {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

/** The same server over TCP, so that something can stand between. */
export const overTcp = (url: string) => {
  const through = new URL(url)
  through.searchParams.delete('host')
  return through
}

export async function onServer(serverUrl: string, statement: string) {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** One real PostgreSQL a run, with a migrated template that every test file copies. */
export async function setup({ provide }: TestProject) {
  const folder = temporaryFolder('test')
  // What test files make is made in it and goes with it: their workers are ended without a word.
  process.env.TMPDIR = folder
  const postgres = await startPostgres(join(folder, 'data'), () => {})
  await onServer(postgres.url, `CREATE DATABASE ${template}`)
  await migrateDatabase(databaseUrl(postgres.url, template), async (db) => {
    await grantRows(db, postgres.url)
    await secureRows(db)
  })
  provide('postgresUrl', postgres.url)
  return async () => {
    await postgres.stop()
  }
}
