import { setTimeout as wait } from 'node:timers/promises'
import { and, asc, gt, lt, sql } from 'drizzle-orm'
import type { Db } from './db.ts'
import { epochKeyOf, newestEpoch, rewrapped } from './epochs.ts'
import { StartError } from './errors.ts'
import type { Steps } from './kept-secret.ts'
import type { KeyFiles } from './key-files.ts'
import { dataKeys, keyEpochs } from './key-table.ts'
import { opensDatabase } from './vault-check.ts'

/** Small enough that nobody waits for one: each holds its rows, and the processor, for some milliseconds. */
const slice = 200
const first = '00000000-0000-0000-0000-000000000000'
const mostRounds = 30
const pause = 1_000

/**
 * Moves every data key to a new epoch and destroys the file of the old one, and with it every copy
 * of a key that was deleted before. Ended anywhere, it is finished by the next one or the next start.
 */
export async function rotateEpoch(db: Db, files: KeyFiles, after: Steps = () => {}) {
  await finishRotation(db, files, after)
  const epoch = await beginEpoch(db, files, after)
  return { epoch, moved: await finishRotation(db, files, after) }
}

/** The file is on disk before any row tells of the epoch. */
export const beginEpoch = (db: Db, files: KeyFiles, after: Steps = () => {}): Promise<number> =>
  db.transaction(async (tx) => {
    await lockKeys(tx, files)
    const known = (await tx.select().from(keyEpochs)).map(({ epoch }) => epoch)
    const newest = Math.max(0, ...known)
    // Another node has begun one meanwhile.
    if (known.length > 1) return newest
    const epoch = Math.max(newest, ...epochsOf(files)) + 1
    files.make(String(epoch))
    after('file made')
    await tx.insert(keyEpochs).values({ epoch })
    after('epoch inserted')
    return epoch
  })

/** Gives how many keys were moved. */
export async function finishRotation(db: Db, files: KeyFiles, after: Steps = () => {}) {
  let moved = 0
  for (let round = 0; round < mostRounds; round++) {
    const newest = await newestEpoch(db)
    if (newest === null) return moved
    moved += await moveAll(db, files, newest, after)
    if (await closeEpochs(db, files, newest)) {
      after('old epochs closed')
      await tidyKeys(db, files, after)
      return moved
    }
    // Someone is deleting what is left.
    await wait(pause)
  }
  throw new Error('A rotation could not be finished: other transactions hold on to keys')
}

async function moveAll(db: Db, files: KeyFiles, newest: number, after: Steps) {
  let [moved, from] = [0, first]
  for (;;) {
    const people = await moveSlice(db, files, newest, from)
    const last = people.at(-1)
    if (last === undefined) return moved
    after('slice moved')
    moved += people.length
    from = last
  }
}

const moveSlice = (db: Db, files: KeyFiles, newest: number, from: string): Promise<string[]> =>
  db.transaction(async (tx) => {
    await lockKeys(tx, files)
    const to = requireKey(files, newest)
    const rows = await tx
      .select()
      .from(dataKeys)
      .where(and(gt(dataKeys.person_id, from), lt(dataKeys.epoch, newest)))
      .orderBy(asc(dataKeys.person_id))
      .limit(slice)
      .for('update', { skipLocked: true })
    if (rows.length === 0) return []
    const people = rows.map(({ person_id }) => person_id)
    const keys = rows.map((row) => rewrapped(requireKey(files, row.epoch), to, row))
    await tx.execute(sql`
      UPDATE ${dataKeys} SET wrapped = moved.wrapped, epoch = ${newest}
      FROM unnest(${sql.param(people)}::uuid[], ${sql.param(keys)}::bytea[]) AS moved (id, wrapped)
      WHERE ${dataKeys.person_id} = moved.id`)
    return people
  })

function requireKey(files: KeyFiles, epoch: number) {
  const key = epochKeyOf(files, epoch)
  if (!key) throw missingKey(files, epoch)
  return key
}

export const missingKey = ({ folder }: KeyFiles, epoch: number) =>
  new StartError(
    `${folder} lacks the key of epoch ${epoch}, which this database needs: bring back the keys that belong to it (KEY_DIR)`,
  )

/** Whether no key of an older epoch is left; then none can come, and that is committed. */
const closeEpochs = (db: Db, files: KeyFiles, newest: number): Promise<boolean> =>
  db.transaction(async (tx) => {
    await lockKeys(tx, files)
    const older = lt(keyEpochs.epoch, newest)
    // Waits for whoever is wrapping a key with one of them.
    await tx.select().from(keyEpochs).where(older).for('update')
    const left = await tx.select().from(dataKeys).where(lt(dataKeys.epoch, newest)).limit(1)
    if (left.length > 0) return false
    await tx.delete(keyEpochs).where(older)
    return true
  })

/** Destroys the file of every epoch that is over, and finishes what a kill left half done. */
export const tidyKeys = (db: Db, files: KeyFiles, after: Steps = () => {}): Promise<void> =>
  db.transaction(async (tx) => {
    await lockKeys(tx, files)
    files.tidy(after)
    const known = await tx.select({ epoch: keyEpochs.epoch }).from(keyEpochs)
    const used = await tx.selectDistinct({ epoch: dataKeys.epoch }).from(dataKeys)
    const needed = new Set([...known, ...used].map(({ epoch }) => epoch))
    for (const epoch of epochsOf(files).filter((one) => !needed.has(one)))
      files.destroy(String(epoch), after)
  })

const epochsOf = (files: KeyFiles) =>
  files
    .names()
    .filter((name) => /^\d+$/.test(name))
    .map(Number)

/** Any 64-bit number serves; all nodes must use the same. */
const keysLock = 7_214_402_190_313

/**
 * One node at a time looks after the files, until its transaction is over, and only with the key that
 * is the operator's now: what is sealed with one that has been replaced would never open again.
 */
export async function lockKeys(tx: Db, { operatorKey }: Pick<KeyFiles, 'operatorKey'>) {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${keysLock})`)
  if (!(await opensDatabase(tx, operatorKey)))
    throw new StartError('The operator’s key has been replaced: this process must start again')
}

/** Whether what was deleted can still be opened, and the epoch is a day old. */
export async function isRotationDue(db: Db): Promise<boolean> {
  const spent = await db
    .select({ epoch: keyEpochs.epoch })
    .from(keyEpochs)
    .where(
      sql`${keyEpochs.key_destroyed_at} IS NOT NULL
        AND ${keyEpochs.created_at} < now() - interval '23 hours'`,
    )
  return spent.length > 0
}
