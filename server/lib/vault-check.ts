import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Db } from './db.ts'
import { StartError } from './errors.ts'
import { dataKeys, vaultCheck } from './key-table.ts'
import { decryptBytes, encryptBytes } from './sealed-bytes.ts'

const check = 'first'
const checkValue = 'attune'
const name = 'database'
const index = 'index'

/** Fails closed: a key that did not seal this database's check value stops the start. */
export async function checkEncryptionKey(db: Db, encryptionKey: Buffer) {
  const operatorKey = createSecretKey(encryptionKey)
  const kept = await readChecked(db, check, operatorKey)
  if (kept === 'wrong')
    throw new StartError(
      'ENCRYPTION_KEY does not open this database: what people wrote was sealed with another key',
    )
  if (kept) return
  const { rows } = await db.execute(sql`SELECT 1 FROM ${dataKeys} LIMIT 1`)
  if (rows.length > 0)
    throw new StartError('The database holds keys but no check value: refusing to guess')
  await keepChecked(db, check, checkValue, operatorKey)
}

/** Whether this key is the one that opens the database. */
export const opensDatabase = async (db: Db, operatorKey: KeyObject) =>
  (await readChecked(db, check, operatorKey)) === checkValue

/** Made once, so that files of two databases never meet under one name. */
export async function databaseName(db: Db, operatorKey: KeyObject): Promise<string> {
  const kept = await readChecked(db, name, operatorKey)
  if (kept) return kept
  await keepChecked(db, name, randomBytes(6).toString('hex'), operatorKey)
  return databaseName(db, operatorKey)
}

/** Whether accounts have been found by the key of the index, so that no other will do. */
export const hasIndexKey = async (db: Db, operatorKey: KeyObject) =>
  (await readChecked(db, index, operatorKey)) !== undefined

export const keepIndexKey = (db: Db, operatorKey: KeyObject) =>
  keepChecked(db, index, checkValue, operatorKey)

/** Seals with another operator's key what the old one opens. */
export async function resealChecked(tx: Db, from: KeyObject, to: KeyObject) {
  for (const one of [check, name, index]) {
    const value = await readChecked(tx, one, from)
    if (!value || value === 'wrong') throw new StartError('The old key does not open this database')
    await tx
      .update(vaultCheck)
      .set({ sealed: sealedCheck(one, value, to) })
      .where(eq(vaultCheck.name, one))
  }
}

async function readChecked(db: Db, which: string, operatorKey: KeyObject) {
  const [kept] = await db.select().from(vaultCheck).where(eq(vaultCheck.name, which))
  if (!kept) return undefined
  try {
    return decryptBytes(operatorKey, kept.sealed, sealedAs(which)).toString()
  } catch {
    return 'wrong'
  }
}

async function keepChecked(db: Db, which: string, value: string, operatorKey: KeyObject) {
  const row = { name: which, sealed: sealedCheck(which, value, operatorKey) }
  await db.insert(vaultCheck).values(row).onConflictDoNothing()
}

const sealedCheck = (which: string, value: string, key: KeyObject) =>
  encryptBytes(key, Buffer.from(value), sealedAs(which))

const sealedAs = (which: string) => `vault_check.sealed:${which}`
