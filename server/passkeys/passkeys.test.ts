import { describe, expect, test } from 'vitest'
import { startTestApp } from '../testing/app.ts'
import { newAuthenticator } from '../testing/authenticator.ts'
import { codeOf } from '../testing/codes.ts'
import { passkeyCalls } from '../testing/passkey-calls.ts'
import { placesOf } from '../testing/rows.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { password, signUp } from '../testing/sign-up.ts'

const app = await startSharedApp()
const { add, ask, show, signIn, cookiesOf, kindsTo } = passkeyCalls(app)

describe.each(['user', 'therapist'] as const)('a %s', (role) => {
  test('adds one under a name and signs in with it alone, second step and all', async () => {
    const person = await signUp(app, role)
    const { body: setUp } = await person.call('POST', '/auth/second-factor')
    await person.call('PUT', '/auth/second-factor', { code: codeOf(setUp.key) })
    const { phone, reply } = await add(person)
    expect(reply.status).toBe(201)
    expect(reply.body).toMatchObject({ name: 'Phone', lastUsedAt: null })
    const entered = await signIn(phone)
    expect(entered.status).toBe(200)
    expect(entered.body).toEqual({ id: person.id, role, questionsSubmitted: false })
    const headers = { cookie: entered.cookie }
    const own = await app.app.inject({ url: `/api/${role}s/${person.id}`, headers })
    expect(own.statusCode).toBe(200)
    const [listed] = (await person.call('GET', '/auth/passkeys')).body
    expect(listed.lastUsedAt).not.toBeNull()
    expect(await kindsTo(person)).toContain('passkey-added')
  })

  test('names it anew and removes it; then it opens nothing', async () => {
    const person = await signUp(app, role)
    const { phone, reply } = await add(person)
    const path = `/auth/passkeys/${reply.body._id}`
    expect((await person.call('PUT', path, { name: 'Old phone' })).status).toBe(204)
    expect((await person.call('GET', '/auth/passkeys')).body[0].name).toBe('Old phone')
    expect((await person.call('DELETE', path)).status).toBe(204)
    expect((await person.call('GET', '/auth/passkeys')).body).toEqual([])
    expect((await signIn(phone)).status).toBe(401)
    expect(await kindsTo(person)).toContain('passkey-removed')
  })

  test('takes it with the account', async () => {
    const person = await signUp(app, role)
    const { phone } = await add(person)
    await person.call('POST', '/auth/passkey-confirm/options')
    expect((await person.call('DELETE', `/${role}s/${person.id}`)).status).toBe(204)
    expect((await signIn(phone)).status).toBe(401)
    expect(await placesOf(app.pool, person.id, phone.id)).toEqual([])
  })
})

test('opens nothing for a therapist whom the operator has stopped', async () => {
  const thea = await signUp(app, 'therapist')
  const { phone } = await add(thea)
  await app.pool.query('UPDATE therapists SET deactivated_at = now() WHERE id = $1', [thea.id])
  const entered = await signIn(phone)
  expect(entered.status).toBe(403)
  expect((await thea.call('GET', `/therapists/${thea.id}`)).status).toBe(401)
})

test('one that counts nothing signs in each time', async () => {
  const { phone } = await add(
    await signUp(app, 'user'),
    newAuthenticator('http://localhost', false),
  )
  expect((await signIn(phone)).status).toBe(200)
  expect((await signIn(phone)).status).toBe(200)
})

test('it stands for the password where that has to be given again', async () => {
  const person = await signUp(app, 'user')
  const { phone } = await add(person)
  await app.pool.query("UPDATE sessions SET confirmed_at = now() - interval '11 minutes'")
  const refused = await person.call('POST', '/auth/passkeys/options')
  expect(refused.body.code).toBe('reauthentication_required')
  const { body } = await person.call('POST', '/auth/passkey-confirm/options')
  expect(body.allowCredentials.map(({ id }: { id: string }) => id)).toEqual([phone.id])
  const credential = phone.sign(body)
  expect((await person.call('POST', '/auth/passkey-confirm', { credential })).status).toBe(204)
  expect((await person.call('POST', '/auth/passkeys/options')).status).toBe(200)
})

test('nobody names or removes another’s', async () => {
  const { reply } = await add(await signUp(app, 'user'))
  const sam = await signUp(app, 'user')
  const path = `/auth/passkeys/${reply.body._id}`
  expect((await sam.call('PUT', path, { name: 'Mine' })).status).toBe(404)
  expect((await sam.call('DELETE', path)).status).toBe(404)
})

test('what somebody calls it is for nobody who reads the database', async () => {
  const { reply } = await add(await signUp(app, 'user'), newAuthenticator(), {}, 'Zeppelin')
  expect(reply.status).toBe(201)
  expect(await placesOf(app.pool, 'Zeppelin')).toEqual([])
})

describe('where a second step is asked of therapists', () => {
  test('a passkey is one, and the last of them stays', async () => {
    const strict = await startTestApp({ secondFactorRequired: true })
    try {
      const thea = await signUp(strict, 'therapist')
      const patients = '/messages/threads'
      expect((await thea.call('GET', patients)).body.code).toBe('second_factor_missing')
      const { phone, reply } = await add(thea)
      expect((await thea.call('GET', patients)).status).toBe(200)
      const { options, cookie } = await ask(strict)
      const entered = await show(phone.sign(options), cookie, strict)
      expect(entered.status).toBe(200)
      const headers = { cookie: entered.cookie }
      const list = await strict.app.inject({ url: `/api${patients}`, headers })
      expect(list.statusCode).toBe(200)

      const remove = () => thea.call('DELETE', `/auth/passkeys/${reply.body._id}`)
      expect((await remove()).status).toBe(403)
      const { body: setUp } = await thea.call('POST', '/auth/second-factor')
      await thea.call('PUT', '/auth/second-factor', { code: codeOf(setUp.key) })
      const both = await Promise.all([remove(), thea.call('DELETE', '/auth/second-factor')])
      expect(both.map(({ status }) => status).sort()).toEqual([204, 403])
    } finally {
      await strict.close()
    }
  })

  test('with the password alone, the passkey is shown afterwards', async () => {
    const strict = await startTestApp({ secondFactorRequired: true })
    try {
      const thea = await signUp(strict, 'therapist')
      const { phone } = await add(thea)
      const payload = { email: thea.draft.email, password }
      const url = '/api/therapists/login'
      const entered = await strict.app.inject({ method: 'POST', url, payload })
      const headers = { cookie: cookiesOf(entered.headers['set-cookie']) }
      const call = (method: 'GET' | 'POST', path: string, body?: object) =>
        strict.app.inject({ method, url: `/api${path}`, headers, ...(body && { payload: body }) })
      expect((await call('GET', '/messages/threads')).statusCode).toBe(403)
      const options = (await call('POST', '/auth/passkey-confirm/options')).json()
      await call('POST', '/auth/passkey-confirm', { credential: phone.sign(options) })
      expect((await call('GET', '/messages/threads')).statusCode).toBe(200)
    } finally {
      await strict.close()
    }
  })
})
