import { describe, expect, test } from 'vitest'
import { mailsTo, tokenSentTo } from '../testing/mails.ts'
import { placesOf } from '../testing/rows.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { answerIntake, password, type SignedUp, signUp } from '../testing/sign-up.ts'

const app = await startSharedApp()

const post = async (url: string, payload: object) => {
  const reply = await app.app.inject({ method: 'POST', url: `/api${url}`, payload })
  return { status: reply.statusCode, body: reply.body && reply.json(), headers: reply.headers }
}
const forgot = (email: string) => post('/auth/forgot-password', { email })
const reset = (token: string, next = 'a new long password') =>
  post('/auth/reset-password', { token, password: next })
const login = ({ role, draft }: SignedUp, given: string) =>
  post(`/${role}s/login`, { email: draft.email, password: given })
const kindsTo = async (address: string) => (await mailsTo(app, address)).map(({ kind }) => kind)

describe('a forgotten password', () => {
  test.each(['user', 'therapist'] as const)('a %s chooses a new one by mail', async (role) => {
    const person = await signUp(app, role)
    const email = person.draft.email!
    expect((await forgot(` ${email.toUpperCase()} `)).status).toBe(204)
    const token = await tokenSentTo(app, email, 'reset-password')
    const done = await reset(token)
    expect([done.status, done.body]).toEqual([200, { role }])
    expect((await person.call('GET', `/${role}s/${person.id}`)).status).toBe(401)
    expect((await login(person, password)).status).toBe(401)
    expect((await login(person, 'a new long password')).status).toBe(200)
    expect(await kindsTo(email)).toContain('password-changed')
    // Good for one use.
    expect((await reset(token)).status).toBe(404)
  })

  test('everything in the account is still there', async () => {
    const pat = await signUp(app, 'user')
    await answerIntake(pat)
    const entry = { title: 'A day', content: 'It rained.' }
    await pat.call('POST', `/users/${pat.id}/journals`, entry)
    await forgot(pat.draft.email!)
    await reset(await tokenSentTo(app, pat.draft.email!, 'reset-password'))
    const again = await login(pat, 'a new long password')
    const cookie = String(again.headers['set-cookie']).split(';')[0]
    const journals = await app.app.inject({
      url: `/api/users/${pat.id}/journals`,
      headers: { cookie },
    })
    expect(journals.json()).toMatchObject([entry])
  })

  test('an address without an account gets the same answer in the same time, and no mail', {
    retry: 2,
  }, async () => {
    const pat = await signUp(app, 'user')
    const timed = async (email: string) => {
      const before = performance.now()
      const { status, body } = await forgot(email)
      return { said: [status, body], took: performance.now() - before }
    }
    const known = await timed(pat.draft.email!)
    const unknown = await timed('nobody@people.example')
    expect(known.said).toEqual(unknown.said)
    expect(Math.abs(known.took - unknown.took)).toBeLessThan(150)
    expect(Math.min(known.took, unknown.took)).toBeGreaterThan(450)
    expect(await mailsTo(app, 'nobody@people.example')).toEqual([])
  })

  test('a link is good for thirty minutes', async () => {
    const pat = await signUp(app, 'user')
    await forgot(pat.draft.email!)
    const token = await tokenSentTo(app, pat.draft.email!, 'reset-password')
    await app.pool.query(
      "UPDATE account_tokens SET expires_at = expires_at - interval '30 minutes' WHERE person_id = $1",
      [pat.id],
    )
    expect((await reset(token)).status).toBe(404)
    expect((await login(pat, password)).status).toBe(200)
  })

  test('a link to confirm an address changes no password, and the other way round', async () => {
    const pat = await signUp(app, 'user')
    expect((await reset(await tokenSentTo(app, pat.draft.email!, 'confirm-email'))).status).toBe(
      404,
    )
    await forgot(pat.draft.email!)
    const token = await tokenSentTo(app, pat.draft.email!, 'reset-password')
    expect((await post('/auth/confirm-email', { token })).status).toBe(404)
  })

  test('the token stands nowhere in the clear', async () => {
    const pat = await signUp(app, 'user')
    await forgot(pat.draft.email!)
    const token = await tokenSentTo(app, pat.draft.email!, 'reset-password')
    expect(token).toHaveLength(43)
    expect(await placesOf(app.pool, token)).toEqual([])
  })

  test('of one used twice at the same moment, one is refused', async () => {
    const pat = await signUp(app, 'user')
    await forgot(pat.draft.email!)
    const token = await tokenSentTo(app, pat.draft.email!, 'reset-password')
    const replies = await Promise.all([reset(token, 'first long one'), reset(token, 'second one')])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404])
  })
})

describe('an email address', () => {
  const confirm = async (address: string) =>
    post('/auth/confirm-email', { token: await tokenSentTo(app, address, 'confirm-email') })
  const isConfirmed = async (person: SignedUp) =>
    (await person.call('GET', '/auth/security')).body.emailConfirmed

  test('is confirmed by the link that went there', async () => {
    const pat = await signUp(app, 'user')
    expect(await isConfirmed(pat)).toBe(false)
    expect((await confirm(pat.draft.email!)).status).toBe(204)
    expect(await isConfirmed(pat)).toBe(true)
  })

  test('is not confirmed any more once it changes, and a link to the old one is spoilt', async () => {
    const pat = await signUp(app, 'user')
    const old = await tokenSentTo(app, pat.draft.email!, 'confirm-email')
    await confirm(pat.draft.email!)
    const email = `${crypto.randomUUID()}@x.example`
    await pat.call('PUT', `/users/${pat.id}`, { email })
    expect(await isConfirmed(pat)).toBe(false)
    expect(await kindsTo(pat.draft.email!)).toContain('email-changed')
    expect((await post('/auth/confirm-email', { token: old })).status).toBe(404)
    expect((await confirm(email)).status).toBe(204)
    expect(await isConfirmed(pat)).toBe(true)
  })

  test('until it is confirmed nothing else leaves; what waited leaves then', async () => {
    const pat = await signUp(app, 'user')
    const change = { password: 'another long password', currentPassword: password }
    await pat.call('PUT', `/users/${pat.id}`, change)
    const waiting = async () =>
      (await mailsTo(app, pat.draft.email!)).map(({ kind, waits }) => `${kind} ${waits}`)
    expect(await waiting()).toEqual(['confirm-email false', 'password-changed true'])
    await confirm(pat.draft.email!)
    expect(await waiting()).toEqual(['confirm-email false', 'password-changed false'])
  })

  test('a mail holds nothing of what somebody wrote, no name and nothing from elsewhere', async () => {
    const pat = await signUp(app, 'user', { name: 'Canary Bird' })
    await pat.call('POST', `/users/${pat.id}/journals`, { title: 'canary', content: 'canary' })
    await confirm(pat.draft.email!)
    await forgot(pat.draft.email!)
    const change = { password: 'another long password', currentPassword: password }
    await pat.call('PUT', `/users/${pat.id}`, change)
    const all = await mailsTo(app, pat.draft.email!)
    expect(all.length).toBeGreaterThan(1)
    for (const { content } of all) {
      expect(JSON.stringify(content).toLowerCase()).not.toMatch(/canary|bird/)
      expect(content.html).not.toMatch(/src=|<img|<link|<script|url\(/i)
      const hosts = [...content.html.matchAll(/https?:\/\/([^/"]+)/g)].map(([, host]) => host)
      expect(new Set(hosts)).toEqual(new Set(['127.0.0.1:0']))
    }
  })
})
