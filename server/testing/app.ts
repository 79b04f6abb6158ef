import { randomBytes, randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { inject } from 'vitest'
import { openModel } from '../ai/open-model.ts'
import { buildApp } from '../app.ts'
import { openBus } from '../lib/bus.ts'
import { openDatabase } from '../lib/db.ts'
import type { Env } from '../lib/env.ts'
import type { Context } from '../lib/http.ts'
import { createLimits, noLimits } from '../lib/limits.ts'
import { loadMind } from '../lib/mind.ts'
import { createVault } from '../lib/vault.ts'
import { databaseUrl, onServer, template } from './database.ts'

/** How many times longer than in production a database may take to answer. */
export const patience = 6

export const testEnv: Env = {
  port: 0,
  host: '127.0.0.1',
  dataDir: tmpdir(),
  databaseUrl: undefined,
  redisUrl: undefined,
  demo: false,
  encryptionKey: undefined,
  rateLimits: false,
  trustProxy: false,
  publicUrl: undefined,
  secureCookies: false,
  logLevel: process.env.TEST_LOG ?? 'silent',
  ai: null,
}

/** The real server on a database of its own, copied from the migrated template. */
export async function startTestApp(change: Partial<Env> = {}) {
  const env = { ...testEnv, ...change }
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const server = inject('postgresUrl')
  await onServer(server, `CREATE DATABASE ${name} TEMPLATE ${template}`)
  const url = databaseUrl(server, name)
  const { db, pool, close: closePool } = openDatabase(url, () => {}, patience)
  const bus = openBus(url, pool)
  const vault = createVault(randomBytes(32))
  const limits = env.rateLimits ? createLimits() : noLimits
  const context: Context = {
    env,
    db,
    databaseUrl: url,
    vault,
    limits,
    bus,
    mind: loadMind(),
    model: openModel(env, db, () => {}),
  }
  const { app, chat, sessions } = await buildApp(context)
  await app.ready()
  return {
    app,
    chat,
    sessions,
    context,
    pool,
    url,
    /** Listens on a free port, for sockets. */
    listen: () => app.listen({ port: 0, host: '127.0.0.1' }),
    async close() {
      await app.close()
      await bus.close()
      await closePool()
    },
  }
}

export type TestApp = Awaited<ReturnType<typeof startTestApp>>
