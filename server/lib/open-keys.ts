import { createSecretKey } from 'node:crypto'
import { indexKey } from './blind-lookup.ts'
import type { Db } from './db.ts'
import { beginEpoch, finishRotation, lockKeys, missingKey, tidyKeys } from './epoch-rotation.ts'
import { epochKeyOf, newestEpoch } from './epochs.ts'
import { StartError } from './errors.ts'
import { type KeyFiles, keyFiles } from './key-files.ts'
import { dataKeys } from './key-table.ts'
import { checkEncryptionKey, databaseName, hasIndexKey, keepIndexKey } from './vault-check.ts'

/** The keys of this database, checked, carried over where they are of an older kind, and tidied up. */
export async function openKeys(db: Db, folder: string, encryptionKey: Buffer): Promise<KeyFiles> {
  await checkEncryptionKey(db, encryptionKey)
  const operatorKey = createSecretKey(encryptionKey)
  const files = keyFiles(folder, await databaseName(db, operatorKey), operatorKey)
  // Before the first look: a key may still wait to be put in its place.
  await db.transaction(async (tx) => {
    await lockKeys(tx, files)
    files.tidy()
  })
  const used = await requireEpochs(db, files)
  const newest = await newestEpoch(db)
  if (newest === null || !epochKeyOf(files, newest)) await beginEpoch(db, files)
  if (used.some(({ epoch }) => epoch === 0)) await finishRotation(db, files)
  await openIndexKey(db, files)
  await tidyKeys(db, files)
  return files
}

/** Reads alone: whether all that this database is sealed with can be opened with these files and this key. */
export async function requireKeys(db: Db, folder: string, encryptionKey: Buffer) {
  await checkEncryptionKey(db, encryptionKey)
  const operatorKey = createSecretKey(encryptionKey)
  const files = keyFiles(folder, await databaseName(db, operatorKey), operatorKey)
  await requireEpochs(db, files)
  if ((await hasIndexKey(db, operatorKey)) && !files.read(indexKey)) throw missingIndex(files)
}

/** The epochs in use, each of which can be opened. */
async function requireEpochs(db: Db, files: KeyFiles) {
  const used = await db.selectDistinct({ epoch: dataKeys.epoch }).from(dataKeys)
  for (const { epoch } of used) if (!epochKeyOf(files, epoch)) throw missingKey(files, epoch)
  return used
}

const missingIndex = ({ folder }: KeyFiles) =>
  new StartError(
    `${folder} lacks the key by which accounts are found: bring back the keys that belong to this database (KEY_DIR)`,
  )

/** On disk before the first account is found by it, and never another after that. */
async function openIndexKey(db: Db, files: KeyFiles) {
  const isThere = files.read(indexKey) !== undefined
  if (!isThere && (await hasIndexKey(db, files.operatorKey))) throw missingIndex(files)
  if (!isThere) files.make(indexKey)
  await keepIndexKey(db, files.operatorKey)
}
