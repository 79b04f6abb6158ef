import { createSecretKey, randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { recordAction } from './ledger/append.ts'
import { applicationName, type Db, migrateDatabase } from './lib/db.ts'
import { encryptionKey, keyPath } from './lib/encryption-key.ts'
import type { Env } from './lib/env.ts'
import { lockKeys } from './lib/epoch-rotation.ts'
import { StartError } from './lib/errors.ts'
import { type Steps, writeSecret } from './lib/kept-secret.ts'
import { keyFiles, nextEnding } from './lib/key-files.ts'
import { openKeys } from './lib/open-keys.ts'
import { resealChecked } from './lib/vault-check.ts'
import { startPostgres } from './postgres/postgres.ts'

/**
 * Replaces the operator's key: the new one seals the files of keys, and nothing else is written anew.
 * Which of the two is right is one row: ended before that is committed, nothing has happened; after
 * it, the next start puts everything in its place.
 */
export async function rotateKey(env: Env, after: Steps = () => {}): Promise<string> {
  const embedded = env.databaseUrl ? null : await startPostgres(env.dataDir, () => {})
  try {
    // Like a start, which waits until this is over.
    return await migrateDatabase(embedded?.url ?? env.databaseUrl ?? '', (db) =>
      replaceKey(db, env, after),
    )
  } finally {
    await embedded?.stop()
  }
}

async function replaceKey(db: Db, env: Env, after: Steps) {
  await requireNobodyElse(db)
  const old = await openKeys(db, env.keyDir, await encryptionKey(db, env))
  const key = newKey(env)
  after('new key kept')
  const operatorKey = createSecretKey(key)
  await db.transaction(async (tx) => {
    await lockKeys(tx, old)
    old.reseal(operatorKey, after)
    await resealChecked(tx, old.operatorKey, operatorKey)
    await recordAction(tx, { action: 'rotate-key' })
    after('row written')
  })
  after('committed')
  const files = keyFiles(env.keyDir, old.database, operatorKey)
  await db.transaction(async (tx) => {
    await lockKeys(tx, files)
    files.tidy(after)
  })
  if (env.encryptionKey !== undefined) return replaced
  await encryptionKey(db, env)
  return `The operator’s key is replaced: the new one is in ${keyPath(env)}. Put a copy where you keep the other, and destroy that one.`
}

const replaced =
  'The operator’s key is replaced. ENCRYPTION_KEY is the new one from now on; destroy the old one wherever it is kept.'

/** In the data folder it waits beside the old one; elsewhere the operator keeps it. */
function newKey(env: Env): Buffer {
  const text = env.newEncryptionKey ?? randomBytes(32).toString('base64')
  if (env.encryptionKey === undefined) writeSecret(`${keyPath(env)}${nextEnding}`, text)
  else if (!env.newEncryptionKey)
    throw new StartError('NEW_ENCRYPTION_KEY is required where ENCRYPTION_KEY is set')
  return Buffer.from(text, 'base64')
}

/** Milliseconds in which the database notices that a server which has just ended is gone. */
const lingers = 3_000
const lookEvery = 100

/** A server that runs holds the old key, and would go on with it. */
async function requireNobodyElse(db: Db) {
  const until = performance.now() + lingers
  while (await isAnybodyElse(db)) {
    if (performance.now() > until) throw new StartError('Stop every server of this database first')
    await wait(lookEvery)
  }
}

async function isAnybodyElse(db: Db): Promise<boolean> {
  const { rows } = await db.execute(
    sql`SELECT 1 FROM pg_stat_activity
      WHERE application_name = ${applicationName} AND datname = current_database() LIMIT 1`,
  )
  return rows.length > 0
}
