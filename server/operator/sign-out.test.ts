import { expect, test } from 'vitest'
import { StartError } from '../lib/errors.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { password, signUp } from '../testing/sign-up.ts'
import { commandFrom } from './commands.ts'

const server = await startSharedApp()
const operate = async (...words: string[]) => commandFrom(words)(server.context)

test.each(['user', 'therapist'] as const)(
  'ends every session of a %s, who is let in again',
  async (role) => {
    const who = await signUp(server, role)
    const checked = async () =>
      (await who.call('GET', `/${role}s/check-session`)).body.authenticated
    expect(await checked()).toBe(true)
    expect(await operate('sign-out', who.draft.email!.toUpperCase())).toMatch(/1 sessions ended/)
    expect(await checked()).toBe(false)
    const payload = { email: who.draft.email, password }
    const reply = await server.app.inject({ method: 'POST', url: `/api/${role}s/login`, payload })
    expect(reply.statusCode).toBe(200)
    expect(await operate('sign-out', who.id)).toMatch(/1 sessions ended/)
    const audit = await operate('audit')
    expect(audit).toMatch(/sign out/)
    if (role === 'user') expect(audit).not.toContain(who.id)
  },
)

test('everyone, however many sessions they have', async () => {
  const people = await Promise.all([signUp(server, 'user'), signUp(server, 'therapist')])
  await server.pool.query(
    `INSERT INTO sessions (id, token_hash, person_id, role)
      SELECT gen_random_uuid(), 'hash ' || n, $1, 'user' FROM generate_series(1, 450) AS n`,
    [people[0].id],
  )
  expect(await operate('sign-out', 'everyone')).toMatch(/^4[5-9]\d sessions of/)
  for (const { call } of people) expect((await call('GET', '/therapists')).status).toBe(401)
})

test('nobody who is not there', async () => {
  await expect(operate('sign-out', 'nobody@x.example')).rejects.toThrow(StartError)
})
