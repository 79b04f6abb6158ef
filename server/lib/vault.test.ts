import { createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { startTestApp } from '../testing/app.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { keyFiles } from './key-files.ts'
import { createVault } from './vault.ts'
import { checkEncryptionKey } from './vault-check.ts'

const app = await startSharedApp()
const { keys } = app.context
const person = randomUUID()

const keyOf = (who = person, files = keys) =>
  createVault(files, app.context.bus).keyOf(app.context.db, who)

describe('works', () => {
  test('what was sealed opens, after a restart too', async () => {
    const texts = ['', 'plain', '🌻 \u0001 “”', 'x'.repeat(100_000)]
    const sealed = await Promise.all(
      texts.map(async (text) => (await keyOf()).encrypt(text, 'a:1')),
    )
    const later = await keyOf()
    expect(sealed.map((bytes) => later.decrypt(bytes, 'a:1'))).toEqual(texts)
  })

  test('the same text never looks the same twice', async () => {
    const { encrypt } = await keyOf()
    expect(encrypt('text', 'a:1').equals(encrypt('text', 'a:1'))).toBe(false)
  })

  test('two requests at once make one key', async () => {
    const who = randomUUID()
    const [one, other] = await Promise.all([keyOf(who), keyOf(who)])
    expect(other.decrypt(one.encrypt('text', 'a:1'), 'a:1')).toBe('text')
  })

  test('a database sealed with this key lets the server start, again and again', async () => {
    const key = randomBytes(32)
    const fresh = await startTestApp({ encryptionKey: key.toString('base64') })
    await checkEncryptionKey(fresh.context.db, key)
    await checkEncryptionKey(fresh.context.db, key)
    await expect(checkEncryptionKey(fresh.context.db, randomBytes(32))).rejects.toThrow(
      'ENCRYPTION_KEY does not open this database: what people wrote was sealed with another key',
    )
    await fresh.close()
  })
})

describe('refuses', () => {
  test('a text moved to another place or another person', async () => {
    const sealed = (await keyOf()).encrypt('text', 'messages.body:1')
    const mine = await keyOf()
    for (const associatedData of ['messages.body:2', 'journals.entry:1', ':'] as const)
      expect(() => mine.decrypt(sealed, associatedData), associatedData).toThrow()
    const other = await keyOf(randomUUID())
    expect(() => other.decrypt(sealed, 'messages.body:1')).toThrow()
  })

  test('a text with any one bit flipped, cut short or of an unknown version', async () => {
    const { encrypt, decrypt } = await keyOf()
    const sealed = encrypt('a text', 'a:1')
    for (let at = 0; at < sealed.length; at++) {
      const flipped = Buffer.from(sealed)
      flipped[at]! ^= 1 << (at % 8)
      expect(() => decrypt(flipped, 'a:1'), `byte ${at}`).toThrow()
    }
    for (const length of [0, 1, 12, 13, 28, sealed.length - 1])
      expect(() => decrypt(sealed.subarray(0, length), 'a:1'), `${length} bytes`).toThrow()
  })

  test('a person’s key under another operator’s key', async () => {
    await keyOf()
    const other = keyFiles(keys.folder, keys.database, createSecretKey(randomBytes(32)))
    await expect(keyOf(person, other)).rejects.toThrow('was sealed with another ENCRYPTION_KEY')
  })

  test('a person’s key put in another’s place', async () => {
    const [mine, theirs] = [randomUUID(), randomUUID()]
    await keyOf(mine)
    await keyOf(theirs)
    await app.pool.query(
      'UPDATE data_keys SET wrapped = (SELECT wrapped FROM data_keys WHERE person_id = $1) WHERE person_id = $2',
      [theirs, mine],
    )
    await expect(keyOf(mine)).rejects.toThrow()
  })

  test('to guess, when the check value is missing but keys are there', async () => {
    const fresh = await startTestApp()
    await fresh.context.vault.keyOf(fresh.context.db, person)
    await fresh.pool.query('DELETE FROM vault_check')
    const checked = checkEncryptionKey(fresh.context.db, randomBytes(32))
    await expect(checked).rejects.toThrow('refusing to guess')
    await fresh.close()
  })
})

describe('never leaks', () => {
  const { db, bus } = app.context

  /** A node that knows a new person's key by heart, and a text sealed with it. */
  async function sealedText() {
    const who = randomUUID()
    const vault = createVault(keys, bus)
    const sealed = (await vault.keyOf(db, who)).encrypt('text', 'a:1')
    await expect.poll(() => bus.isListening()).toBe(true)
    await vault.keyOf(db, who)
    return { who, vault, sealed }
  }

  test('a destroyed key is gone for good: a new one opens nothing old', async () => {
    const { who, vault, sealed } = await sealedText()
    await db.transaction((tx) => vault.destroyKeys(tx, [who]))
    const next = await vault.keyOf(db, who)
    expect(() => next.decrypt(sealed, 'a:1')).toThrow()
  })

  test('a key that is asked for again while it is being destroyed is cached nowhere', async () => {
    const { who, vault, sealed } = await sealedText()
    const [other, third] = [createVault(keys, bus), createVault(keys, bus)]
    await other.keyOf(db, who)
    await db.transaction(async (tx) => {
      await vault.destroyKeys(tx, [who])
      await vault.keyOf(db, who)
    })
    for (const node of [vault, other, third])
      await expect.poll(async () => (await node.keysOf(db, [who])).size).toBe(0)
    const next = await other.keyOf(db, who)
    expect(() => next.decrypt(sealed, 'a:1')).toThrow()
  })

  test('a key whose destruction is rolled back still opens what it sealed', async () => {
    const { who, vault, sealed } = await sealedText()
    const changed = db.transaction(async (tx) => {
      await vault.destroyKeys(tx, [who])
      throw new Error('changed my mind')
    })
    await expect(changed).rejects.toThrow('changed my mind')
    expect((await vault.keyOf(db, who)).decrypt(sealed, 'a:1')).toBe('text')
  })

  test('a key made in a transaction that is rolled back seals nothing afterwards', async () => {
    const who = randomUUID()
    const vault = createVault(keys, bus)
    const undone = db.transaction(async (tx) => {
      await vault.keyOf(tx, who)
      await vault.keyOf(tx, who)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    const sealed = (await vault.keyOf(db, who)).encrypt('text', 'a:1')
    expect((await createVault(keys, bus).keyOf(db, who)).decrypt(sealed, 'a:1')).toBe('text')
  })
})
