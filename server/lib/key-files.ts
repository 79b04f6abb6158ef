import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from './errors.ts'
import {
  destroySecret,
  goneEnding,
  readSecret,
  type Steps,
  syncFolder,
  writeSecret,
} from './kept-secret.ts'
import { decryptBytes, encryptBytes } from './sealed-bytes.ts'

/**
 * The keys of one database that are files, each sealed with the operator's key. In a file, unlike in
 * a database, bytes can be overwritten: what such a key wraps ends with it.
 */
export type KeyFiles = {
  folder: string
  /** What their names begin with. */
  database: string
  operatorKey: KeyObject
  /** Undefined where there is no such file. */
  read: (name: string) => KeyObject | undefined
  /** On disk, whole, when this returns. */
  make: (name: string) => KeyObject
  /** Names of the files, whether or not they open. */
  names: () => string[]
  destroy: (name: string, after?: Steps) => void
  /** Seals all of them with another operator's key, beside the old ones, which stay in use. */
  reseal: (operatorKey: KeyObject, after?: Steps) => void
  /** Finishes what was under way when a process was killed, and destroys what is left over. */
  tidy: (after?: Steps) => void
}

const ending = '.key'
export const nextEnding = '.next'

/** `database` tells apart the files of databases that share the folder. */
export function keyFiles(folder: string, database: string, operatorKey: KeyObject): KeyFiles {
  const opened = new Map<string, KeyObject>()
  const pathOf = (name: string) => join(folder, `${database}-${name}${ending}`)
  const sealedAs = (name: string) => `key:${database}:${name}`

  const open = (path: string, name: string, key = operatorKey) => {
    const text = readSecret(path)
    if (text === undefined) return undefined
    try {
      return createSecretKey(decryptBytes(key, Buffer.from(text, 'base64'), sealedAs(name)))
    } catch {
      throw new StartError(`${path} is damaged, or was sealed with another ENCRYPTION_KEY`)
    }
  }
  const write = (path: string, name: string, secret: KeyObject, key = operatorKey) =>
    writeSecret(path, encryptBytes(key, secret.export(), sealedAs(name)).toString('base64'))
  const filesEnding = (end: string) => filesOf(folder, `${database}-`, end)
  const names = () => filesEnding(ending)

  return {
    folder,
    database,
    operatorKey,
    names,
    read(name) {
      const key = opened.get(name) ?? open(pathOf(name), name)
      if (key) opened.set(name, key)
      return key
    },
    make(name) {
      const key = createSecretKey(randomBytes(32))
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      write(pathOf(name), name, key)
      opened.set(name, key)
      return key
    },
    destroy(name, after) {
      opened.delete(name)
      destroySecret(pathOf(name), after)
    },
    reseal(next, after = () => {}) {
      for (const name of names()) {
        const key = open(pathOf(name), name)
        if (key) write(`${pathOf(name)}${nextEnding}`, name, key, next)
        after(`resealed ${name}`)
      }
    },
    tidy(after = () => {}) {
      for (const name of filesEnding(`${ending}${nextEnding}`)) {
        const next = `${pathOf(name)}${nextEnding}`
        if (opens(() => open(next, name))) takeItsPlace(next, pathOf(name), after)
        else destroySecret(next, after)
      }
      // Drafts, and what was being destroyed.
      for (const left of filesEnding('').filter((file) => !file.endsWith(ending)))
        destroySecret(join(folder, `${database}-${left}`), after)
    },
  }
}

/** The old one goes aside first: at every moment one of the two is there under a name that is read. */
export function takeItsPlace(next: string, path: string, after: Steps = () => {}) {
  const gone = `${path}${goneEnding}`
  if (readSecret(path) !== undefined) renameSync(path, gone)
  after('set aside')
  renameSync(next, path)
  after('put in place')
  syncFolder(join(path, '..'))
  if (readSecret(gone) !== undefined) destroySecret(gone, after)
}

function opens(open: () => unknown) {
  try {
    return open() !== undefined
  } catch {
    return false
  }
}

/** What stands between `start` and `end` in the names of the files there. */
function filesOf(folder: string, start: string, end: string) {
  try {
    return readdirSync(folder)
      .filter((file) => file.startsWith(start) && file.endsWith(end))
      .map((file) => file.slice(start.length, file.length - end.length))
  } catch {
    return []
  }
}
