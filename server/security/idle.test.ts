import { describe, expect, test } from 'vitest'
import { asJob } from '../lib/person.ts'
import { mailsTo } from '../testing/mails.ts'
import { placesOf } from '../testing/rows.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { password, type SignedUp, signUp } from '../testing/sign-up.ts'
import { openTab } from '../testing/sockets.ts'

const app = await startSharedApp()
const url = await app.listen()

async function login({ role, draft }: SignedUp, shared?: boolean) {
  const payload = { email: draft.email, password, ...(shared !== undefined && { shared }) }
  const reply = await app.app.inject({ method: 'POST', url: `/api/${role}s/login`, payload })
  const cookies = [reply.headers['set-cookie'] ?? []].flat()
  const session = cookies.find((one) => one.startsWith('attune='))!
  const cookie = session.split(';')[0]!
  const call = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => {
    const request = { method, url: `/api${path}`, headers: { cookie } }
    const answer = await app.app.inject({ ...request, ...(body && { payload: body }) })
    return { status: answer.statusCode, body: answer.json() }
  }
  return { cookies, session, cookie, call }
}

/** As if everybody had last been here so long ago. */
async function away(minutes: number) {
  const ago = `now() - make_interval(mins => ${minutes})`
  await app.pool.query(`UPDATE sessions SET seen_at = ${ago} WHERE revoked_at IS NULL`)
  await forgotten()
}

/** Every node forgets what it looked up; as five seconds would make it. */
const forgotten = () =>
  app.context.bus
    .publish('ended', { sessions: ['00000000-0000-0000-0000-000000000000'] })
    .then(() => app.context.bus.publish('resumed', {}))

const read = (person: Pick<SignedUp, 'call'>) => person.call('GET', '/auth/idle')
const choose = (person: Pick<SignedUp, 'call'>, idleMinutes: number) =>
  person.call('PUT', '/auth/idle', { idleMinutes })

describe.each(['user', 'therapist'] as const)('a session of a %s', (role) => {
  test('ends after seven idle days as long as nothing else is chosen', async () => {
    const person = await signUp(app, role)
    const { body } = await read(person)
    expect(body).toMatchObject({ idleMinutes: 10_080, chosenMinutes: 10_080, isShared: false })
    await away(10_079)
    expect((await read(person)).status).toBe(200)
    await away(10_081)
    expect((await read(person)).status).toBe(401)
  })

  test.each([15, 60, 1_440])('ends after %i minutes where that was chosen', async (minutes) => {
    const person = await signUp(app, role)
    expect((await choose(person, minutes)).body.idleMinutes).toBe(minutes)
    await away(minutes - 1)
    expect((await read(person)).body.secondsLeft).toBeLessThanOrEqual(60)
    await away(minutes)
    expect((await read(person)).status).toBe(401)
    expect((await person.call('POST', '/auth/idle')).status).toBe(401)
    expect((await person.call('GET', `/${role}s/${person.id}`)).status).toBe(401)
  })

  test('on a shared computer ends after 15 minutes, with the browser, and is not remembered', async () => {
    const person = await signUp(app, role)
    const there = await login(person, true)
    expect(there.session).not.toMatch(/max-age|expires/i)
    expect(there.cookies).toHaveLength(1)
    expect((await there.call('GET', '/auth/idle')).body).toMatchObject({
      ...{ idleMinutes: 15, isShared: true, chosenMinutes: 10_080 },
    })
    const check = `/${role}s/check-session`
    expect((await there.call('GET', check)).body.user).toMatchObject({ shared: true })
    const told = await mailsTo(app, person.draft.email!)
    expect(told.map(({ kind }) => kind)).toContain('new-device')
    const elsewhere = await login(person, false)
    expect((await elsewhere.call('GET', check)).body.user).not.toHaveProperty('shared')
    expect(elsewhere.session).toMatch(/Max-Age=2592000/)
  })
})

test('the choice holds for every session there is and every one to come, but for shared ones', async () => {
  const pat = await signUp(app, 'user')
  const [before, shared] = [await login(pat), await login(pat, true)]
  await choose(pat, 60)
  const after = await login(pat)
  const minutes = []
  for (const { call } of [before, shared, after])
    minutes.push((await call('GET', '/auth/idle')).body.idleMinutes)
  expect(minutes).toEqual([60, 15, 60])
})

test('what a page asks for by itself puts the end off for nobody; its person does', async () => {
  const pat = await signUp(app, 'user')
  await choose(pat, 15)
  await away(10)
  await pat.call('GET', '/messages/threads')
  await read(pat)
  const { secondsLeft } = (await read(pat)).body
  expect(secondsLeft).toBeLessThanOrEqual(300)
  expect((await pat.call('POST', '/auth/idle')).body.secondsLeft).toBeGreaterThan(890)
})

test('a session that is over stays so, also where its person comes back at that very moment', async () => {
  const pat = await signUp(app, 'user')
  await choose(pat, 15)
  await away(15)
  const late = await Promise.all(Array.from({ length: 5 }, () => pat.call('POST', '/auth/idle')))
  expect(late.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401])
})

test('a lookup that is remembered ends no later than the session', async () => {
  const pat = await signUp(app, 'user')
  await choose(pat, 15)
  const nearly = "now() - interval '14 minutes 59.6 seconds'"
  await app.pool.query(`UPDATE sessions SET seen_at = ${nearly} WHERE person_id = $1`, [pat.id])
  await forgotten()
  await read(pat)
  await app.pool.query('SELECT pg_sleep(0.5)')
  expect((await read(pat)).status).toBe(401)
})

test('an open socket is told and cut once the session has run out', async () => {
  const pat = await signUp(app, 'user')
  await choose(pat, 15)
  const tab = await openTab(url, pat.cookie)
  await away(15)
  expect(await endIdle()).toBeGreaterThan(0)
  expect(await tab.cut).toEqual({ signedOut: true })
})

test('nothing runs out that is within its time', async () => {
  const [pat, sam] = [await signUp(app, 'user'), await signUp(app, 'user')]
  await choose(pat, 1_440)
  await away(1_400)
  await endIdle()
  for (const person of [pat, sam]) expect((await read(person)).status).toBe(200)
})

describe('choosing', () => {
  test('a longer time needs the password given lately, a shorter one does not', async () => {
    const pat = await signUp(app, 'user')
    await app.pool.query("UPDATE sessions SET confirmed_at = now() - interval '11 minutes'")
    expect((await choose(pat, 15)).status).toBe(200)
    expect((await choose(pat, 60)).body.code).toBe('reauthentication_required')
    expect((await read(pat)).body.chosenMinutes).toBe(15)
  })

  test.each([0, -1, 14, 10_081, 1e9, '15', null])('%j minutes is refused', async (idleMinutes) => {
    const pat = await signUp(app, 'user')
    const { status } = await pat.call('PUT', '/auth/idle', { idleMinutes })
    expect(status).toBe(400)
  })

  test('leaves nothing behind when the account goes', async () => {
    const pat = await signUp(app, 'user')
    await choose(pat, 15)
    await pat.call('DELETE', `/users/${pat.id}`)
    await expect.poll(() => placesOf(app.pool, pat.id)).toEqual([])
  })
})

/** As the job does, ever again. */
const endIdle = () => asJob('end of idle sessions', app.sessions.endIdle)
