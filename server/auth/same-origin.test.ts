import { endpoints } from '@attune/contract/every.ts'
import { notifications } from '@attune/contract/notifications.ts'
import { describe, expect, test } from 'vitest'
import { testEnv } from '../testing/app.ts'
import { formOf } from '../testing/form.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { answerIntake, password, signUp } from '../testing/sign-up.ts'
import { openTab } from '../testing/sockets.ts'
import { cookieName } from './cookie.ts'
import { isSameOrigin } from './same-origin.ts'

const app = await startSharedApp({ publicUrl: 'http://attune.example' })
const pat = await signUp(app, 'user')
await answerIntake(pat)

const ours: Record<string, string>[] = [
  {},
  { origin: 'http://localhost' },
  { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000', 'sec-fetch-site': 'same-origin' },
  { origin: 'http://attune.example', host: '127.0.0.1:3000' },
  { 'sec-fetch-site': 'none' },
].map((headers) => ({ host: 'localhost', ...headers }))

const foreign: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: '' },
  { origin: 'http://localhost.evil.example' },
  { origin: 'http://evil.localhost:80' },
  { origin: 'http://localhost:81' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site', origin: 'http://localhost' },
].map((headers) => ({ host: 'localhost', ...headers }))

const journals = () => `/api/users/${pat.id}/journals`
const write = (headers: Record<string, string>) =>
  app.app.inject({
    method: 'POST',
    url: journals(),
    headers: { ...headers, cookie: pat.cookie },
    payload: { title: 'a', content: 'b' },
  })

const howMany = async () => (await pat.call('GET', `/users/${pat.id}/journals`)).body.length

describe('works', () => {
  test.each(ours)('a call from our own pages: %o', async (headers) => {
    expect((await write(headers)).statusCode).toBe(201)
  })

  test('a page that only reads may be opened from anywhere', async () => {
    const reply = await app.app.inject({
      url: journals(),
      headers: { cookie: pat.cookie, 'sec-fetch-site': 'cross-site' },
    })
    expect(reply.statusCode).toBe(200)
  })
})

describe('on an https address', () => {
  const env = { ...testEnv, publicUrl: 'https://attune.example', secureCookies: true }
  const from = (origin: string, host = 'attune.example') => isSameOrigin({ origin, host }, env)

  test('a page of the same name at http is another page', () => {
    expect(from('https://attune.example')).toBe(true)
    expect(from('https://attune.example', '127.0.0.1:3000')).toBe(true)
    for (const origin of ['http://attune.example', 'http://attune.example:443', 'null', ''])
      expect(from(origin), origin).toBe(false)
    expect(from('http://127.0.0.1:3000', '127.0.0.1:3000')).toBe(false)
  })

  test('and its socket is refused', async () => {
    const secure = await startSharedApp(env)
    const cookie = `${cookieName(env)}=ended`
    const headers = { host: 'attune.example', origin: 'http://attune.example', cookie }
    const url = await secure.listen()
    const refused = openTab(url, undefined, headers)
    await expect(refused).rejects.toThrow('websocket error')
    const known = openTab(url, undefined, {
      ...headers,
      origin: 'https://attune.example',
    })
    await expect(known).rejects.toThrow('refused')
  })
})

describe('refuses', () => {
  test.each(foreign)('a call from elsewhere: %o', async (headers) => {
    const before = await howMany()
    const reply = await write(headers)
    expect(reply.statusCode).toBe(403)
    expect(reply.json().code).toBe('forbidden')
    expect(await howMany()).toBe(before)
  })

  test('signing in from elsewhere, which would put someone into a stranger’s account', async () => {
    const reply = await app.app.inject({
      method: 'POST',
      url: '/api/users/login',
      headers: { origin: 'https://evil.example' },
      payload: { email: pat.draft.email, password },
    })
    expect(reply.statusCode).toBe(403)
    expect(reply.headers['set-cookie']).toBeUndefined()
  })

  test('a form from elsewhere, which needs no preflight', async () => {
    const { headers, payload } = formOf({ name: 'Changed' })
    const reply = await app.app.inject({
      method: 'PUT',
      url: `/api/users/${pat.id}`,
      headers: { ...headers, cookie: pat.cookie, origin: 'https://evil.example' },
      payload,
    })
    expect(reply.statusCode).toBe(403)
    expect((await pat.call('GET', `/users/${pat.id}`)).body.name).toBe(pat.draft.name)
  })

  test('every call that changes something, the reading ones with effects among them', async () => {
    const changing = endpoints
      .map(([, endpoint]) => endpoint)
      .filter(({ method, config }) => method !== 'GET' || config.effects)
      .filter((endpoint) => endpoint !== notifications.unsubscribe)
    expect(changing.some(({ method }) => method === 'GET')).toBe(true)
    for (const { method, url } of changing) {
      const path = url.replace(/:\w+/g, pat.id)
      const reply = await app.app.inject({
        method,
        url: `/api${path}`,
        headers: { cookie: pat.cookie, origin: 'https://evil.example' },
        ...(method !== 'GET' && { payload: {} }),
      })
      expect(reply.statusCode, `${method} ${url}`).toBe(403)
      expect(reply.json().error, `${method} ${url}`).toBe('This call must come from our own pages')
    }
  })
})
