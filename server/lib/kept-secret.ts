import { randomBytes } from 'node:crypto'
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  unlinkSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { StartError } from './errors.ts'

/** A secret made once and read ever after; on disk, whole, before it is first used. */
export function keptSecret(path: string, make: () => string): string {
  const kept = readSecret(path)
  if (kept !== undefined) return kept
  const secret = make()
  writeSecret(path, secret)
  return secret
}

/** Undefined where there is none. */
export function readSecret(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw new StartError(`${path} cannot be read: ${String(error)}`)
  }
}

/** Whole or not at all, and on disk when this returns. */
export function writeSecret(path: string, secret: string) {
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o711 })
    const draft = `${path}.${process.pid}`
    // One of a process that was killed and had the same number.
    removeIfThere(draft)
    writeSynced(openSync(draft, 'wx', 0o600), Buffer.from(`${secret}\n`))
    renameSync(draft, path)
    syncFolder(dirname(path))
  } catch (error) {
    throw new StartError(
      `${path} cannot be written: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

/** What is told of each step, so that a test can end the process there. */
export type Steps = (done: string) => void

/** Leaves nothing of the secret in its file: random bytes over it, on disk, before the name goes. */
export function destroySecret(path: string, after: Steps = () => {}) {
  const gone = path.endsWith(goneEnding) ? path : `${path}${goneEnding}`
  writeSynced(openSync(path, 'r+'), randomBytes(statSync(path).size))
  after('overwritten')
  renameSync(path, gone)
  after('renamed')
  unlinkSync(gone)
  after('unlinked')
  syncFolder(dirname(path))
}

/** The end of a file's name whose secret is being destroyed. */
export const goneEnding = '.gone'

export function syncFolder(path: string) {
  const folder = openSync(path, 'r')
  fsyncSync(folder)
  closeSync(folder)
}

function writeSynced(file: number, bytes: Buffer) {
  try {
    writeSync(file, bytes, 0, bytes.length, 0)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

function removeIfThere(path: string) {
  try {
    unlinkSync(path)
  } catch {}
}
