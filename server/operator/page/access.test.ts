import { statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openOperatorPage } from '../../testing/operator-page.ts'
import { startSharedApp } from '../../testing/shared-app.ts'
import { createAccess } from './access.ts'

const server = await startSharedApp()
const { access, ask, env, signIn } = await openOperatorPage(server)
const own = 'http://localhost:3001'

describe('the secret', () => {
  test('is kept for its owner alone, and the same at the next start', () => {
    for (const file of ['operator.secret', 'metrics.token'])
      expect(statSync(join(env.dataDir, file)).mode & 0o777, file).toBe(0o600)
    expect(createAccess(env.dataDir)).toMatchObject({ secret: access.secret, door: access.door })
    expect(access.secret).toMatch(/^[\w-]{43}$/)
    expect(access.door).not.toContain(access.secret.slice(0, 6))
  })

  test('is exchanged for a cookie that goes below the door alone and no script reads', async () => {
    const reply = await ask('POST', '/', { form: { secret: ` ${access.secret}\n` } })
    expect([reply.statusCode, reply.headers.location]).toEqual([303, `${access.door}/`])
    const cookie = new RegExp(
      `^attune-operator=[\\w-]{43}; Path=${access.door}; HttpOnly; SameSite=Strict$`,
    )
    expect(reply.headers['set-cookie']).toMatch(cookie)
  })

  test('is not guessed: a few wrong ones, and nobody is let in for a minute', async () => {
    const other = await openOperatorPage(server)
    const guess = async (secret: string) =>
      (await other.ask('POST', '/', { form: { secret } })).statusCode
    for (let at = 0; at < 10; at++) expect(await guess(`${other.access.secret}${at}`)).toBe(401)
    expect(await guess(other.access.secret)).toBe(429)
  })

  test('tried from another page counts as nothing', async () => {
    const other = await openOperatorPage(server)
    for (let at = 0; at < 20; at++)
      await other.ask('POST', '/', {
        form: { secret: 'x' },
        headers: { origin: 'http://evil.example' },
      })
    await other.signIn()
    expect((await (await other.signIn()).get('/')).statusCode).toBe(200)
  })
})

describe('a session', () => {
  test('is needed for every page and action, and ends when it is signed out', async () => {
    const pages = [
      '/',
      '/reports',
      '/stopped',
      '/therapists',
      '/outbox',
      '/health',
      '/audit',
      '/metrics',
    ]
    const without = async (path: string) =>
      (await ask('GET', `${access.door}${path}`)).headers.location
    for (const path of pages) expect(await without(path), path).toBe('/')
    const { get, post, cookie } = await signIn()
    for (const path of pages) expect((await get(path)).statusCode, path).toBe(200)
    const tossed = `attune-operator=other; ${cookie}`
    const reply = await ask('GET', `${access.door}/`, { headers: { cookie: tossed } })
    expect(reply.statusCode).toBe(200)
    await post('/sign-out')
    expect((await get('/')).statusCode).toBe(303)
  })

  test('ends after half an hour without use, and after eight hours with it', async () => {
    let now = 0
    const timed = createAccess(env.dataDir, () => now)
    const open = async () => {
      let cookie = ''
      const reply = { header: (_name: string, value: string) => (cookie = value) }
      await timed.signIn(access.secret, reply as never)
      const request = { headers: { cookie: cookie.split(';')[0] } }
      return () => timed.find(request as never) !== undefined
    }
    const minutes = 60_000
    const idle = await open()
    now += 29 * minutes
    expect(idle()).toBe(true)
    now += 31 * minutes
    expect(idle()).toBe(false)
    const used = await open()
    for (let at = 0; at < 23; at++) {
      now += 20 * minutes
      expect(used(), String(at)).toBe(true)
    }
    now += 21 * minutes
    expect(used()).toBe(false)
  })
})

describe('refuses', () => {
  test.each([
    ['another name that leads here', 'GET', { host: 'evil.example:3001' }],
    ['another port', 'GET', { host: 'localhost:3000' }],
    ['a name that only starts like ours', 'GET', { host: 'localhost:3001.evil.example' }],
    ['an address of the net', 'GET', { host: '192.168.0.2:3001' }],
    ['a page of the web', 'GET', { 'sec-fetch-site': 'cross-site' }],
    ['another port of this machine', 'GET', { 'sec-fetch-site': 'same-site' }],
    ['its script', 'GET', { origin: 'http://localhost:3000' }],
    [
      'a form of the web',
      'POST',
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    ],
    [
      'a form of another port',
      'POST',
      { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-site' },
    ],
    ['a form from nowhere', 'POST', { origin: 'null' }],
    ['a form typed into the bar', 'POST', { 'sec-fetch-site': 'none' }],
    ['https of our name', 'POST', { origin: 'https://localhost:3001' }],
  ] as const)('%s', async (_, method, headers) => {
    const { cookie } = await signIn()
    for (const path of [
      '/',
      `${access.door}/`,
      `${access.door}/sign-out`,
      '/metrics',
      '/nothing',
    ]) {
      const reply = await ask(method, path, { headers: { cookie, ...headers } })
      expect([path, reply.statusCode]).toEqual([path, 403])
    }
    expect((await ask('GET', `${access.door}/`, { headers: { cookie } })).statusCode).toBe(200)
  })

  test('a form that does not say whence it comes', async () => {
    const { app } = await openOperatorPage(server)
    const reply = await app.inject({
      method: 'POST',
      url: '/',
      headers: { host: 'localhost:3001' },
    })
    expect(reply.statusCode).toBe(403)
  })

  test('every kind of body but a form, and a large one', async () => {
    const { app } = await openOperatorPage(server)
    const send = (type: string, payload: string) =>
      app.inject({
        ...{ method: 'POST', url: '/', payload },
        headers: { host: 'localhost:3001', origin: own, 'content-type': type },
      })
    expect((await send('application/json', '{"secret":"x"}')).statusCode).toBe(415)
    expect((await send('text/plain', 'secret=x')).statusCode).toBe(415)
    const long = `secret=${'x'.repeat(40_000)}`
    expect((await send('application/x-www-form-urlencoded', long)).statusCode).toBe(413)
  })
})

test.each(['/', '/operator.css', '/metrics', '/nothing', '/%', '/door/'])(
  'what %s answers loads, runs, frames and keeps nothing',
  async (path) => {
    const { headers } = await ask('GET', path)
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
    })
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(/^default-src 'none'; style-src 'self';/)
    expect(policy).toMatch(/frame-ancestors 'none'/)
    expect(policy).not.toMatch(/script|unsafe|https?:|\*/)
  },
)
