import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databasePid } from '../testing/persistent-writer.ts'
import { emptyFolder, familyOf, type Running, startProcess } from '../testing/process.ts'

const dataDir = emptyFolder()
let server: Running

beforeAll(async () => {
  server = await startProcess({ DATA_DIR: dataDir })
})
afterAll(async () => {
  await server.stop()
})

const paths = ['/api/health', '/api/therapists']
const get = async (path: string) => {
  const started = performance.now()
  const reply = await fetch(server.url + path, { headers: { cookie: 'attune=a-token-to-look-up' } })
  return {
    status: reply.status,
    body: (await reply.json()) as { code?: string },
    retryAfter: reply.headers.get('retry-after'),
    ms: performance.now() - started,
  }
}

async function untilHealthy() {
  const deadline = Date.now() + 15_000
  while (Date.now() < deadline) {
    if ((await get('/api/health')).status === 200) return
    await wait(50)
  }
  throw new Error('did not come back')
}

test('a killed database gives 503, never 500, and comes back by itself', { retry: 2 }, async () => {
  process.kill(databasePid(dataDir), 'SIGKILL')
  const answers = await Promise.all(paths.map(get))
  for (const { status, ms } of answers) {
    // It may already be back: then the answer is the usual one.
    expect([503, 200, 401]).toContain(status)
    expect(ms).toBeLessThan(2_000)
  }
  await untilHealthy()
  expect((await get('/api/therapists')).status).toBe(401)
})

test('a database that falls silent gives 503 within 2 s, to those already waiting too', {
  retry: 2,
}, async () => {
  const children = familyOf(databasePid(dataDir))
  for (const pid of children) process.kill(pid, 'SIGSTOP')
  try {
    for (let round = 0; round < 3; round++) {
      for (const { status, body, retryAfter, ms } of await Promise.all(paths.map(get))) {
        expect({ status, code: body.code, retryAfter }).toEqual({
          status: 503,
          code: 'unavailable',
          retryAfter: '1',
        })
        expect(ms).toBeLessThan(2_000)
      }
    }
  } finally {
    for (const pid of children) process.kill(pid, 'SIGCONT')
  }
  await untilHealthy()
})

test('SIGTERM answers all that has reached the machine, and exits with 0', async () => {
  const own = await startProcess({ DATA_DIR: emptyFolder() })
  const signIn = () =>
    fetch(`${own.url}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'nobody@x.example', password: 'wrong password' }),
    }).then(({ status }) => status)
  // More than it takes at once: most stand unread in their connections when it is asked to stop.
  const underWay = Array.from({ length: 60 }, signIn)
  await wait(20)
  const code = own.stop()
  expect(new Set(await Promise.all(underWay))).toEqual(new Set([401]))
  expect(await code, own.output()).toBe(0)
})
