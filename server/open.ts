import { sql } from 'drizzle-orm'
import type { Redis } from 'ioredis'
import { openLanguageModel } from './ai/open-language-model.ts'
import { sealAccounts } from './auth/sealed-contact.ts'
import { fillLooks } from './auth/username-looks.ts'
import { fillHandleLooks } from './booking-link/handle-store.ts'
import { carryReadingsOver } from './ledger/carry-over.ts'
import { openBus } from './lib/bus.ts'
import { loadDangerModel } from './lib/danger-model.ts'
import { type Database, type Db, migrateDatabase, openDatabase } from './lib/db.ts'
import { encryptionKey } from './lib/encryption-key.ts'
import type { Env } from './lib/env.ts'
import type { Context } from './lib/http.ts'
import type { KeyFiles } from './lib/key-files.ts'
import { createLimits, noLimits } from './lib/limits.ts'
import { errorInOneLine } from './lib/logged.ts'
import { createMetrics } from './lib/metrics.ts'
import { openKeys } from './lib/open-keys.ts'
import { noCopy, openReadCopy } from './lib/read-copy.ts'
import { loadTextModels } from './lib/text-models.ts'
import { createVault, type Vault } from './lib/vault.ts'
import { asApp, grantRows } from './postgres/app-role.ts'
import { startPostgres } from './postgres/postgres.ts'
import { isHeld, secureRows } from './postgres/row-security.ts'
import { therapists } from './therapists/table.ts'
import { users } from './users/table.ts'

export type Opened = {
  context: Context
  database: Database
  redis: Redis | undefined
  close: () => Promise<void>
  /** Ends the database of this process's own, whatever is under way. */
  halt: () => Promise<void>
}

/** Nobody else is at work yet. */
const deaf = { on() {}, async publishOnCommit() {}, isListening: () => false }

/** Of an older version, once; the rows that held words in the clear are written over. */
async function bringAccountsUpToDate(db: Db, vault: Vault) {
  for (const table of [users, therapists]) {
    if ((await sealAccounts(db, vault, table)) > 0) await db.execute(sql`VACUUM FULL ${table}`)
    await fillLooks(db, vault, table)
  }
  await fillHandleLooks(db)
}

const unheldAdvice =
  'the role of DATABASE_URL is a superuser or has BYPASSRLS: the database itself keeps nobody from a stranger’s rows. Use a role without either (docs/security.md)'

/** One line for whoever keeps the database elsewhere: half of what opens it is here. */
const keysAdvice = ({ keyDir }: Env) =>
  `the keys that end are in ${keyDir}: keep that folder, let all nodes share it (KEY_DIR), and back it up with the database`

/** The database up to date, the vault unlocked, everything a server or an operator's command needs. */
export async function openContext(
  env: Env,
  log: (line: string) => void,
  starting = env.databaseUrl ? undefined : startPostgres(env.dataDir, log),
): Promise<Opened> {
  const embedded = await starting
  const stopDatabase = async () => embedded?.stop()
  const owner = embedded?.url ?? env.databaseUrl ?? ''
  try {
    const keys = await migrateDatabase(owner, async (db) => {
      const files = await openKeys(db, env.keyDir, await encryptionKey(db, env))
      await bringAccountsUpToDate(db, createVault(files, deaf))
      await carryReadingsOver(db, createVault(files, deaf))
      // What a role of the operator's own may do, the operator has decided.
      if (embedded) await grantRows(db, owner)
      await secureRows(db)
      if (env.databaseUrl && !(await isHeld(db))) log(unheldAdvice)
      return files
    })
    if (env.databaseUrl && !env.isKeyDirSet) log(keysAdvice(env))
    const redis = env.redisUrl ? await openRedis(env.redisUrl, log) : undefined
    const opened = openOn(embedded ? asApp(owner) : owner, keys, env, log, redis)
    return {
      ...opened,
      async close() {
        await opened.close()
        await stopDatabase()
      },
      halt: stopDatabase,
    }
  } catch (error) {
    await stopDatabase()
    throw error
  }
}

/** Everything that stands on a migrated database. */
export function openOn(
  url: string,
  keys: KeyFiles,
  env: Env,
  log: (line: string) => void,
  redis?: Redis,
): Opened {
  const onError = (error: Error) => log(`database: ${errorInOneLine(error)}`)
  const database = openDatabase(url, onError, env.databasePatience)
  const { db } = database
  const bus = openBus(database)
  const vault = createVault(keys, bus)
  const metrics = createMetrics()
  const limits = env.rateLimits ? createLimits(redis, metrics.limitHit) : noLimits
  const model = openLanguageModel(env, db, log)
  const copy = env.databaseReadUrl
    ? openReadCopy({ databaseUrl: url, copyUrl: env.databaseReadUrl, metrics, log })
    : noCopy
  return {
    context: {
      env,
      db,
      copy,
      databaseUrl: url,
      vault,
      keys,
      limits,
      metrics,
      bus,
      textModels: loadTextModels(),
      dangerModel: loadDangerModel(),
      model,
    },
    database,
    redis,
    async close() {
      await bus.close()
      redis?.disconnect()
      await copy.close()
      await database.close()
    },
    async halt() {},
  }
}

/** Milliseconds without an answer after which Redis counts as away, and is connected to anew. */
const redisSilentAfter = 500

/** Without its listener an error of Redis would end the process; what Redis carries is never the only copy. */
async function openRedis(url: string, log: (line: string) => void) {
  const { Redis } = await import('ioredis')
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    // One that is gone without a word would hold up every call.
    commandTimeout: redisSilentAfter,
    socketTimeout: redisSilentAfter,
  })
  redis.on('error', (error) => log(`redis: ${errorInOneLine(error)}`))
  return redis
}
