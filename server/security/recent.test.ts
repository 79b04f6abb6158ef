import { describe, expect, test } from 'vitest'
import { startSharedApp } from '../testing/shared-app.ts'
import { password, type SignedUp, signUp } from '../testing/sign-up.ts'

const app = await startSharedApp({ rateLimits: true })

/** As if the password had been given so many minutes ago. */
const wait = (minutes: number, { id }: SignedUp) =>
  app.pool.query(
    'UPDATE sessions SET confirmed_at = now() - make_interval(mins => $1) WHERE person_id = $2',
    [minutes, id],
  )

const refusal = { code: 'reauthentication_required', error: expect.any(String) }

describe.each(['user', 'therapist'] as const)('a %s', (role) => {
  const changes = (person: SignedUp) => {
    const own = `/${role}s/${person.id}`
    const newPassword = { password: 'another long password', currentPassword: password }
    return [
      ['PUT', own, { email: `${crypto.randomUUID()}@x.example` }],
      ['PUT', own, newPassword],
      ['POST', '/auth/second-factor', undefined],
      ['PUT', '/auth/second-factor', { code: '000000' }],
      ['DELETE', '/auth/second-factor', undefined],
      ['POST', '/auth/recovery-codes', undefined],
      ['DELETE', '/auth/sessions', undefined],
      ['DELETE', `/auth/sessions/${crypto.randomUUID()}`, undefined],
      ['DELETE', own, undefined],
    ] as const
  }

  test('is asked for the password again before what would take the account away', async () => {
    const person = await signUp(app, role)
    await wait(10, person)
    for (const [method, url, body] of changes(person)) {
      const reply = await person.call(method, url, body)
      expect([reply.status, reply.body], `${method} ${url}`).toMatchObject([403, refusal])
    }
    const { body } = await person.call('GET', `/${role}s/${person.id}`)
    expect(body.email).toBe(person.draft.email)
  })

  test('may do it for ten minutes after giving it, and all else without', async () => {
    const person = await signUp(app, role)
    await wait(60, person)
    const own = `/${role}s/${person.id}`
    const same = { name: 'New name', email: person.draft.email }
    expect((await person.call('PUT', own, same)).status).toBe(200)
    expect((await person.call('POST', '/auth/confirm', { password: 'wrong' })).body).toMatchObject({
      code: 'invalid',
      field: 'password',
    })
    expect((await person.call('DELETE', own)).status).toBe(403)
    expect((await person.call('POST', '/auth/confirm', { password })).status).toBe(204)
    await app.pool.query(
      "UPDATE sessions SET confirmed_at = confirmed_at - interval '9 minutes 50 seconds' WHERE person_id = $1",
      [person.id],
    )
    const email = `${crypto.randomUUID()}@x.example`
    expect((await person.call('PUT', own, { email })).body.email).toBe(email)
    expect((await person.call('DELETE', own)).status).toBe(204)
  })
})

describe('guesses', () => {
  test('ten at the current password, by both doors together; whoever signs in anew has ten more', async () => {
    const pat = await signUp(app, 'user')
    const guess = { password: 'another long password', currentPassword: 'a guess' }
    const tries: number[] = []
    for (let i = 0; i < 6; i++) {
      tries.push((await pat.call('PUT', `/users/${pat.id}`, guess)).status)
      tries.push((await pat.call('POST', '/auth/confirm', { password: 'a guess' })).status)
    }
    expect(tries).toEqual([...Array(10).fill(400), 429, 429])
    expect((await pat.call('POST', '/auth/confirm', { password })).status).toBe(429)
    const login = await app.app.inject({
      method: 'POST',
      url: '/api/users/login',
      payload: { email: pat.draft.email, password },
    })
    const cookie = String(login.headers['set-cookie']).split(';')[0]
    const confirmed = await app.app.inject({
      method: 'POST',
      url: '/api/auth/confirm',
      headers: { cookie },
      payload: { password },
    })
    expect(confirmed.statusCode).toBe(204)
  })

  test('right ones are not counted', async () => {
    const pat = await signUp(app, 'user')
    for (let i = 0; i < 12; i++)
      expect((await pat.call('POST', '/auth/confirm', { password })).status).toBe(204)
  })

  test('whether an email is taken can be asked ten times an hour', async () => {
    const [pat, other] = [await signUp(app, 'user'), await signUp(app, 'user')]
    const ask = (email = other.draft.email) => pat.call('PUT', `/users/${pat.id}`, { email })
    const asked = await Promise.all(Array.from({ length: 30 }, () => ask()))
    const statuses = asked.map(({ status }) => status).sort()
    expect(statuses).toEqual([...Array(10).fill(409), ...Array(20).fill(429)])
    // What is not a name still works, and so does another account at the same place.
    expect((await pat.call('PUT', `/users/${pat.id}`, { phone: '+44 1' })).status).toBe(200)
    const mine = await other.call('PUT', `/users/${other.id}`, { username: crypto.randomUUID() })
    expect(mine.status).toBe(200)
  })
})
