import { createSecretKey, type KeyObject } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decryptBytes } from '../lib/sealed-bytes.ts'
import { databaseUser } from '../postgres/cluster.ts'

/** Every byte of a data folder, also where its note sends root's database, as files by their names. */
export function everyFile(dataDir: string): Map<string, Buffer> {
  const folders = isInside(dataDir) ? [dataDir] : [dataDir, postgresIn(dataDir)]
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  return new Map(files.map((path) => [path, readFileSync(path)]))
}

const noteIn = (dataDir: string) => join(dataDir, 'postgres.location')
const isInside = (dataDir: string) => !existsSync(noteIn(dataDir))

export const postgresIn = (dataDir: string) =>
  isInside(dataDir) ? join(dataDir, 'postgres') : readFileSync(noteIn(dataDir), 'utf8').trim()

/** The files in which a phrase stands as UTF-8. */
export const filesWith = (files: ReadonlyMap<string, Buffer>, phrase: string): string[] =>
  [...files].filter(([, bytes]) => bytes.includes(phrase)).map(([path]) => path)

/** As somebody may find it again: as it is, in small letters as indexes have it, and written otherwise. */
const encodingsOf = (phrase: string): Buffer[] => {
  const utf8 = Buffer.from(phrase)
  return [
    utf8,
    Buffer.from(phrase.toLowerCase()),
    Buffer.from(phrase, 'utf16le'),
    Buffer.from(utf8.toString('hex')),
    // Of whole groups alone, whatever stands behind it.
    Buffer.from(utf8.subarray(0, utf8.length - (utf8.length % 3)).toString('base64')),
  ]
}

/** The files in which a phrase stands in any of five ways. */
export const filesWithAny = (files: ReadonlyMap<string, Buffer>, phrase: string): string[] => {
  const ways = encodingsOf(phrase)
  return [...files].filter(([, bytes]) => ways.some((one) => bytes.includes(one))).map(([at]) => at)
}

/** The running database of a data folder, as its owner; postmaster.pid: line 4 the port. */
export function databaseAt(folder: string) {
  const password = readFileSync(join(folder, 'postgres.password'), 'utf8').trim()
  const [, , , port] = readFileSync(join(postgresIn(folder), 'postmaster.pid'), 'utf8').split('\n')
  return `postgres://${databaseUser}:${password}@127.0.0.1:${port}/postgres`
}

/** version (1) · iv (12) · a key (32) · tag (16) */
const wrappedLength = 61
const base64Length = Math.ceil(wrappedLength / 3) * 4
/** Of 61 random bytes some 54 differ; text, zeros and pointers are far below. */
const leastDifferent = 40

/** Wherever a wrapped key could stand: its version, and then what looks random. */
function* wrappedAnywhere(bytes: Buffer): Generator<Buffer> {
  for (let at = bytes.indexOf(1); at !== -1; at = bytes.indexOf(1, at + 1)) {
    const window = bytes.subarray(at, at + wrappedLength)
    if (window.length === wrappedLength && new Set(window).size >= leastDifferent) yield window
  }
}

/** The same written in base64, as the files of keys are. */
function* wrappedInText(bytes: Buffer): Generator<Buffer> {
  const text = bytes.toString('latin1')
  for (const [found] of text.matchAll(
    new RegExp(`A[Q-Za-f][A-Za-z0-9+/]{${base64Length - 4}}..`, 'g'),
  ))
    yield Buffer.from(found, 'base64')
}

function opened(key: KeyObject, sealed: Buffer, associatedData: string) {
  try {
    return createSecretKey(decryptBytes(key, sealed, associatedData))
  } catch {
    return undefined
  }
}

const mostEpochs = 5

/**
 * Whose data keys somebody finds who holds every byte of the folder, the operator's key, and the ids
 * of people: first all keys of epochs, from whatever file or remains of one, then all that these wrap.
 */
export function stealDataKeys(
  files: ReadonlyMap<string, Buffer>,
  encryptionKey: Buffer,
  people: readonly string[],
): Map<string, KeyObject> {
  const operatorKey = createSecretKey(encryptionKey)
  const windows = [...files.values()].flatMap((bytes) => [...wrappedAnywhere(bytes)])
  const texts = [...files.values()].flatMap((bytes) => [...wrappedInText(bytes)])
  const databases = new Set(
    [...files.keys()].map((path) => /([\da-f]{12})-\w+\.key/.exec(path)?.[1] ?? ''),
  )
  const epochKeys = [...databases].flatMap((database) =>
    Array.from({ length: mostEpochs }, (_, epoch) => `key:${database}:${epoch}`).flatMap((as) =>
      [...windows, ...texts].flatMap((sealed) => opened(operatorKey, sealed, as) ?? []),
    ),
  )
  const stolen = new Map<string, KeyObject>()
  for (const person of people)
    for (const key of [operatorKey, ...epochKeys])
      for (const sealed of windows) {
        const secret = opened(key, sealed, `data_keys.wrapped:${person}`)
        if (secret) stolen.set(person, secret)
      }
  return stolen
}
