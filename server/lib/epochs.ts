import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto'
import { inArray, isNull, max, sql } from 'drizzle-orm'
import type { Db } from './db.ts'
import type { KeyFiles } from './key-files.ts'
import { dataKeys, keyEpochs } from './key-table.ts'
import { decryptBytes, encryptBytes } from './sealed-bytes.ts'

type Wrapped = Pick<typeof dataKeys.$inferSelect, 'person_id' | 'wrapped' | 'epoch'>

/** The secrets of these people; a row that a rotation has just moved on is read once more. */
export async function readSecrets(db: Db, files: KeyFiles, people: readonly string[]) {
  const secrets = new Map<string, KeyObject>()
  let missing = [...people]
  for (const isLast of [false, true]) {
    const rows = await selectWrapped(db, missing)
    missing = []
    for (const row of rows) {
      const epochKey = epochKeyOf(files, row.epoch)
      if (epochKey) secrets.set(row.person_id, createSecretKey(unwrapped(epochKey, row)))
      else missing.push(row.person_id)
    }
    if (missing.length === 0) break
    if (isLast) throw new Error(`${files.folder} holds no key of an epoch that is in use`)
  }
  return secrets
}

const selectWrapped = (db: Db, people: readonly string[]): Promise<Wrapped[]> =>
  db
    .select({ person_id: dataKeys.person_id, wrapped: dataKeys.wrapped, epoch: dataKeys.epoch })
    .from(dataKeys)
    .where(inArray(dataKeys.person_id, [...people]))

const mostTries = 5

/** A new data key, wrapped with the newest epoch's; where there is one already, it stays. */
export async function addSecret(db: Db, files: KeyFiles, person: string) {
  const secret = randomBytes(32)
  for (let tries = 0; tries < mostTries; tries++) {
    const epoch = await newestEpoch(db)
    const epochKey = epoch && epochKeyOf(files, epoch)
    if (!epochKey) continue
    // Holding on to the epoch's row: an epoch does not end while a key is being wrapped with it.
    await db.execute(sql`
      INSERT INTO ${dataKeys} (person_id, wrapped, epoch)
      SELECT ${person}, ${wrapped(epochKey, person, secret)}, ${keyEpochs.epoch} FROM ${keyEpochs}
      WHERE ${keyEpochs.epoch} = ${epoch} FOR KEY SHARE
      ON CONFLICT DO NOTHING`)
    const key = (await readSecrets(db, files, [person])).get(person)
    if (key) return key
  }
  throw new Error('A data key was destroyed while it was being made')
}

/** Epochs whose copies in the database, dead rows among them, may hold what was destroyed: all there are. */
export async function markDestroyed(tx: Db) {
  await tx
    .update(keyEpochs)
    .set({ key_destroyed_at: sql`now()` })
    .where(isNull(keyEpochs.key_destroyed_at))
}

export async function newestEpoch(db: Db): Promise<number | null> {
  const [row] = await db.select({ epoch: max(keyEpochs.epoch) }).from(keyEpochs)
  return row?.epoch ?? null
}

/** Before there were epochs, the operator's key wrapped. */
export const epochKeyOf = (files: KeyFiles, epoch: number): KeyObject | undefined =>
  epoch === 0 ? files.operatorKey : files.read(String(epoch))

/** The same key under another epoch's. */
export const rewrapped = (from: KeyObject, to: KeyObject, row: Wrapped): Buffer =>
  wrapped(to, row.person_id, unwrapped(from, row))

const wrapped = (epochKey: KeyObject, person: string, secret: Buffer) =>
  encryptBytes(epochKey, secret, wrappedAs(person))

const unwrapped = (epochKey: KeyObject, row: Wrapped) =>
  decryptBytes(epochKey, row.wrapped, wrappedAs(row.person_id))

const wrappedAs = (person: string) => `data_keys.wrapped:${person}`
