import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { emptyFolder, freePort, startProcess } from '../testing/process.ts'

const canary = 'Zanzibarium'
/** In pieces: the script's own address stands in its stack. */
const word = `'${canary.slice(0, 5)}' + '${canary.slice(5)}'`
const register = (url: string, email: string) =>
  fetch(`${url}/api/users/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: canary,
      username: `${canary}-${crypto.randomUUID().slice(0, 6)}`,
      email,
      phone: canary,
      password: 'a long enough password',
    }),
  })

test('neither the server’s output nor the log of its database says what a statement failed over', async () => {
  const DATA_DIR = emptyFolder()
  const server = await startProcess({ DATA_DIR, LOG_LEVEL: 'trace' })
  const email = `${canary}@x.example`
  // Both at once: the second is refused by the unique index, whose error names the address.
  const both = await Promise.all([1, 2, 3].map(() => register(server.url, email)))
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
  const port = readFileSync(join(DATA_DIR, 'postgres/postmaster.pid'), 'utf8').split('\n')[3]
  const password = readFileSync(join(DATA_DIR, 'postgres.password'), 'utf8').trim()
  const owner = new pg.Client(`postgres://attune:${password}@127.0.0.1:${port}/postgres`)
  await owner.connect()
  await owner.query('ALTER TABLE users DROP COLUMN phone')
  await owner.end()
  expect((await register(server.url, `other-${email}`)).status).toBe(500)
  expect(await server.stop()).toBe(0)
  expect(server.output()).toContain('42703')
  for (const text of [server.output(), readFileSync(join(DATA_DIR, 'postgres.log'), 'utf8')]) {
    expect(text.length).toBeGreaterThan(100)
    expect(text).not.toContain(canary)
  }
})

test.each([
  ['a rejection nobody hears', `Promise.reject(new Error(${word}))`],
  ['an error in a timer', `(() => { throw new Error(${word}) })()`],
])('%s ends the server with its place and without its words', async (_what, failing) => {
  // As soon as the server listens for it, before its database is given up.
  const script = `const look = setInterval(() => {
    if (process.listenerCount('unhandledRejection') === 0) return
    clearInterval(look)
    ;${failing}
  }, 5)`
  const main = resolve(import.meta.dirname, '../main.ts')
  // A database that takes the call and says nothing.
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const child = spawn(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(script)}`, main],
    {
      env: {
        PATH: '',
        PORT: String(await freePort()),
        DEMO: '0',
        DATABASE_URL: `postgres://nobody@127.0.0.1:${port}/none`,
        ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
  const [code] = await once(child, 'close')
  silent.close()
  expect(code).toBe(1)
  expect(said).toMatch(/Attune: \{"type":"Error"/)
  expect(said).not.toContain(canary)
})
