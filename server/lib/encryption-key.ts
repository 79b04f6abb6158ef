import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Env } from './env.ts'
import { keptSecret } from './kept-secret.ts'

/** The operator's key, or for the embedded database the one kept in the data folder. */
export function encryptionKey(env: Env): Buffer {
  const text =
    env.encryptionKey ??
    keptSecret(join(env.dataDir, 'encryption.key'), () => randomBytes(32).toString('base64'))
  return Buffer.from(text, 'base64')
}
