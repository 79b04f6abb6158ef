import common from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' }
import { describe, expect, test } from 'vitest'
import { startSharedApp } from '../testing/shared-app.ts'
import { password, signUp } from '../testing/sign-up.ts'
import { requireHardToGuess } from './password-rules.ts'
import { hashPassword } from './passwords.ts'

const app = await startSharedApp()
const owner = { name: 'Mary O’Connor', username: 'mary-77', email: 'mary.oc@people.example' }

let count = 0
async function register(secret: string, fields: Record<string, string> = {}, role = 'user') {
  const tag = `${++count}`
  const draft = { ...owner, username: `${owner.username}${tag}`, email: `${tag}${owner.email}` }
  const payload = { ...draft, phone: '1', password: secret, ...fields }
  const reply = await app.app.inject({ method: 'POST', url: `/api/${role}s/register`, payload })
  return { status: reply.statusCode, body: reply.json(), email: payload.email }
}

const logIn = async (email: string, secret: string) => {
  const payload = { email, password: secret }
  return (await app.app.inject({ method: 'POST', url: '/api/users/login', payload })).statusCode
}

describe('refuses where a password is chosen', () => {
  test.each([
    ['password123', /Many people/],
    ['PassWord123', /Many people/],
    ['qwertyuiop', /Many people/],
    ['iloveyou1', /Many people/],
    ['1qaz2wsx3edc', /Many people/],
    ['aaaaaaaa', /repeats/],
    ['ababababababab', /repeats/],
    ['        ', /repeats|required/],
    [' '.repeat(40), /repeats|required/],
    ['\u3000'.repeat(10), /repeats|required/],
    ['maryoconnor', /your name/],
    ['Mary O’Connor 77', /your name/],
    ['mary.oc@people.example', /your name/],
    ['attune-demo', /your name/],
    ['AttuneAttune1', /your name/],
    ['ｐａｓｓｗｏｒｄ１２３', /Many people/],
    ['short 1', /at least 8/],
    ['seven 7', /at least 8/],
    ['x y'.repeat(43), /at most 128/],
    [`${'a b '.repeat(32)}c`, /at most 128/],
    ['🙂🙃🙂🙃', /at least 8/],
  ])('%j', async (secret, sentence) => {
    for (const role of ['user', 'therapist']) {
      const reply = await register(secret, { email: owner.email, username: owner.username }, role)
      expect([reply.status, reply.body.field ?? 'password']).toEqual([400, 'password'])
      expect(reply.body.error).toMatch(sentence)
    }
  })

  test('each of the commonest, written in capitals and in wide letters too', () => {
    expect(common.length).toBeGreaterThanOrEqual(10_000)
    const wide = (text: string) =>
      text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
    const taken = common
      .flatMap((secret) => [secret, secret.toUpperCase(), wide(secret)])
      .filter((secret) => {
        try {
          requireHardToGuess(secret, owner)
          return true
        } catch {
          return false
        }
      })
    expect(taken).toEqual([])
  })

  test('in a change too, by the name that is stored or the one that comes along', async () => {
    const pat = await signUp(app, 'user', { name: 'Rosalind Quimby' })
    const change = (secret: string, fields = {}) =>
      pat.call('PUT', `/users/${pat.id}`, {
        password: secret,
        currentPassword: password,
        ...fields,
      })
    expect((await change('rosalindquimby1')).body.field).toBe('password')
    expect((await change('ferdinandpelt1', { name: 'Ferdinand Pelt' })).body.field).toBe('password')
    expect((await change('password123')).body.error).toMatch(/Many people/)
    expect(await logIn(pat.draft.email, password)).toBe(200)
    expect((await change('ferdinandpelt1')).status).toBe(200)
  })
})

describe('takes', () => {
  test.each([
    'correct horse battery',
    'Kelp-91x',
    'pa55-fjord-lantern',
    'mary likes long walks',
    'ß ü 語 пароль-річка',
    '~!@#$%^&*()_+',
    `${'a b '.repeat(31)}cdef`,
  ])('%j', async (secret) => {
    const { status, email } = await register(secret)
    expect(status).toBe(201)
    expect(await logIn(email, secret)).toBe(200)
  })

  test('one password, however its letters were put together', async () => {
    const { email } = await register('Ångström caf\u00e9 ﬁord')
    expect(await logIn(email, 'A\u030angstro\u0308m cafe\u0301 fiord')).toBe(200)
    expect(await logIn(email, 'Angstrom cafe fiord')).toBe(401)
  })

  test('an old one at the sign-in, whatever it is, and in the spelling it was kept in', async () => {
    const { email } = await register('a fine old password')
    for (const old of ['password123', 'cafe\u0301s', 'x'.repeat(200)]) {
      const hash = await hashPassword(old, 'as it is')
      const index = app.context.vault.blindIndex('users.email', email)
      await app.pool.query('UPDATE users SET password_hash = $1 WHERE email_index = $2', [
        hash,
        index,
      ])
      expect(await logIn(email, old), old).toBe(200)
    }
  })
})
