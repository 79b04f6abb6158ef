import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { answerIntake, signUp, signUpPractising, write } from '../testing/sign-up.ts'
import { draftOf, openTab } from '../testing/sockets.ts'
import { until } from '../testing/until.ts'

const app = await startSharedApp({ rateLimits: true })
const url = await app.listen()
const more: TestApp[] = []
afterEach(async () => {
  for (const one of more.splice(0)) await one.close()
})

async function behindProxy(trustProxy: string[] | false) {
  const one = await startTestApp({ rateLimits: true, trustProxy })
  more.push(one)
  return one
}

/** Tries to sign in from an address; a proxy would say `forwarded` about whom it asks for. */
async function tryLogin(on: TestApp, email: string, remoteAddress: string, forwarded?: string) {
  const reply = await on.app.inject({
    method: 'POST',
    url: '/api/users/login',
    payload: { email, password: 'wrong' },
    remoteAddress,
    ...(forwarded && { headers: { 'x-forwarded-for': forwarded } }),
  })
  return {
    status: reply.statusCode,
    body: reply.json(),
    wait: Number(reply.headers['retry-after']),
  }
}

/** At another account each time. */
const badLogin = (on: TestApp, remoteAddress: string, forwarded?: string) =>
  tryLogin(on, `${randomUUID()}@people.example`, remoteAddress, forwarded)

async function untilRefused(work: () => Promise<{ status: number }>, most: number) {
  for (let tries = 0; tries < most; tries++) if ((await work()).status === 429) return tries
  return most
}

describe('works', () => {
  test('ten wrong passwords for one account from one address, then a wait there alone', async () => {
    const email = 'somebody@people.example'
    const tries = await Promise.all(
      Array.from({ length: 10 }, () => tryLogin(app, email, '10.1.0.1')),
    )
    expect(tries.map(({ status }) => status)).toEqual(Array(10).fill(401))
    const refused = await tryLogin(app, ` ${email.toUpperCase()} `, '10.1.0.1')
    expect(refused.status).toBe(429)
    expect(refused.body).toEqual({
      error: 'Too many tries. Please wait a little and try again.',
      code: 'too_many',
      requestId: expect.any(String),
    })
    expect(refused.wait).toBeGreaterThan(0)
    expect(refused.wait).toBeLessThanOrEqual(15 * 60)
    // Whoever knows an address cannot lock its owner out from somewhere else.
    expect((await tryLogin(app, email, '10.1.0.2')).status).toBe(401)
    expect((await tryLogin(app, 'another@people.example', '10.1.0.1')).status).toBe(401)
  })

  test('a hundred wrong passwords for one account from everywhere, then a wait; not on a device of its owner', async () => {
    const pat = await signUp(app, 'user')
    const [email, password] = [pat.draft.email!, pat.draft.password!]
    const known = await app.app.inject({
      method: 'POST',
      url: '/api/users/login',
      payload: { email, password },
    })
    const [, device = ''] = [known.headers['set-cookie'] ?? []].flat()
    let at = 0
    const next = () => tryLogin(app, email, `10.9.${Math.floor(at / 5)}.${at++ % 5}`)
    expect(await untilRefused(next, 150)).toBe(100)
    const owner = async (cookie: string, given = password) => {
      const reply = await app.app.inject({
        method: 'POST',
        url: '/api/users/login',
        remoteAddress: '10.9.99.99',
        headers: { cookie },
        payload: { email, password: given },
      })
      return reply.statusCode
    }
    expect(await owner('')).toBe(429)
    expect(await owner('attune-device=made-up-by-whoever-besieges-the-account-yes')).toBe(429)
    expect(await owner(device.split(';')[0] ?? '')).toBe(200)
    // Whoever has that device may not guess for ever either.
    const guesses = []
    for (let i = 0; i < 12; i++) guesses.push(await owner(device.split(';')[0] ?? '', 'wrong'))
    expect(guesses).toEqual([...Array(10).fill(401), 429, 429])
  })

  test('one who has IPv6 gets no new count for each of their addresses', async () => {
    const email = 'six@people.example'
    let n = 1
    const next = () => tryLogin(app, email, `2001:db8:1:2:${(n++).toString(16)}::1`)
    expect(await untilRefused(next, 20)).toBe(10)
    expect((await tryLogin(app, email, '2001:db8:1:3::1')).status).toBe(401)
  })

  test('an IPv4 address is the same however it is written', async () => {
    const email = 'four@people.example'
    let n = 0
    const next = () => tryLogin(app, email, n++ % 2 ? '10.8.0.1' : '::ffff:10.8.0.1')
    expect(await untilRefused(next, 20)).toBe(10)
  })

  test('three hundred sockets without a session are refused before anything is held', async () => {
    const open = (cookie?: string) =>
      openTab(url, cookie).then(
        () => 'open',
        () => 'refused',
      )
    const outcomes = await Promise.all([
      ...Array.from({ length: 150 }, () => open()),
      ...Array.from({ length: 150 }, () => open('attune=made-up')),
    ])
    expect(outcomes).toEqual(Array(300).fill('refused'))
    await until(() => app.chat.engine.clientsCount === 0)
    const pat = await signUp(app, 'user')
    const tab = await openTab(url, pat.cookie)
    tab.socket.disconnect()
  })

  test('sixty tries from one address, and no fewer from another', async () => {
    expect(await untilRefused(() => badLogin(app, '10.2.0.1'), 100)).toBe(60)
    expect((await badLogin(app, '10.2.0.2')).status).toBe(401)
  })

  test('twenty sign-ups an hour from one address', async () => {
    const register = async (remoteAddress: string) => {
      const url = '/api/therapists/register'
      const reply = await app.app.inject({ method: 'POST', url, payload: {}, remoteAddress })
      return { status: reply.statusCode }
    }
    expect(await untilRefused(() => register('10.3.0.1'), 50)).toBe(20)
    expect((await register('10.3.0.2')).status).toBe(400)
  })

  test('what costs thinking is counted by person, not by address', async () => {
    const [pat, other] = [await signUp(app, 'user'), await signUp(app, 'user')]
    await answerIntake(pat)
    const match = (who = pat) => who.call('GET', `/matching/overview/${who.id}`)
    // Asking for the best matches is one of the forty; signing the intake off, before, is none.
    expect((await pat.call('GET', `/matching/match/${pat.id}`)).status).toBe(200)
    const tries = await untilRefused(() => match(), 60)
    expect(tries).toBe(39)
    expect((await match(other)).status).toBe(200)
  })

  test('a sign-in that succeeds gives the account its tries back', async () => {
    const pat = await signUp(app, 'user')
    const email = pat.draft.email!
    for (let round = 0; round < 2; round++) {
      for (let i = 0; i < 9; i++)
        expect((await tryLogin(app, email, `10.4.${round}.${i}`)).status).toBe(401)
      const login = { email, password: pat.draft.password }
      const reply = await app.app.inject({
        method: 'POST',
        url: '/api/users/login',
        payload: login,
        remoteAddress: `10.4.${round}.99`,
      })
      expect(reply.statusCode).toBe(200)
    }
  })

  test('sixty messages a minute, and the refusal says how it is', async () => {
    const [pat, thea] = [await signUp(app, 'user'), await signUpPractising(app)]
    // One who never answered would be another matter.
    await write(app, pat, thea, 'Hello')
    await write(app, thea, pat, 'Yes?')
    const tab = await openTab(url, pat.cookie)
    const replies = await Promise.all(
      Array.from({ length: 62 }, (_, i) => tab.send(draftOf(pat, thea, `m${i}`))),
    )
    const refused = replies.filter((reply) => 'code' in reply)
    expect(refused).toEqual(Array(2).fill({ error: expect.any(String), code: 'too_many' }))
    const joins = await Promise.all(
      Array.from({ length: 150 }, () => tab.join({ from: pat.id, to: thea.id })),
    )
    expect(joins.filter((reply) => 'code' in reply)).toHaveLength(62 + 150 - 200)
    tab.socket.disconnect()
  })
})

describe('behind a proxy', () => {
  test('a flood of strangers leaves those signed in their sockets, though all have one address', async () => {
    const one = await behindProxy(['loopback'])
    const pat = await signUp(one, 'user')
    const url = await one.listen()
    for (let i = 0; i < 120; i++) await one.context.limits.take('socketConnect', '127.0.0.1')
    await expect(openTab(url, 'attune=made-up')).rejects.toThrow('websocket error')
    const tab = await openTab(url, pat.cookie)
    tab.socket.disconnect()
  })

  test('each visitor has their own count, by the address the proxy adds last', async () => {
    const one = await behindProxy(['loopback'])
    expect(await untilRefused(() => badLogin(one, '127.0.0.1', '203.0.113.1'), 80)).toBe(60)
    expect((await badLogin(one, '127.0.0.1', '203.0.113.2')).status).toBe(401)
    // What a visitor writes there themselves stands before it and changes nothing.
    expect((await badLogin(one, '127.0.0.1', '198.51.100.7, 203.0.113.1')).status).toBe(429)
  })

  test('without one, nobody gets a new count by claiming another address', async () => {
    const one = await behindProxy(false)
    let n = 0
    expect(await untilRefused(() => badLogin(one, '203.0.113.9', `198.51.100.${n++}`), 80)).toBe(60)
  })

  test('nor does one who reaches the server past the proxy', async () => {
    const one = await behindProxy(['10.0.0.1'])
    let n = 0
    expect(await untilRefused(() => badLogin(one, '203.0.113.9', `198.51.100.${n++}`), 80)).toBe(60)
  })
})
