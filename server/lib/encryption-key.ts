import { createSecretKey, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Db } from './db.ts'
import type { Env } from './env.ts'
import { destroySecret, goneEnding, keptSecret, readSecret } from './kept-secret.ts'
import { nextEnding, takeItsPlace } from './key-files.ts'
import { opensDatabase } from './vault-check.ts'

/** Where it is for the embedded database, unless the operator gives one. */
export const keyPath = ({ dataDir }: Pick<Env, 'dataDir'>) => join(dataDir, 'encryption.key')

/**
 * The operator's key, or for the embedded database the one kept in the data folder. Where one was
 * about to be replaced, the database knows which is right, and the other is destroyed.
 */
export async function encryptionKey(
  db: Db,
  env: Pick<Env, 'dataDir' | 'encryptionKey'>,
): Promise<Buffer> {
  if (env.encryptionKey) return Buffer.from(env.encryptionKey, 'base64')
  const path = keyPath(env)
  await settle(db, path)
  return Buffer.from(
    keptSecret(path, () => randomBytes(32).toString('base64')),
    'base64',
  )
}

async function settle(db: Db, path: string) {
  const next = `${path}${nextEnding}`
  const isRight = async (text: string | undefined) =>
    text !== undefined && opensDatabase(db, createSecretKey(Buffer.from(text, 'base64')))
  const text = readSecret(next)
  if (await isRight(text)) takeItsPlace(next, path)
  else if (text !== undefined && (await isRight(readSecret(path)))) destroySecret(next)
  const gone = `${path}${goneEnding}`
  if (readSecret(gone) !== undefined) destroySecret(gone)
}
