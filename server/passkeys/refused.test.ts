import { describe, expect, test } from 'vitest'
import { startTestApp } from '../testing/app.ts'
import { type Bent, newAuthenticator } from '../testing/authenticator.ts'
import { passkeyCalls } from '../testing/passkey-calls.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { signUp } from '../testing/sign-up.ts'

const app = await startSharedApp()
const { add, ask, show, signIn, kindsTo } = passkeyCalls(app)

describe('signing in refuses, in the same words', () => {
  const bends: [string, Bent][] = [
    ['another page’s address', { origin: 'https://attune.evil.example' }],
    ['another port of this machine', { origin: 'http://localhost:9999' }],
    ['another name', { rpId: 'evil.example' }],
    ['a device that was not unlocked', { isVerified: false }],
    ['a challenge of its own', { challenge: 'AAAA' }],
    ['what was signed to make a passkey', { type: 'webauthn.create' }],
    [
      'another account’s name',
      { userHandle: Buffer.from(crypto.randomUUID()).toString('base64url') },
    ],
  ]
  test.each(bends)('%s', async (_, bent) => {
    const { phone } = await add(await signUp(app, 'user'))
    const { status, body } = await signIn(phone, bent)
    expect([status, body.code]).toEqual([401, 'signed_out'])
    expect((await signIn(phone)).status).toBe(200)
  })

  test('a device that nobody knows, and one that signs for another', async () => {
    const { phone } = await add(await signUp(app, 'user'))
    const stranger = newAuthenticator()
    expect((await signIn(stranger, { userHandle: 'AAAA' })).status).toBe(401)
    const { options, cookie } = await ask()
    const { userHandle = '' } = phone.sign(options).response
    const stolen = { ...stranger.sign(options, { userHandle }), id: phone.id, rawId: phone.id }
    expect((await show(stolen, cookie)).status).toBe(401)
  })

  test('the same answer a second time, and of two at once one', async () => {
    const { phone } = await add(await signUp(app, 'user'))
    const { options, cookie } = await ask()
    const signed = phone.sign(options)
    const both = await Promise.all([show(signed, cookie), show(signed, cookie)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
    expect((await show(signed, cookie)).status).toBe(401)
  })

  test('a challenge that failed once, also when it is then signed rightly', async () => {
    const { phone } = await add(await signUp(app, 'user'))
    const { options, cookie } = await ask()
    expect((await show(phone.sign(options, { isVerified: false }), cookie)).status).toBe(401)
    expect((await show(phone.sign(options), cookie)).status).toBe(401)
  })

  test('what another browser asked for, and what is too old', async () => {
    const { phone } = await add(await signUp(app, 'user'))
    const [one, other] = [await ask(), await ask()]
    expect((await show(phone.sign(one.options), other.cookie)).status).toBe(401)
    expect((await show(phone.sign(one.options), '')).status).toBe(401)
    await app.pool.query("UPDATE passkey_challenges SET expires_at = now() - interval '1 second'")
    expect((await show(phone.sign(one.options), one.cookie)).status).toBe(401)
  })

  test('what was signed to confirm, and to confirm what was signed for another session', async () => {
    const pat = await signUp(app, 'user')
    const sam = await signUp(app, 'user')
    const { phone } = await add(pat)
    const { body } = await pat.call('POST', '/auth/passkey-confirm/options')
    const { cookie } = await ask()
    expect((await show(phone.sign(body), cookie)).status).toBe(401)
    const ofSam = await sam.call('POST', '/auth/passkey-confirm/options')
    const credential = phone.sign(ofSam.body)
    const answers = [
      await sam.call('POST', '/auth/passkey-confirm', { credential }),
      await pat.call('POST', '/auth/passkey-confirm', { credential }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([400, 400])
  })

  test('a passkey that counts backwards, and tells its owner', async () => {
    const person = await signUp(app, 'user')
    const { phone } = await add(person)
    expect((await signIn(phone, { counter: 7 })).status).toBe(200)
    expect((await signIn(phone, { counter: 7 })).status).toBe(401)
    expect((await signIn(phone, { counter: 0 })).status).toBe(401)
    expect(await kindsTo(person)).toContain('passkey-copied')
    expect((await signIn(phone, { counter: 8 })).status).toBe(200)
  })

  test('too many tries from one network, whosever they are', async () => {
    const limited = await startTestApp({ rateLimits: true })
    try {
      const phone = newAuthenticator()
      const tries = async (from: string) => {
        const { options, cookie } = await ask(limited, from)
        const signed = phone.sign(options, { userHandle: 'AAAA' })
        return (await show(signed, cookie, limited, from)).status
      }
      const first = Array.from({ length: 60 }, () => tries('192.0.2.1'))
      expect(new Set(await Promise.all(first))).toEqual(new Set([401]))
      expect(await tries('192.0.2.1')).toBe(429)
      expect(await tries('192.0.2.2')).toBe(401)
    } finally {
      await limited.close()
    }
  })
})

describe('adding refuses', () => {
  test.each([
    ['a device that was not unlocked', { isVerified: false }],
    ['another page’s address', { origin: 'https://evil.example' }],
    ['another name', { rpId: 'evil.example' }],
    ['a challenge of its own', { challenge: 'AAAA' }],
    [
      'a certificate, which would be looked up where it says',
      {
        attestation: {
          fmt: 'packed',
          attStmt: new Map<string, unknown>([['x5c', [new Uint8Array(8)]]]),
        },
      },
    ],
    [
      'a kind of proof that nobody asked for',
      { attestation: { fmt: 'android-safetynet', attStmt: new Map() } },
    ],
  ] as [string, Bent][])('%s', async (_, bent) => {
    const person = await signUp(app, 'user')
    expect((await add(person, newAuthenticator(), bent)).reply.status).toBe(400)
    expect((await person.call('GET', '/auth/passkeys')).body).toEqual([])
  })

  test('one that an account has already, its own or another', async () => {
    const { phone } = await add(await signUp(app, 'user'))
    const { reply } = await add(await signUp(app, 'user'), phone)
    expect([reply.status, reply.body.code]).toEqual([409, 'taken'])
  })

  test('an eleventh', async () => {
    const person = await signUp(app, 'user')
    for (let n = 0; n < 9; n++) await add(person)
    const made = []
    for (const phone of [newAuthenticator(), newAuthenticator()])
      made.push((await add(person, phone)).reply.status)
    expect(made).toEqual([201, 409])
  })

  test('who has not given the password lately, as removing does', async () => {
    const person = await signUp(app, 'user')
    const { reply } = await add(person)
    await app.pool.query("UPDATE sessions SET confirmed_at = now() - interval '11 minutes'")
    for (const [method, path, body] of [
      ['POST', '/auth/passkeys/options', undefined],
      ['POST', '/auth/passkeys', { name: 'x', credential: {} }],
      ['DELETE', `/auth/passkeys/${reply.body._id}`, undefined],
    ] as const) {
      const { body: said } = await person.call(method, path, body)
      expect([method, path, said.code]).toEqual([method, path, 'reauthentication_required'])
    }
  })
})
