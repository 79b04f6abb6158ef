import { describe, expect, test } from 'vitest'
import { mailsTo } from '../testing/mails.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { password, type SignedUp, signUp } from '../testing/sign-up.ts'
import { openTab } from '../testing/sockets.ts'

const app = await startSharedApp()
const url = await app.listen()

const firefox = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'

async function signIn({ role, draft }: SignedUp, agent = firefox, cookie = '') {
  const reply = await app.app.inject({
    method: 'POST',
    url: `/api/${role}s/login`,
    headers: { 'user-agent': agent, cookie },
    payload: { email: draft.email, password },
  })
  const [session = '', device = ''] = [reply.headers['set-cookie'] ?? []]
    .flat()
    .map((one) => one.split(';')[0] ?? '')
  return { session, device }
}

const statusWith = async (cookie: string, { id, role }: SignedUp) =>
  (await app.app.inject({ url: `/api/${role}s/${id}`, headers: { cookie } })).statusCode

describe.each(['user', 'therapist'] as const)('a %s', (role) => {
  test('sees where they are signed in, in plain words, this one marked', async () => {
    const person = await signUp(app, role)
    await signIn(person)
    const { body } = await person.call('GET', '/auth/sessions')
    const seen = body.map(({ device, isThisOne }: Record<string, unknown>) => [device, isThisOne])
    expect(seen.sort()).toEqual([
      ['An unknown device', true],
      ['Firefox on Android', false],
    ])
    expect(Object.keys(body[0]).sort()).toEqual([
      '_id',
      'device',
      'isThisOne',
      'lastUsedAt',
      'signedInAt',
    ])
  })

  test('signs one of them out, and its socket is cut at once', async () => {
    const person = await signUp(app, role)
    const [one, two] = [await signIn(person), await signIn(person)]
    const tab = await openTab(url, one.session)
    const { body } = await person.call('GET', '/auth/sessions')
    const [, , mine] = [...body].sort((a, b) => Number(a.isThisOne) - Number(b.isThisOne))
    expect(mine.isThisOne).toBe(true)
    for (const { _id, isThisOne } of body)
      if (!isThisOne && (await statusWith(one.session, person)) === 200)
        expect((await person.call('DELETE', `/auth/sessions/${_id}`)).status).toBe(204)
    expect(await tab.cut).toEqual({ signedOut: true })
    expect(await statusWith(one.session, person)).toBe(401)
    expect(await statusWith(person.cookie, person)).toBe(200)
    expect([200, 401]).toContain(await statusWith(two.session, person))
  })

  test('signs all others out at once', async () => {
    const person = await signUp(app, role)
    const others = [await signIn(person), await signIn(person)]
    const tab = await openTab(url, others[0]?.session)
    expect((await person.call('DELETE', '/auth/sessions')).status).toBe(204)
    expect(await tab.cut).toEqual({ signedOut: true })
    for (const other of others) expect(await statusWith(other.session, person)).toBe(401)
    expect(await statusWith(person.cookie, person)).toBe(200)
    expect((await person.call('GET', '/auth/sessions')).body).toHaveLength(1)
  })
})

describe('never leaks', () => {
  test('nobody sees or ends the session of somebody else', async () => {
    const [pat, thea] = [await signUp(app, 'user'), await signUp(app, 'therapist')]
    const [{ _id }] = (await pat.call('GET', '/auth/sessions')).body
    expect((await thea.call('DELETE', `/auth/sessions/${_id}`)).status).toBe(404)
    expect(await statusWith(pat.cookie, pat)).toBe(200)
    expect((await thea.call('GET', '/auth/sessions')).body).toHaveLength(1)
  })

  test('what a browser calls itself is not kept, only words of ours', async () => {
    const pat = await signUp(app, 'user')
    await signIn(pat, '<script>alert(1)</script> of 203.0.113.9')
    const { body } = await pat.call('GET', '/auth/sessions')
    expect(body.map(({ device }: { device: string }) => device)).toEqual(
      Array(2).fill('An unknown device'),
    )
  })
})

describe('a new device', () => {
  const news = async ({ draft }: SignedUp) =>
    (await mailsTo(app, draft.email!)).filter(({ kind }) => kind === 'new-device')

  test('is told by mail, one that is known is not', async () => {
    const pat = await signUp(app, 'user')
    expect(await news(pat)).toEqual([])
    const { device } = await signIn(pat)
    const [mail] = await news(pat)
    expect(mail?.content.text).toContain('Firefox on Android')
    await signIn(pat, firefox, device)
    expect(await news(pat)).toHaveLength(1)
    await app.pool.query('UPDATE mails SET waits = false')
    await signIn(pat, firefox, 'attune-device=made-up')
    expect(await news(pat)).toHaveLength(2)
  })

  test('to an address that is not confirmed, only the newest waits', async () => {
    const pat = await signUp(app, 'user')
    for (let i = 0; i < 3; i++) await signIn(pat)
    expect(await news(pat)).toMatchObject([{ waits: true }])
  })

  test('the cookie is out of reach of scripts and of other sites', async () => {
    const pat = await signUp(app, 'user')
    const reply = await app.app.inject({
      method: 'POST',
      url: '/api/users/login',
      payload: { email: pat.draft.email, password },
    })
    const [, cookie] = [reply.headers['set-cookie']].flat()
    expect(cookie).toMatch(/^attune-device=[\w-]{43}; .*HttpOnly.*SameSite=Strict/)
  })
})
