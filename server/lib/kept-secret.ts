import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { StartError } from './errors.ts'

/** A secret made once and read ever after; on disk, whole, before it is first used. */
export function keptSecret(path: string, make: () => string): string {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT'))
      throw new StartError(`${path} cannot be read: ${String(error)}`)
  }
  const secret = make()
  writeWhole(path, `${secret}\n`)
  return secret
}

function writeWhole(path: string, text: string) {
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o711 })
    const draft = `${path}.${process.pid}`
    const file = openSync(draft, 'wx', 0o600)
    writeSync(file, text)
    fsyncSync(file)
    closeSync(file)
    renameSync(draft, path)
    const folder = openSync(dirname(path), 'r')
    fsyncSync(folder)
    closeSync(folder)
  } catch (error) {
    throw new StartError(
      `${path} cannot be written: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}
