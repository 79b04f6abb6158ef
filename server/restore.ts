import { resolve } from 'node:path'
import { copyKeysFrom, requireKey } from './backup/key-files.ts'
import { type Manifest, newestMigration, readManifest } from './backup/manifest.ts'
import { fillDatabase } from './backup/restore.ts'
import { migrateDatabase } from './lib/db.ts'
import { encryptionKey } from './lib/encryption-key.ts'
import type { Env } from './lib/env.ts'
import { StartError } from './lib/errors.ts'
import { counted } from './operator/backup.ts'
import { grantRows } from './postgres/app-role.ts'
import { startPostgres } from './postgres/postgres.ts'

/** Before anything is opened: what is restored must find an empty place. */
export async function restore(env: Env, words: readonly string[]) {
  const [folder, ...more] = words
  if (!folder || folder.startsWith('-') || more.length > 0)
    throw new StartError('Usage: npm run operator -- restore <folder>')
  return `${counted(await restoreBackup(env, folder))} are back, and open with this key.`
}

/** Into an empty `DATA_DIR`, or the empty database of `DATABASE_URL`; wholly or not at all. */
async function restoreBackup(env: Env, path: string): Promise<Manifest> {
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
    const key = await migrateDatabase(url, async (db) => {
      if (embedded) await grantRows(db, url)
      return encryptionKey(db, env)
    })
    await fillDatabase(url, folder, manifest, { keyDir: env.keyDir, key })
  } finally {
    await embedded?.stop()
  }
  return manifest
}
