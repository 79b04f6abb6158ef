import { randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { startTestApp } from '../testing/app.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { checkEncryptionKey, createVault } from './vault.ts'

const app = await startSharedApp()
const key = randomBytes(32)
const person = randomUUID()

const keyOf = (who = person, operator = key) => createVault(operator).keyOf(app.context.db, who)

describe('works', () => {
  test('what was sealed opens, after a restart too', async () => {
    const texts = ['', 'plain', '🌻 \u0001 “”', 'x'.repeat(100_000)]
    const sealed = await Promise.all(texts.map(async (text) => (await keyOf()).seal(text, 'a:1')))
    const later = await keyOf()
    expect(sealed.map((bytes) => later.open(bytes, 'a:1'))).toEqual(texts)
  })

  test('the same text never looks the same twice', async () => {
    const { seal } = await keyOf()
    expect(seal('text', 'a:1').equals(seal('text', 'a:1'))).toBe(false)
  })

  test('two requests at once make one key', async () => {
    const who = randomUUID()
    const [one, other] = await Promise.all([keyOf(who), keyOf(who)])
    expect(other.open(one.seal('text', 'a:1'), 'a:1')).toBe('text')
  })

  test('a database sealed with this key lets the server start, again and again', async () => {
    const fresh = await startTestApp()
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
    const sealed = (await keyOf()).seal('text', 'messages.body:1')
    const mine = await keyOf()
    for (const place of ['messages.body:2', 'journals.entry:1', ''])
      expect(() => mine.open(sealed, place), place).toThrow()
    const other = await keyOf(randomUUID())
    expect(() => other.open(sealed, 'messages.body:1')).toThrow()
  })

  test('a text with any one bit flipped, cut short or of an unknown version', async () => {
    const { seal, open } = await keyOf()
    const sealed = seal('a text', 'a:1')
    for (let at = 0; at < sealed.length; at++) {
      const flipped = Buffer.from(sealed)
      flipped[at]! ^= 1 << (at % 8)
      expect(() => open(flipped, 'a:1'), `byte ${at}`).toThrow()
    }
    for (const length of [0, 1, 12, 13, 28, sealed.length - 1])
      expect(() => open(sealed.subarray(0, length), 'a:1'), `${length} bytes`).toThrow()
  })

  test('a person’s key under another operator’s key', async () => {
    await keyOf()
    await expect(keyOf(person, randomBytes(32))).rejects.toThrow()
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
    await keyOf()
    await expect(checkEncryptionKey(app.context.db, key)).rejects.toThrow('refusing to guess')
  })
})

describe('never leaks', () => {
  test('a destroyed key is gone for good: a new one opens nothing old', async () => {
    const who = randomUUID()
    const vault = createVault(key)
    const sealed = (await vault.keyOf(app.context.db, who)).seal('text', 'a:1')
    await vault.destroyKey(app.context.db, who)
    const next = await vault.keyOf(app.context.db, who)
    expect(() => next.open(sealed, 'a:1')).toThrow()
  })
})
