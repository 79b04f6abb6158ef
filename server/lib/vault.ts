import type { KeyObject } from 'node:crypto'
import { say } from '@attune/contract/errors.ts'
import { inArray, is } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import { blindIndex } from './blind-lookup.ts'
import type { Bus } from './bus.ts'
import type { Db } from './db.ts'
import { addSecret, markDestroyed, readSecrets } from './epochs.ts'
import { AppError } from './errors.ts'
import type { KeyFiles } from './key-files.ts'
import { dataKeys } from './key-table.ts'
import { currentPerson } from './person.ts'
import { decryptBytes, encryptBytes } from './sealed-bytes.ts'

/**
 * What people write is sealed with a data key of their own (AES-256-GCM, NIST SP 800-38D);
 * the data keys are sealed with the key of an epoch, a file that ends, and kept in the database.
 */
export type Vault = {
  /** The person's key; made on first use, by signing up or by a job of the server's alone. */
  keyOf: (db: Db, person: string) => Promise<DataKey>
  keysOf: (db: Db, people: readonly string[]) => Promise<Map<string, DataKey>>
  /** The same for texts that differ in case alone, and of no use without the key of this database. */
  blindIndex: (what: string, text: string) => Buffer
  /** Destroys these keys, and with them all they sealed, on every node as soon as `tx` is committed. */
  destroyKeys: (tx: Db, people: readonly string[]) => Promise<void>
}

/** What a text is and whose row holds it, such as `messages.body:{id}`: with another it does not decrypt. */
export type AssociatedData = `${string}:${string}`

export type DataKey = {
  encrypt: (text: string, associatedData: AssociatedData) => Buffer
  decrypt: (sealed: Buffer, associatedData: AssociatedData) => string
}

const mostCached = 20_000

/** An account has had one since it was made: where somebody's is missing it was deleted meanwhile. */
function firstSecret(db: Db, files: KeyFiles, person: string) {
  const as = currentPerson()?.as
  if (as === 'patient' || as === 'therapist') throw new AppError('signed_out', say.signIn)
  return addSecret(db, files, person)
}

export function createVault(
  files: KeyFiles,
  bus: Pick<Bus, 'on' | 'publishOnCommit' | 'isListening'>,
): Vault {
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

  const vault: Vault = {
    async keyOf(db, person) {
      return (
        (await vault.keysOf(db, [person])).get(person) ??
        dataKey(await firstSecret(db, files, person))
      )
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
      const secrets = await readSecrets(db, files, missing)
      // A row seen inside a transaction may be rolled back.
      const isCertain = drops === dropsBefore && !is(db, PgTransaction)
      for (const [person, secret] of secrets) {
        const key = dataKey(secret)
        result.set(person, key)
        if (isCertain) remember(person, key)
      }
      return result
    },
    blindIndex: (what, text) => blindIndex(files, what, text),
    async destroyKeys(tx, people) {
      if (people.length === 0) return
      await tx.delete(dataKeys).where(inArray(dataKeys.person_id, [...people]))
      // After that, so that an epoch which has come about meanwhile is seen.
      await markDestroyed(tx)
      for (const person of people) {
        drop(person)
        await bus.publishOnCommit(tx, 'keyDestroyed', { person })
      }
    },
  }
  return vault
}

/** Made a key once: from a buffer every cipher would make one of its own, which takes three times as long. */
const dataKey = (key: KeyObject): DataKey => ({
  encrypt: (text, associatedData) => encryptBytes(key, Buffer.from(text, 'utf8'), associatedData),
  decrypt: (sealed, associatedData) => decryptBytes(key, sealed, associatedData).toString('utf8'),
})
