import { copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from '../lib/env.ts'
import { StartError } from '../lib/errors.ts'
import { keysFolder } from './manifest.ts'

const operatorKey = 'encryption.key'
/** Beside the operator's key in a backup; where a server has them, `KEY_DIR` says. */
const others = 'keys'

/** The key files of `DATA_DIR`, put beside a backup. A key of the environment is in no file. */
export function copyKeysTo(folder: string, env: Env) {
  if (env.encryptionKey)
    throw new StartError('ENCRYPTION_KEY is set: that key is in no file, keep it as you do')
  const target = join(folder, keysFolder)
  mkdirSync(target, { recursive: true, mode: 0o700 })
  copyFileSync(join(env.dataDir, operatorKey), join(target, operatorKey))
  copyAll(env.keyDir, join(target, others))
}

/** Key files of a backup into a `DATA_DIR` that has none. What is there is never written over. */
export function copyKeysFrom(folder: string, env: Env) {
  const source = join(folder, keysFolder)
  if (!existsSync(source)) return
  mkdirSync(env.dataDir, { recursive: true, mode: 0o711 })
  const own = join(env.dataDir, operatorKey)
  if (!env.encryptionKey && !existsSync(own)) copyFileSync(join(source, operatorKey), own)
  copyAll(join(source, others), env.keyDir)
}

/** Without one a new key would be made, which opens nothing of the backup. */
export function requireKey(env: Env) {
  if (env.encryptionKey || existsSync(join(env.dataDir, operatorKey))) return
  throw new StartError(
    `The backup opens with the operator's key alone: put ${operatorKey} into ${env.dataDir} first, or set ENCRYPTION_KEY`,
  )
}

function copyAll(from: string, to: string) {
  if (!existsSync(from)) return
  mkdirSync(to, { recursive: true, mode: 0o700 })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const target = join(to, entry.name)
    if (entry.isFile() && !existsSync(target)) copyFileSync(join(from, entry.name), target)
  }
}
