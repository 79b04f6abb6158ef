import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  type KeyObject,
  randomBytes,
} from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytes, type Db } from './db.ts'
import { StartError } from './errors.ts'

export const dataKeys = pgTable('data_keys', {
  person_id: uuid().primaryKey(),
  wrapped: bytes().notNull(),
  created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

export const vaultCheck = pgTable('vault_check', {
  name: text().primaryKey(),
  sealed: bytes().notNull(),
})

/**
 * What people write is sealed with a data key of their own (AES-256-GCM, NIST SP 800-38D);
 * the data keys are sealed with the operator's key and kept in the database.
 */
export type Vault = {
  /** The person's key; made on first use. */
  keyOf: (db: Db, person: string) => Promise<DataKey>
  keysOf: (db: Db, people: readonly string[]) => Promise<Map<string, DataKey>>
  /** Destroys the key, and with it all it sealed. */
  destroyKey: (db: Db, person: string) => Promise<void>
  forget: (person: string) => void
}

/** `place` names where the text lives, such as `messages.body:{id}`: moved elsewhere it will not open. */
export type DataKey = {
  seal: (text: string, place: string) => Buffer
  open: (sealed: Buffer, place: string) => string
}

const version = 1
const ivLength = 12
const tagLength = 16
const cached = 20_000

export function createVault(encryptionKey: Buffer): Vault {
  const operatorKey = createSecretKey(encryptionKey)
  const keys = new Map<string, DataKey>()

  const remember = (person: string, wrapped: Buffer) => {
    const key = dataKey(unwrap(operatorKey, wrapped, person))
    keys.set(person, key)
    if (keys.size > cached) keys.delete(keys.keys().next().value!)
    return key
  }

  const create = async (db: Db, person: string) => {
    const fresh = sealBytes(operatorKey, randomBytes(32), `data_keys.wrapped:${person}`)
    await db.insert(dataKeys).values({ person_id: person, wrapped: fresh }).onConflictDoNothing()
    const [row] = await db.select().from(dataKeys).where(eq(dataKeys.person_id, person))
    // Inside a transaction that is rolled back the key would be gone, so it is not remembered yet.
    return dataKey(unwrap(operatorKey, row!.wrapped, person))
  }

  const vault: Vault = {
    async keyOf(db, person) {
      return (await vault.keysOf(db, [person])).get(person) ?? (await create(db, person))
    },
    async keysOf(db, people) {
      const result = new Map<string, DataKey>()
      const missing: string[] = []
      for (const person of new Set(people)) {
        const key = keys.get(person)
        if (key) result.set(person, key)
        else missing.push(person)
      }
      if (missing.length > 0) {
        const rows = await db.select().from(dataKeys).where(inArray(dataKeys.person_id, missing))
        for (const row of rows) result.set(row.person_id, remember(row.person_id, row.wrapped))
      }
      return result
    },
    async destroyKey(db, person) {
      await db.delete(dataKeys).where(eq(dataKeys.person_id, person))
      keys.delete(person)
    },
    forget: (person) => keys.delete(person),
  }
  return vault
}

/** Fails closed: a key that did not seal this database's check value stops the start. */
export async function checkEncryptionKey(db: Db, encryptionKey: Buffer) {
  const name = 'first'
  const place = `vault_check.sealed:${name}`
  const operatorKey = createSecretKey(encryptionKey)
  const sealed = sealBytes(operatorKey, Buffer.from('attune'), place)
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
    openBytes(operatorKey, kept.sealed, place)
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
    seal: (text, place) => sealBytes(key, Buffer.from(text, 'utf8'), place),
    open: (sealed, place) => openBytes(key, sealed, place).toString('utf8'),
  }
}

const unwrap = (operatorKey: KeyObject, wrapped: Buffer, person: string) =>
  openBytes(operatorKey, wrapped, `data_keys.wrapped:${person}`)

/** version (1) · iv (12) · ciphertext · tag (16) */
function sealBytes(key: KeyObject, plain: Buffer, place: string): Buffer {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  cipher.setAAD(Buffer.from(place))
  const body = cipher.update(plain)
  return Buffer.concat([Buffer.of(version), iv, body, cipher.final(), cipher.getAuthTag()])
}

function openBytes(key: KeyObject, sealed: Buffer, place: string): Buffer {
  if (sealed[0] !== version) throw new Error(`Sealed with an unknown version: ${sealed[0]}`)
  const iv = sealed.subarray(1, 1 + ivLength)
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagLength })
  decipher.setAAD(Buffer.from(place))
  decipher.setAuthTag(sealed.subarray(sealed.length - tagLength))
  const body = decipher.update(sealed.subarray(1 + ivLength, sealed.length - tagLength))
  return Buffer.concat([body, decipher.final()])
}
