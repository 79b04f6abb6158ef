import { randomBytes, randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { inject } from 'vitest'
import { buildApp, type Gates } from '../app.ts'
import { personalDb } from '../lib/db.ts'
import type { Env } from '../lib/env.ts'
import type { Context } from '../lib/http.ts'
import { startJobs } from '../lib/job.ts'
import { openKeys } from '../lib/open-keys.ts'
import { currentPerson } from '../lib/person.ts'
import { openOn } from '../open.ts'
import { asApp } from '../postgres/app-role.ts'
import { databaseUrl, onServer, template } from './database.ts'

export const testEnv: Env = {
  port: 0,
  host: '127.0.0.1',
  operatorPort: null,
  dataDir: tmpdir(),
  keyDir: join(tmpdir(), 'keys'),
  isKeyDirSet: true,
  databaseUrl: undefined,
  databaseReadUrl: undefined,
  redisUrl: undefined,
  demo: false,
  encryptionKey: undefined,
  newEncryptionKey: undefined,
  rateLimits: false,
  offline: true,
  trustProxy: false,
  publicUrl: undefined,
  secureCookies: false,
  listing: 'declared',
  mail: null,
  push: null,
  turn: null,
  secondFactorRequired: false,
  calendarFetch: null,
  operator: { name: null, contact: null },
  logLevel: process.env.TEST_LOG ?? 'silent',
  logTo: undefined,
  ai: null,
  databasePatience: 6,
  threadFrom: 100_000,
  // How fast it is written is the matter of one test.
  adviceWithin: 0,
}

/** The real server on a database of its own, copied from the migrated template. */
export async function startTestApp(change: Partial<Env> = {}) {
  const env = { ...testEnv, ...change }
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const server = inject('postgresUrl')
  await onServer(server, `CREATE DATABASE ${name} TEMPLATE ${template}`)
  const url = databaseUrl(server, name)
  // As in production, the server owns none of its tables; what a test does to them, the owner does.
  const key = env.encryptionKey ? Buffer.from(env.encryptionKey, 'base64') : randomBytes(32)
  const pool = new pg.Pool({ connectionString: url, max: 4 })
  pool.on('error', () => {})
  const keys = await openKeys(drizzle(pool), env.keyDir, key)
  const { context, database, close } = openOn(asApp(url), keys, env, () => {})
  const { app, chat, sessions, reach, close: closeApp } = await startNode(context)
  // What a test does with the server's own parts, outside of any call, is a job of the server's.
  const db = personalDb(database.pool, () => currentPerson() ?? { as: 'job', name: 'test' })
  return {
    app,
    chat,
    sessions,
    reach,
    context: { ...context, db },
    /** As the server has it: refused where nobody is said to ask. */
    strictContext: context,
    pool,
    serverPool: database.pool,
    url,
    /** Listens on a free port, for sockets. */
    listen: () => app.listen({ port: 0, host: '127.0.0.1' }),
    async close() {
      await closeApp()
      await pool.end()
      await close()
    },
  }
}

/** The app with those of its jobs whose work a caller waits for. The others would change rows at times of their own. */
export async function startNode(context: Context, gates?: Gates) {
  const { app, chat, sessions, directory, analyst, reach } = await buildApp(
    context,
    undefined,
    undefined,
    gates,
  )
  await app.ready()
  const stopJobs = startJobs([directory, analyst])
  return {
    app,
    chat,
    sessions,
    reach,
    async close() {
      await app.close()
      await stopJobs()
    },
  }
}

export type TestApp = Awaited<ReturnType<typeof startTestApp>>
