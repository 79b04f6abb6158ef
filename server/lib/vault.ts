import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  type KeyObject,
  randomBytes,
} from 'node:crypto'
import { eq, inArray, is, sql } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import type { Bus } from './bus.ts'
import type { Db } from './db.ts'
import { StartError } from './errors.ts'
import { dataKeys, vaultCheck } from './key-table.ts'

/**
 * What people write is sealed with a data key of their own (AES-256-GCM, NIST SP 800-38D);
 * the data keys are sealed with the operator's key and kept in the database.
 */
export type Vault = {
  /** The person's key; made on first use. */
  keyOf: (db: Db, person: string) => Promise<DataKey>
  keysOf: (db: Db, people: readonly string[]) => Promise<Map<string, DataKey>>
  /** Destroys these keys, and with them all they sealed, on every node as soon as `tx` is committed. */
  destroyKeys: (tx: Db, people: readonly string[]) => Promise<void>
}

/** What a text is and whose row holds it, such as `messages.body:{id}`: with another it does not decrypt. */
export type AssociatedData = `${string}:${string}`

export type DataKey = {
  encrypt: (text: string, associatedData: AssociatedData) => Buffer
  decrypt: (sealed: Buffer, associatedData: AssociatedData) => string
}

const version = 1
const ivLength = 12
const tagLength = 16
const mostCached = 20_000

export function createVault(
  encryptionKey: Buffer,
  bus: Pick<Bus, 'on' | 'publishOnCommit' | 'isListening'>,
): Vault {
  const operatorKey = createSecretKey(encryptionKey)
  const cache = new Map<string, DataKey>()
  /** Counts what was dropped: a row read before that must not be cached after it. */
  let drops = 0

  const drop = (person: string) => {
    drops++
    cache.delete(person)
  }
  bus.on('keyDestroyed', ({ person }) => drop(person))
  bus.on('resumed', () => {
    drops++
    cache.clear()
  })

  const remember = (person: string, key: DataKey) => {
    cache.set(person, key)
    const [oldest] = cache.keys()
    if (cache.size > mostCached && oldest) cache.delete(oldest)
  }

  const create = async (db: Db, person: string) => {
    const fresh = encryptBytes(operatorKey, randomBytes(32), wrappedAs(person))
    await db.insert(dataKeys).values({ person_id: person, wrapped: fresh }).onConflictDoNothing()
    const [row] = await db.select().from(dataKeys).where(eq(dataKeys.person_id, person))
    if (!row) throw new Error('A data key was destroyed while it was being made')
    return unwrap(operatorKey, row)
  }

  const vault: Vault = {
    async keyOf(db, person) {
      return (await vault.keysOf(db, [person])).get(person) ?? (await create(db, person))
    },
    async keysOf(db, people) {
      const result = new Map<string, DataKey>()
      const missing: string[] = []
      for (const person of new Set(people)) {
        // Deaf to the other nodes, this one would not hear of a key that they destroy.
        const key = bus.isListening() ? cache.get(person) : undefined
        if (key) result.set(person, key)
        else missing.push(person)
      }
      if (missing.length === 0) return result
      const dropsBefore = drops
      const rows = await db.select().from(dataKeys).where(inArray(dataKeys.person_id, missing))
      // A row seen inside a transaction may be rolled back.
      const isCertain = drops === dropsBefore && !is(db, PgTransaction)
      for (const row of rows) {
        const key = unwrap(operatorKey, row)
        result.set(row.person_id, key)
        if (isCertain) remember(row.person_id, key)
      }
      return result
    },
    async destroyKeys(tx, people) {
      if (people.length === 0) return
      await tx.delete(dataKeys).where(inArray(dataKeys.person_id, [...people]))
      for (const person of people) {
        drop(person)
        await bus.publishOnCommit(tx, 'keyDestroyed', { person })
      }
    },
  }
  return vault
}

/** Fails closed: a key that did not seal this database's check value stops the start. */
export async function checkEncryptionKey(db: Db, encryptionKey: Buffer) {
  const name = 'first'
  const associatedData = `vault_check.sealed:${name}`
  const operatorKey = createSecretKey(encryptionKey)
  const sealed = encryptBytes(operatorKey, Buffer.from('attune'), associatedData)
  const [kept] = await db.select().from(vaultCheck).where(eq(vaultCheck.name, name))
  if (!kept) {
    const [{ count } = { count: 0 }] = await db
      .select({ count: sql<number>`count(*)::int` })
      .from(dataKeys)
    if (count > 0)
      throw new StartError('The database holds keys but no check value: refusing to guess')
    await db.insert(vaultCheck).values({ name, sealed })
    return
  }
  try {
    decryptBytes(operatorKey, kept.sealed, associatedData)
  } catch {
    throw new StartError(
      'ENCRYPTION_KEY does not open this database: what people wrote was sealed with another key',
    )
  }
}

function dataKey(secret: Buffer): DataKey {
  // Made once: from a buffer every cipher would make one of its own, which takes three times as long.
  const key = createSecretKey(secret)
  return {
    encrypt: (text, associatedData) => encryptBytes(key, Buffer.from(text, 'utf8'), associatedData),
    decrypt: (sealed, associatedData) => decryptBytes(key, sealed, associatedData).toString('utf8'),
  }
}

const wrappedAs = (person: string) => `data_keys.wrapped:${person}`

const unwrap = (operatorKey: KeyObject, row: typeof dataKeys.$inferSelect) =>
  dataKey(decryptBytes(operatorKey, row.wrapped, wrappedAs(row.person_id)))

/** version (1) · iv (12) · ciphertext · tag (16) */
function encryptBytes(key: KeyObject, plain: Buffer, associatedData: string): Buffer {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  cipher.setAAD(Buffer.from(associatedData))
  const body = cipher.update(plain)
  return Buffer.concat([Buffer.of(version), iv, body, cipher.final(), cipher.getAuthTag()])
}

function decryptBytes(key: KeyObject, sealed: Buffer, associatedData: string): Buffer {
  if (sealed[0] !== version) throw new Error(`Sealed with an unknown version: ${sealed[0]}`)
  const iv = sealed.subarray(1, 1 + ivLength)
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagLength })
  decipher.setAAD(Buffer.from(associatedData))
  decipher.setAuthTag(sealed.subarray(sealed.length - tagLength))
  const body = decipher.update(sealed.subarray(1 + ivLength, sealed.length - tagLength))
  return Buffer.concat([body, decipher.final()])
}
