import { randomBytes, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import type { Env } from './lib/env.ts'
import type { Context } from './lib/http.ts'
import { asJob } from './lib/person.ts'
import { openContext } from './open.ts'
import { rotateKey } from './rotate-key.ts'
import { testEnv } from './testing/app.ts'
import { databaseUrl, onServer } from './testing/database.ts'
import { temporaryFolder } from './testing/temporary.ts'

const newKey = () => randomBytes(32).toString('base64')

/** A database with a sealed text, and what reads it as a server would that starts anew. */
async function sealedDatabase(change: Partial<Env> = {}) {
  const name = `rotated_${randomUUID().replaceAll('-', '')}`
  await onServer(inject('postgresUrl'), `CREATE DATABASE ${name}`)
  const dataDir = temporaryFolder('rotated')
  const env: Env = {
    ...testEnv,
    ...{ dataDir, keyDir: join(dataDir, 'keys') },
    databaseUrl: databaseUrl(inject('postgresUrl'), name),
    ...change,
  }
  const id = randomUUID()
  const first = await openContext(env, () => {})
  const sealed = (await keyOf(first.context, id)).encrypt('a text', 'a:1')
  await first.close()
  const read = async (as: Partial<Env> = {}) => {
    const { context, close } = await openContext({ ...env, ...as }, () => {})
    try {
      return (await keyOf(context, id)).decrypt(sealed, 'a:1')
    } finally {
      await close()
    }
  }
  return { env, read }
}

const keptKey = ({ dataDir }: Env) => readFileSync(join(dataDir, 'encryption.key'), 'utf8')
const filesOf = ({ dataDir, keyDir }: Env) => [
  ...readdirSync(dataDir).filter((file) => file.startsWith('encryption')),
  ...readdirSync(keyDir),
]

describe('the operator’s key', () => {
  test('that was given is replaced with the one that is given, and opens nothing any more', async () => {
    const [encryptionKey, newEncryptionKey] = [newKey(), newKey()]
    const { env, read } = await sealedDatabase({ encryptionKey })
    await expect(rotateKey(env)).rejects.toThrow('NEW_ENCRYPTION_KEY is required')
    expect(await rotateKey({ ...env, newEncryptionKey })).toMatch(/^The operator’s key is replaced/)
    await expect(read()).rejects.toThrow('ENCRYPTION_KEY does not open this database')
    expect(await read({ encryptionKey: newEncryptionKey })).toBe('a text')
  })

  test('is not replaced while a server runs', async () => {
    const { env } = await sealedDatabase()
    const { close, context } = await openContext(env, () => {})
    await keyOf(context, randomUUID())
    await expect(rotateKey(env)).rejects.toThrow('Stop every server of this database first')
    await close()
  })

  test('that is kept in the data folder is made anew; ended between any two steps, a start still opens all', async () => {
    const { env, read } = await sealedDatabase()
    const steps: string[] = []
    const before = keptKey(env)
    await rotateKey(env, (step) => steps.push(step))
    const files = filesOf(env)
    expect(keptKey(env)).not.toBe(before)
    expect(steps).toEqual(expect.arrayContaining(['new key kept', 'row written', 'committed']))
    for (const at of steps.keys()) {
      let left = at
      const kill = (step: string) => {
        if (left-- === 0) throw new Error(`killed after ${step}`)
      }
      await expect(rotateKey(env, kill)).rejects.toThrow()
      expect(await read(), steps[at]).toBe('a text')
      expect(filesOf(env), steps[at]).toEqual(files)
      const old = keptKey(env)
      await rotateKey(env)
      expect(keptKey(env)).not.toBe(old)
      expect(await read()).toBe('a text')
    }
  }, 120_000)
})

const keyOf = ({ vault, db }: Context, person: string) =>
  asJob('test', () => vault.keyOf(db, person))
