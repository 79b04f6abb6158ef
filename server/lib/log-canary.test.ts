import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'

import { formOf } from '../testing/form.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { answerIntake, password, signUp, signUpPractising } from '../testing/sign-up.ts'
import { draftOf, openTab } from '../testing/sockets.ts'
import { withoutTable } from '../testing/without-table.ts'
import { loggedError } from './logged.ts'

/** In everything a person writes, and in nothing that is ours. */
const canary = 'Zanzibarium'
const lines: string[] = []
const logTo = { write: (line: string) => void lines.push(line) }
const app = await startSharedApp({ logLevel: 'trace', logTo })
const pat = await signUp(app, 'user', {
  name: `Pat ${canary}`,
  username: `pat-${canary}`,
  email: `pat@${canary}.example`,
  phone: `+1 555 ${canary}`,
})
const thea = await signUpPractising(app)
await answerIntake(pat)

const tables = async () => {
  const { rows } = await app.pool.query<{ name: string }>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'",
  )
  return rows.map(({ name }) => name).filter((name) => !/^(sessions|data_keys)$/.test(name))
}

/** Calls with the canary in every place where a person can put it; each may fail. */
async function callEverything(withAccounts = true) {
  const text = `${canary} wrote this`
  await pat.call('POST', `/users/${pat.id}/journals`, { title: text, content: text })
  await pat.call('POST', '/chatBot', { message: text })
  await pat.call('POST', `/users/${pat.id}/risk-check`, { text })
  await pat.call('GET', `/therapists?name=${canary}&specialization=${canary}`)
  await pat.call('GET', `/messages?from=${pat.id}&to=${thea.id}&fromModel=User&toModel=Therapist`)
  await pat.call('PUT', `/users/${pat.id}`, { name: `New ${canary}`, email: thea.draft.email })
  await pat.call('PUT', `/users/${pat.id}`, { password: canary, currentPassword: canary })
  await pat.call('GET', `/diagnosis/${pat.id}`)
  await pat.call('GET', `/matching/match/${pat.id}`)
  await pat.call('GET', `/users/${canary}`)
  await pat.call('GET', `/${canary}`)
  await pat.call('POST', `/users/${pat.id}/journals`, { title: { [canary]: canary } })
  for (const payload of [`{"${canary}":`, `"${canary}"`]) {
    const headers = { 'content-type': 'application/json', cookie: pat.cookie }
    await app.app.inject({ method: 'POST', url: '/api/chatBot', headers, payload })
  }
  await app.app.inject(`/%E0%A4%A?${canary}`)
  if (withAccounts) await signUpAndIn()
}

async function signUpAndIn() {
  const picture = { content: Buffer.from(canary), name: `${canary}.png` }
  const draft = { ...pat.draft, username: `other-${canary}`, image: picture }
  for (const email of [pat.draft.email, `other@${canary}.example`, canary])
    await app.app.inject({
      method: 'POST',
      url: '/api/users/register',
      ...formOf({ ...draft, email }),
    })
  for (const email of [pat.draft.email, `nobody@${canary}.example`])
    for (const secret of [password, canary])
      await app.app.inject({
        method: 'POST',
        url: '/api/users/login',
        payload: { email, password: secret },
      })
}

function expectClean(what: string) {
  const secrets = [
    canary,
    pat.id,
    thea.id,
    pat.draft.email,
    thea.draft.email,
    '$argon2',
    pat.cookie,
  ]
  const told = lines.filter((line) =>
    secrets.some((secret) => line.toLowerCase().includes(secret.toLowerCase())),
  )
  expect(told, what).toEqual([])
}

test('what people write, search for or are called is in no line of the log, even where all goes well', async () => {
  await callEverything()
  expect(lines.length).toBeGreaterThan(20)
  expectClean('all well')
}, 60_000)

test('nor where the database refuses, whatever table is gone', async () => {
  const before = lines.length
  const socket = await openTab(await app.listen(), pat.cookie)
  for (const table of await tables())
    await withoutTable(app, table, async () => {
      await callEverything(/^(users|therapists|photos)$/.test(table))
      await socket.send(draftOf(pat, thea, `${canary} to you`))
      await app.context.bus.publish('practice', { therapist: thea.id })
    })
  await wait(200)
  socket.socket.disconnect()
  const failed = lines.slice(before).filter((line) => line.includes('"err"'))
  expect(failed.filter((line) => line.includes('42P01')).length).toBeGreaterThan(20)
  expect(failed.some((line) => line.includes('"socket"'))).toBe(true)
  expectClean('without tables')
}, 60_000)

test('nor where something throws what nobody foresaw', async () => {
  const thrown = (kind: number) => {
    const error = new TypeError(`${canary}\n    at ${canary} (file.ts:1:1)`)
    if (kind === 1) return Object.assign(error, { code: canary.repeat(20), [canary]: canary })
    if (kind === 2) return new Error('outer', { cause: error })
    if (kind === 3) return canary
    return error
  }
  const before = lines.length
  for (const kind of [0, 1, 2, 3]) {
    if (kind !== 3) app.app.log.error(thrown(kind))
    app.app.log.error({ err: thrown(kind) })
    app.app.log.warn({ error: thrown(kind) }, 'said so')
  }
  expect(lines.length - before).toBe(11)
  expectClean('unforeseen')
})

test('an error keeps its class, its code and its place', () => {
  const error = Object.assign(new RangeError(canary), { code: '42P01' })
  const logged = loggedError(new Error(canary, { cause: error }))
  expect(logged).toMatchObject({ type: 'Error', cause: { type: 'RangeError', code: '42P01' } })
  expect(logged.stack).toMatch(/log-canary\.test\.ts:\d+:\d+/)
  expect(JSON.stringify(logged)).not.toContain(canary)
})
