import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { holdTable, lockWaiters } from '../testing/locks.ts'
import { placesOf } from '../testing/rows.ts'
import { startSecondNode } from '../testing/second-node.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { cookieOf, password, type SignedUp, signUp } from '../testing/sign-up.ts'
import { until } from '../testing/until.ts'

const app = await startSharedApp()
const node = await startSecondNode(app)
afterAll(() => node.close())
await until(() => app.context.bus.isListening() && node.bus.isListening())

const oddCookies = [
  'attune',
  'attune=',
  'attune==',
  'attune=%',
  'attune=%00',
  'attune=%E0%A4%A',
  'attune=%ED%A0%80',
  'attune="quoted',
  'attune=\xff\xfe',
  'attune=a; attune=b; attune=%',
  '__proto__=x; constructor=y; toString=z',
  ';;;=;,',
  `attune=${'a'.repeat(12_000)}`,
  `${'x=y; '.repeat(2_000)}attune=z`,
]

const tokenOf = (cookie: string) => cookie.split('=')[1]!
const hashOf = (cookie: string) => createHash('sha256').update(tokenOf(cookie)).digest('hex')

/** Signs in again, as a browser that still holds `cookie` would. */
async function signIn(person: SignedUp, cookie?: string) {
  const plural = person.role === 'user' ? 'users' : 'therapists'
  const reply = await app.app.inject({
    method: 'POST',
    url: `/api/${plural}/login`,
    payload: { email: person.draft.email, password },
    ...(cookie && { headers: { cookie } }),
  })
  expect(reply.statusCode).toBe(200)
  return cookieOf(reply.headers['set-cookie'])
}

const statusWith = async (cookie: string, person: SignedUp, on = app.app) => {
  const url = person.role === 'user' ? `/api/users/${person.id}` : `/api/therapists/${person.id}`
  return (await on.inject({ url, headers: { cookie } })).statusCode
}

const age = (cookie: string, column: 'seen_at' | 'created_at', days: number, seconds = 0) =>
  app.context.db.execute(sql`
    UPDATE sessions SET ${sql.identifier(column)} =
      now() - make_interval(days => ${days}) + make_interval(secs => ${seconds})
    WHERE token_hash = ${hashOf(cookie)}`)

const seenAt = async (cookie: string) => {
  const { rows } = await app.context.db.execute<{ recent: boolean; revoked: boolean }>(sql`
    SELECT seen_at > now() - interval '1 minute' AS recent, revoked_at IS NOT NULL AS revoked
    FROM sessions WHERE token_hash = ${hashOf(cookie)}`)
  return rows[0]!
}

describe('works', () => {
  test('each sign-in gives a new session, and the one the browser had is ended', async () => {
    const pat = await signUp(app, 'user')
    const second = await signIn(pat, pat.cookie)
    expect(second).not.toBe(pat.cookie)
    expect(await statusWith(pat.cookie, pat)).toBe(401)
    expect(await statusWith(second, pat)).toBe(200)
  })

  test('signing in on another device leaves the first signed in', async () => {
    const pat = await signUp(app, 'user')
    const other = await signIn(pat)
    expect(await statusWith(pat.cookie, pat)).toBe(200)
    expect(await statusWith(other, pat)).toBe(200)
  })

  test.each(['user', 'therapist'] as const)('a %s who signs out is out', async (role) => {
    const person = await signUp(app, role)
    expect(await statusWith(person.cookie, person)).toBe(200)
    const out = await person.call('POST', `/${role}s/logout`)
    expect(out.status).toBe(204)
    expect(out.headers['set-cookie']).toMatch(/^attune=;/)
    expect(await statusWith(person.cookie, person)).toBe(401)
    expect((await person.call('GET', `/${role}s/check-session`)).body).toEqual({
      authenticated: false,
    })
  })

  test('a changed password ends all other sessions and leaves this one', async () => {
    const pat = await signUp(app, 'user')
    const other = await signIn(pat)
    expect(await statusWith(other, pat)).toBe(200)
    const change = { password: 'another long password', currentPassword: password }
    expect((await pat.call('PUT', `/users/${pat.id}`, change)).status).toBe(200)
    expect(await statusWith(other, pat)).toBe(401)
    expect(await statusWith(pat.cookie, pat)).toBe(200)
  })

  test.each(['user', 'therapist'] as const)(
    'of several changes at once one counts: %s',
    async (role) => {
      const person = await signUp(app, role)
      const url = `/${role}s/${person.id}`
      const changes = Array.from({ length: 4 }, (_, at) => `another long password ${at}`)
      const replies = await Promise.all(
        changes.map((next) =>
          person.call('PUT', url, { password: next, currentPassword: password }),
        ),
      )
      expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400])
      const kept = changes[replies.findIndex(({ status }) => status === 200)]
      const credentials = { email: person.draft.email, password: kept }
      const login = await person.call('POST', `/${role}s/login`, credentials)
      expect(login.status).toBe(200)
    },
  )

  test('using a session keeps it alive', async () => {
    const pat = await signUp(app, 'user')
    await age(pat.cookie, 'seen_at', 6)
    expect(await statusWith(pat.cookie, pat)).toBe(200)
    await until(async () => (await seenAt(pat.cookie)).recent)
  })

  test('check-session says who is signed in, and only to their own role', async () => {
    const thea = await signUp(app, 'therapist')
    expect((await thea.call('GET', '/therapists/check-session')).body).toEqual({
      authenticated: true,
      user: { id: thea.id, role: 'therapist', questionsSubmitted: false },
    })
    expect((await thea.call('GET', '/users/check-session')).body).toEqual({ authenticated: false })
  })

  test.each(oddCookies)('check-session answers whatever the cookie says: %j', async (cookie) => {
    for (const role of ['user', 'therapist']) {
      const url = `/api/${role}s/check-session`
      const reply = await app.app.inject({ url, headers: { cookie } })
      expect([reply.statusCode, reply.json()]).toEqual([200, { authenticated: false }])
    }
  })

  test('check-session reads the first of two cookies of one name, as every other call does', async () => {
    const pat = await signUp(app, 'user')
    const ask = async (cookie: string) =>
      (await app.app.inject({ url: '/api/users/check-session', headers: { cookie } })).json()
    expect(await ask(`${pat.cookie}; attune=other`)).toMatchObject({ authenticated: true })
    expect(await ask(`attune=other; ${pat.cookie}`)).toEqual({ authenticated: false })
  })
})

describe('refuses', () => {
  test('a session idle for a week', async () => {
    const pat = await signUp(app, 'user')
    await age(pat.cookie, 'seen_at', 7, 60)
    expect(await statusWith(pat.cookie, pat)).toBe(200)
    const late = await signUp(app, 'user')
    await age(late.cookie, 'seen_at', 7)
    expect(await statusWith(late.cookie, late)).toBe(401)
  })

  test('a session a month old, however often it is used', async () => {
    const pat = await signUp(app, 'user')
    await age(pat.cookie, 'created_at', 30, 60)
    expect(await statusWith(pat.cookie, pat)).toBe(200)
    const late = await signUp(app, 'user')
    await age(late.cookie, 'created_at', 30)
    expect(await statusWith(late.cookie, late)).toBe(401)
  })

  test('to be revived by a slower request of the session that was signed out', async () => {
    const pat = await signUp(app, 'user')
    await age(pat.cookie, 'seen_at', 1)
    const journals = await holdTable(app.pool, 'journals')
    await journals.held
    const slow = pat.call('GET', `/users/${pat.id}/journals`)
    await lockWaiters(app.pool, 1)
    expect((await pat.call('POST', '/users/logout')).status).toBe(204)
    await journals.release()
    expect((await slow).status).toBe(200)
    expect(await statusWith(pat.cookie, pat)).toBe(401)
    expect((await seenAt(pat.cookie)).revoked).toBe(true)
  })

  test('a token nobody was given, an empty one and one of another cookie', async () => {
    const pat = await signUp(app, 'user')
    for (const cookie of ['attune=made-up', 'attune=', `__Host-${pat.cookie}`, hashOf(pat.cookie)])
      expect(await statusWith(cookie, pat), cookie).toBe(401)
  })

  test('a wrong current password, with the field named and nothing changed', async () => {
    const pat = await signUp(app, 'user')
    for (const currentPassword of ['wrong', undefined]) {
      const reply = await pat.call('PUT', `/users/${pat.id}`, {
        name: 'Changed',
        password: 'another long password',
        currentPassword,
      })
      expect(reply.status).toBe(400)
      expect(reply.body).toMatchObject({ code: 'invalid', field: 'currentPassword' })
    }
    expect((await pat.call('GET', `/users/${pat.id}`)).body.name).toBe(pat.draft.name)
    await signIn(pat)
  })
})

describe('two nodes', () => {
  test('a sign-out on one is heard on the other at once, though it had just looked', async () => {
    const pat = await signUp(app, 'user')
    expect(await statusWith(pat.cookie, pat, node.app)).toBe(200)
    await pat.call('POST', '/users/logout')
    await vi.waitUntil(async () => (await statusWith(pat.cookie, pat, node.app)) === 401, {
      timeout: 1_000,
      interval: 10,
    })
  })

  test('while one cannot hear, it looks each time, and believes nothing old afterwards', async () => {
    const pat = await signUp(app, 'user')
    expect(await statusWith(pat.cookie, pat, node.app)).toBe(200)
    await app.pool.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = current_database()",
    )
    await vi.waitUntil(() => !node.bus.isListening(), { interval: 5 })
    // Ended where nobody is told.
    await app.context.db.execute(
      sql`UPDATE sessions SET revoked_at = now() WHERE token_hash = ${hashOf(pat.cookie)}`,
    )
    expect(await statusWith(pat.cookie, pat, node.app)).toBe(401)
    await until(() => node.bus.isListening() && app.context.bus.isListening())
    expect(await statusWith(pat.cookie, pat, node.app)).toBe(401)
  })
})

describe('never leaks', () => {
  test('however many there are, a changed password ends them on every node', async () => {
    const pat = await signUp(app, 'user')
    const taken = await signIn(pat)
    await app.pool.query(
      `INSERT INTO sessions (token_hash, person_id, role)
        SELECT 'taken ' || n, $1, 'user' FROM generate_series(1, 400) AS n`,
      [pat.id],
    )
    expect(await statusWith(taken, pat, node.app)).toBe(200)
    const change = { password: 'another long one', currentPassword: password }
    expect((await pat.call('PUT', `/users/${pat.id}`, change)).status).toBe(200)
    // Told within moments: a node that was not told would remember it for five seconds.
    await until(async () => (await statusWith(taken, pat, node.app)) === 401)
    expect(await statusWith(pat.cookie, pat, node.app)).toBe(200)
  })

  test('the token stands nowhere in the database, only its hash', async () => {
    const pat = await signUp(app, 'user')
    expect(await placesOf(app.pool, tokenOf(pat.cookie))).toEqual([])
    expect(await placesOf(app.pool, hashOf(pat.cookie))).toEqual(['sessions.token_hash'])
  })

  test('the cookie is out of reach of scripts and of other sites', async () => {
    const pat = await signUp(app, 'user')
    const [cookie] = await cookiesOfLogin(app, pat)
    expect(cookie).toMatch(/^attune=[\w-]{43};/)
    expect(cookie).toMatch(/; HttpOnly/)
    expect(cookie).toMatch(/; SameSite=Lax/)
    expect(cookie).toMatch(/; Path=\//)
    expect(cookie).not.toMatch(/Domain/i)
    expect(cookie).not.toMatch(/Secure/)
  })

  test('over https the cookie is bound to this host and never travels in the clear', async () => {
    const https = await startTestApp({
      publicUrl: 'https://attune.example',
      secureCookies: true,
    })
    const pat = await signUp(https, 'user')
    const [cookie] = await cookiesOfLogin(https, pat)
    expect(cookie).toMatch(/^__Host-attune=[\w-]{43};/)
    expect(cookie).toMatch(/; Secure/)
    expect(cookie).toMatch(/; Path=\//)
    expect((await pat.call('GET', `/users/${pat.id}`)).status).toBe(200)
    await https.close()
  })
})

async function cookiesOfLogin(on: TestApp, { draft }: SignedUp) {
  const reply = await on.app.inject({
    method: 'POST',
    url: '/api/users/login',
    payload: { email: draft.email, password },
  })
  return [reply.headers['set-cookie']].flat()
}
