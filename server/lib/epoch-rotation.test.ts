import { createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { describe, expect, test } from 'vitest'
import { startSharedApp } from '../testing/shared-app.ts'
import { temporaryFolder } from '../testing/temporary.ts'
import { isRotationDue, rotateEpoch } from './epoch-rotation.ts'
import { openKeys } from './open-keys.ts'
import { encryptBytes } from './sealed-bytes.ts'
import { createVault } from './vault.ts'

const operatorKey = randomBytes(32)
const folder = join(temporaryFolder('keys'), 'keys')
const app = await startSharedApp({
  keyDir: folder,
  encryptionKey: operatorKey.toString('base64'),
})
const { db, bus } = app.context
const owner = drizzle(app.pool)
/** A node as it starts: nothing in memory, everything from the disk. */
const restart = async () => createVault(await openKeys(owner, folder, operatorKey), bus)
const files = () => readdirSync(folder)
const epochFile = () => files().filter((name) => /-\d+\.key$/.test(name))

/** Someone with a sealed text. */
async function writer() {
  const id = randomUUID()
  const sealed = (await app.context.vault.keyOf(db, id)).encrypt('a text', 'a:1')
  return { id, sealed }
}
type Writer = Awaited<ReturnType<typeof writer>>

async function expectAllOpen(people: readonly Writer[]) {
  const keys = await (await restart()).keysOf(
    db,
    people.map(({ id }) => id),
  )
  for (const { id, sealed } of people) expect(keys.get(id)?.decrypt(sealed, 'a:1')).toBe('a text')
}

const epochsInUse = async () =>
  (await app.pool.query('SELECT DISTINCT epoch FROM data_keys')).rows.map(({ epoch }) => epoch)

describe('a rotation', () => {
  test('moves every key, destroys the old file and leaves one, open to its owner alone', async () => {
    const people = await Promise.all(Array.from({ length: 450 }, writer))
    const [before = ''] = epochFile()
    const { epoch, moved } = await rotateEpoch(db, app.context.keys)
    expect(moved).toBeGreaterThanOrEqual(people.length)
    expect(await epochsInUse()).toEqual([epoch])
    expect(epochFile()).toHaveLength(1)
    expect(epochFile()).not.toContain(before)
    expect(statSync(join(folder, epochFile()[0]!)).mode & 0o777).toBe(0o600)
    await expectAllOpen(people)
  })

  test('is due a day after it began where a key was destroyed since, and not without', async () => {
    await rotateEpoch(db, app.context.keys)
    await app.pool.query(`UPDATE key_epochs SET created_at = now() - interval '2 days'`)
    expect(await isRotationDue(db)).toBe(false)
    const { id } = await writer()
    await db.transaction((tx) => app.context.vault.destroyKeys(tx, [id]))
    expect(await isRotationDue(db)).toBe(true)
    await rotateEpoch(db, app.context.keys)
    expect(await isRotationDue(db)).toBe(false)
  })

  test('waits for a key that is being made in an open transaction', async () => {
    const id = randomUUID()
    let release = () => {}
    const held = new Promise<void>((done) => {
      release = done
    })
    const made = Promise.withResolvers<Buffer>()
    const making = db.transaction(async (tx) => {
      made.resolve((await app.context.vault.keyOf(tx, id)).encrypt('a text', 'a:1'))
      await held
    })
    const sealed = await made.promise
    const rotating = rotateEpoch(db, app.context.keys)
    await expect.poll(async () => epochFile().length).toBe(2)
    release()
    await making
    await rotating
    expect(epochFile()).toHaveLength(1)
    await expectAllOpen([{ id, sealed }])
  })

  test('of two at once leaves one file, and every key opens', async () => {
    const people = await Promise.all(Array.from({ length: 250 }, writer))
    await Promise.all([rotateEpoch(db, app.context.keys), rotateEpoch(db, app.context.keys)])
    await expectAllOpen([...people, await writer()])
    expect(epochFile()).toHaveLength(1)
  })
})

test('ended between any two steps, it loses no key, and the next start or round leaves no old file', async () => {
  const people = await Promise.all(Array.from({ length: 250 }, writer))
  const steps: string[] = []
  await rotateEpoch(db, app.context.keys, (step) => steps.push(step))
  expect(steps).toEqual([
    'old epochs closed',
    'file made',
    'epoch inserted',
    ...steps.filter((step) => step === 'slice moved'),
    'old epochs closed',
    'overwritten',
    'renamed',
    'unlinked',
  ])
  expect(steps.length).toBeGreaterThan(8)
  for (const at of steps.keys()) {
    let left = at
    const kill = (step: string) => {
      if (left-- === 0) throw new Error(`killed after ${step}`)
    }
    const keys = await openKeys(owner, folder, operatorKey)
    await expect(rotateEpoch(db, keys, kill)).rejects.toThrow('killed')
    people.push(await writer())
    await expectAllOpen(people)
    const next = await openKeys(owner, folder, operatorKey)
    const { epoch } = await rotateEpoch(db, next)
    await expectAllOpen(people)
    expect(await epochsInUse()).toEqual([epoch])
    expect(
      files().filter((name) => !/^\w+-index\.key$/.test(name)),
      steps[at],
    ).toEqual([`${keys.database}-${epoch}.key`])
  }
}, 120_000)

test('keys that the operator’s own key wraps are carried over at the start', async () => {
  const people = await Promise.all(
    Array.from({ length: 250 }, async () => {
      const id = randomUUID()
      const secret = randomBytes(32)
      const wrapped = encryptBytes(createSecretKey(operatorKey), secret, `data_keys.wrapped:${id}`)
      await app.pool.query('INSERT INTO data_keys (person_id, wrapped) VALUES ($1, $2)', [
        id,
        wrapped,
      ])
      return { id, sealed: encryptBytes(createSecretKey(secret), Buffer.from('a text'), 'a:1') }
    }),
  )
  expect(await epochsInUse()).toContain(0)
  await expectAllOpen(people)
  expect(await epochsInUse()).not.toContain(0)
})

describe('refuses', () => {
  test('to start without the file of an epoch in use, and with one that is damaged', async () => {
    const [file = ''] = epochFile()
    const path = join(folder, file)
    const kept = readFileSync(path)
    rmSync(path)
    await expect(restart()).rejects.toThrow(/lacks the key of epoch \d+, which this database needs/)
    writeFileSync(path, Buffer.from(kept).fill(65, 10, 20))
    await expect(restart()).rejects.toThrow(/is damaged, or was sealed with another/)
    writeFileSync(path, kept)
    await restart()
  })

  test('to touch the keys of another database in the same folder', async () => {
    mkdirSync(folder, { recursive: true })
    const other = join(folder, '0123456789ab-1.key')
    writeFileSync(other, 'theirs')
    await rotateEpoch(db, app.context.keys)
    await restart()
    expect(readFileSync(other, 'utf8')).toBe('theirs')
    rmSync(other)
    expect(existsSync(other)).toBe(false)
  })
})
