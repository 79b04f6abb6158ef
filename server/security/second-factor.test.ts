import { describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { codeOf } from '../testing/codes.ts'
import { mailsTo } from '../testing/mails.ts'
import { placesOf } from '../testing/rows.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { password, type SignedUp, signUp } from '../testing/sign-up.ts'
import { openTab } from '../testing/sockets.ts'

const app = await startSharedApp({ rateLimits: true })

async function turnOn(person: SignedUp) {
  const { body } = await person.call('POST', '/auth/second-factor')
  const done = await person.call('PUT', '/auth/second-factor', { code: codeOf(body.key) })
  return { secret: body.key as string, codes: done.body.recoveryCodes as string[], uri: body.uri }
}

async function login(
  { role, draft }: SignedUp,
  code?: string,
  { given = password, on = app, from = '127.0.0.1', device = '' } = {},
) {
  const reply = await on.app.inject({
    method: 'POST',
    url: `/api/${role}s/login`,
    remoteAddress: from,
    headers: { cookie: device },
    payload: { email: draft.email, password: given, ...(code && { code }) },
  })
  const { code: said, field } = reply.json()
  const cookies = [reply.headers['set-cookie']].flat().map((one) => String(one).split(';')[0] ?? '')
  const [cookie = '', known = ''] = cookies
  return { status: reply.statusCode, said, field, cookie, known }
}

describe.each(['user', 'therapist'] as const)('a %s', (role) => {
  test('sets it up, and is asked for a code after the password from then on', async () => {
    const person = await signUp(app, role)
    const { secret, codes, uri } = await turnOn(person)
    expect(uri).toMatch(/^otpauth:\/\/totp\/Attune/)
    expect(new Set(codes).size).toBe(10)
    expect(await login(person)).toMatchObject({ status: 401, said: 'second_factor_required' })
    const wrong = await login(person, '000000')
    expect(wrong).toMatchObject({ status: 401, said: 'second_factor_required', field: 'code' })
    expect(await login(person, codeOf(secret, 1))).toMatchObject({ status: 200 })
    const { body } = await person.call('GET', '/auth/security')
    expect(body.secondFactor).toEqual({ isOn: true, isMissing: false, recoveryCodesLeft: 10 })
    const kinds = (await mailsTo(app, person.draft.email!)).map(({ kind }) => kind)
    expect(kinds).toContain('second-factor-changed')
  })

  test('gets in with a recovery code, each of them once', async () => {
    const person = await signUp(app, role)
    const { codes } = await turnOn(person)
    const [first = '', second = ''] = codes
    // 5 bits a letter, at least 128 together: they are kept under a plain hash.
    for (const code of codes)
      expect(code).toMatch(/^([a-hj-km-np-z02-9]{4}-){6}[a-hj-km-np-z02-9]{4}$/)
    expect((await login(person, first.toUpperCase().replaceAll('-', ' '))).status).toBe(200)
    expect((await login(person, first)).status).toBe(401)
    expect((await login(person, second)).status).toBe(200)
    const { body } = await person.call('GET', '/auth/security')
    expect(body.secondFactor.recoveryCodesLeft).toBe(8)
    const renewed = (await person.call('POST', '/auth/recovery-codes')).body.recoveryCodes
    expect((await login(person, codes[2])).status).toBe(401)
    expect((await login(person, renewed[0])).status).toBe(200)
  })

  test('turns it off again', async () => {
    const person = await signUp(app, role)
    await turnOn(person)
    expect((await person.call('DELETE', '/auth/second-factor')).status).toBe(204)
    expect((await login(person)).status).toBe(200)
  })
})

describe('refuses', () => {
  test('a code that was used, and of two at the same moment one', async () => {
    const pat = await signUp(app, 'user')
    const { secret } = await turnOn(pat)
    const code = codeOf(secret, 1)
    const both = await Promise.all([login(pat, code), login(pat, code)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
    expect((await login(pat, code)).status).toBe(401)
  })

  test('a right code with a wrong password, in the words of a wrong password', async () => {
    const pat = await signUp(app, 'user')
    const { secret } = await turnOn(pat)
    const reply = await login(pat, codeOf(secret, 1), { given: 'wrong' })
    expect(reply).toMatchObject({ status: 401, said: 'signed_out' })
  })

  test('to say whether the password was right to whoever has tried too often', async () => {
    const pat = await signUp(app, 'user')
    await turnOn(pat)
    const from = '203.0.113.7'
    for (let i = 0; i < 10; i++) expect((await login(pat, undefined, { from })).status).toBe(401)
    const right = await login(pat, undefined, { from })
    const wrong = await login(pat, undefined, { from, given: 'wrong' })
    expect([right, wrong]).toMatchObject(Array(2).fill({ status: 429, said: 'too_many' }))
  })

  test('more than ten wrong codes an hour, from wherever', async () => {
    const pat = await signUp(app, 'user')
    const { secret } = await turnOn(pat)
    for (let i = 0; i < 10; i++)
      expect((await login(pat, '000000', { from: `203.0.113.${i + 10}` })).status).toBe(401)
    const right = await login(pat, codeOf(secret, 1), { from: '203.0.113.99' })
    expect(right.status).toBe(429)
  })

  test('neither a recovery code nor a browser that signed in before because of others’ tries', async () => {
    const pat = await signUp(app, 'user')
    const { secret, codes } = await turnOn(pat)
    const { known } = await login(pat, codes[0])
    expect(known).toMatch(/=./)
    for (let i = 0; i < 12; i++) await login(pat, '000000', { from: `203.0.113.${i + 30}` })
    expect((await login(pat, codeOf(secret, 1))).status).toBe(429)
    expect((await login(pat, codes[1])).status).toBe(200)
    expect((await login(pat, codeOf(secret, 1), { device: known })).status).toBe(200)
  })

  test('to confirm with the password alone once it is on', async () => {
    const pat = await signUp(app, 'user')
    const { secret } = await turnOn(pat)
    const confirm = (code?: string) =>
      pat.call('POST', '/auth/confirm', { password, ...(code && { code }) })
    expect((await confirm()).body).toMatchObject({ code: 'second_factor_required' })
    expect((await confirm(codeOf(secret, 1))).status).toBe(204)
  })
})

test('never leaks: the key and the codes stand nowhere in the clear', async () => {
  const pat = await signUp(app, 'user')
  const { secret, codes } = await turnOn(pat)
  expect(await placesOf(app.pool, secret, ...codes)).toEqual([])
})

describe('where the operator requires it of therapists', () => {
  const setUp = async (work: (one: TestApp) => Promise<void>) => {
    const one = await startTestApp({ secondFactorRequired: true })
    await work(one).finally(() => one.close())
  }

  test('nothing of a patient is shown before it is set up, and all of it after', () =>
    setUp(async (one) => {
      const thea = await signUp(one, 'therapist')
      const url = await one.listen()
      const missing = { status: 403, body: { code: 'second_factor_missing' } }
      expect(await thea.call('GET', '/messages/threads')).toMatchObject(missing)
      expect(await thea.call('GET', `/users/${crypto.randomUUID()}`)).toMatchObject(missing)
      await expect(openTab(url, thea.cookie)).rejects.toMatchObject({
        data: { code: 'second_factor_missing' },
      })
      expect((await thea.call('GET', '/auth/security')).body.secondFactor.isMissing).toBe(true)
      await turnOn(thea)
      expect((await thea.call('GET', '/messages/threads')).status).toBe(200)
      const tab = await openTab(url, thea.cookie)
      tab.socket.disconnect()
    }))

  test('patients are asked for nothing', () =>
    setUp(async (one) => {
      const pat = await signUp(one, 'user')
      expect((await pat.call('GET', '/messages/threads')).status).toBe(200)
    }))
})
