import { expect, test } from 'vitest'
import { sweepSessions } from '../auth/session-store.ts'
import { asJob } from '../lib/person.ts'
import { hashOf } from '../lib/secret.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { password, signUp } from '../testing/sign-up.ts'
import { sweepOwnerless } from './ownerless.ts'

const app = await startSharedApp()

const check = async (cookie: string) =>
  (await app.app.inject({ url: '/api/users/check-session', headers: { cookie } })).json()
const told = { authenticated: false, deleted: true }
const notTold = { authenticated: false }

test('a device that was away when its account was deleted is told for a week, and nobody else', async () => {
  const pat = await signUp(app, 'user')
  const other = await signUp(app, 'user')
  const signedOut = await signIn(pat.draft.email!)
  await app.app.inject({
    ...{ method: 'POST', url: '/api/users/logout' },
    headers: { cookie: signedOut, 'sec-fetch-site': 'same-origin' },
  })
  const away = await signIn(pat.draft.email!)
  expect((await pat.call('DELETE', `/users/${pat.id}`)).status).toBe(204)
  expect(await check(away)).toEqual(told)
  expect(await check(signedOut)).toEqual(notTold)
  expect(await check('attune=made-up')).toEqual(notTold)
  expect(await check(other.cookie)).toMatchObject({ authenticated: true })

  await sweep()
  expect(await check(away)).toEqual(told)
  await pass(6)
  await sweep()
  expect(await check(away)).toEqual(told)
  await pass(1)
  await sweep()
  expect(await check(away)).toEqual(notTold)
})

test('what is kept for that says whose it was by nothing', async () => {
  const pat = await signUp(app, 'user')
  await app.pool.query(
    "UPDATE sessions SET created_at = now() - interval '3 days', confirmed_at = created_at WHERE person_id = $1",
    [pat.id],
  )
  await pat.call('DELETE', `/users/${pat.id}`)
  const { rows } = await app.pool.query('SELECT * FROM sessions WHERE token_hash = $1', [
    hashOf(pat.cookie.replace('attune=', '')),
  ])
  const { revoked_at: deletedAt, id: _, token_hash: __, ...left } = rows[0]
  expect(left).toEqual({
    person_id: '00000000-0000-0000-0000-000000000000',
    ...{ role: 'user', device: '', idle_minutes: 10_080, second_factor: false, shared: false },
    ...{ created_at: deletedAt, seen_at: deletedAt, confirmed_at: deletedAt },
  })
})

async function signIn(email: string): Promise<string> {
  const reply = await app.app.inject({
    ...{ method: 'POST', url: '/api/users/login', payload: { email, password } },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  const session = reply.cookies.find(({ name }) => name === 'attune')
  return `attune=${session?.value}`
}

const sweep = () =>
  asJob('a test', async () => {
    await sweepSessions(app.context.db)
    await sweepOwnerless(app.context.db, app.context)
  })

/** So many days, for what was disowned. */
const pass = (days: number) =>
  app.pool.query(
    `UPDATE sessions SET seen_at = seen_at - make_interval(days => $1),
       revoked_at = revoked_at - make_interval(days => $1) WHERE device = '' AND revoked_at IS NOT NULL`,
    [days],
  )
