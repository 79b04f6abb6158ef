import { describe, expect, test } from 'vitest'
import { placesOf } from '../testing/rows.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { password, signUp } from '../testing/sign-up.ts'

const app = await startSharedApp()
const pat = await signUp(app, 'user')

const logIn = (email: string, secret: string, role = 'user') =>
  app.app.inject({
    method: 'POST',
    url: `/api/${role}s/login`,
    payload: { email, password: secret },
  })

describe('works', () => {
  test('a password is kept as argon2id of at least 46 MiB', async () => {
    const { rows } = await app.pool.query<{ password_hash: string }>(
      'SELECT password_hash FROM users WHERE id = $1',
      [pat.id],
    )
    const [, , , costs] = rows[0]!.password_hash.split('$')
    expect(rows[0]!.password_hash).toMatch(/^\$argon2id\$v=19\$/)
    const cost = Object.fromEntries(costs!.split(',').map((part) => part.split('=')))
    expect(Number(cost.m)).toBeGreaterThanOrEqual(46 * 1024)
    expect(Number(cost.t)).toBeGreaterThanOrEqual(1)
  })

  test('the address is read without case', async () => {
    expect((await logIn(pat.draft.email!.toUpperCase(), password)).statusCode).toBe(200)
  })
})

describe('refuses', () => {
  test('a wrong password and an unknown address in the same words', async () => {
    for (const reply of [
      await logIn(pat.draft.email!, 'not the password'),
      await logIn('nobody@people.example', password),
      await logIn(pat.draft.email!, password, 'therapist'),
      await logIn(pat.draft.email!, ` ${password}`),
    ]) {
      expect(reply.statusCode).toBe(401)
      expect(reply.json()).toEqual({
        error: 'Invalid email or password',
        code: 'signed_out',
        requestId: expect.any(String),
      })
      expect(reply.headers['set-cookie']).toBeUndefined()
    }
  })

  test('an account without a password, whatever is sent', async () => {
    const thea = await signUp(app, 'therapist')
    await app.pool.query('UPDATE therapists SET password_hash = NULL WHERE id = $1', [thea.id])
    for (const secret of [password, 'null', ' '])
      expect((await logIn(thea.draft.email!, secret, 'therapist')).statusCode).toBe(401)
  })
})

describe('never leaks', () => {
  test('an unknown address costs as much time as a wrong password', { retry: 2 }, async () => {
    const times = { known: [] as number[], unknown: [] as number[] }
    await logIn('warm-up@people.example', 'wrong')
    for (let i = 0; i < 9; i++) {
      times.known.push(await timeOf(() => logIn(pat.draft.email!, 'wrong')))
      times.unknown.push(await timeOf(() => logIn(`nobody-${i}@people.example`, 'wrong')))
    }
    const ratio = median(times.unknown) / median(times.known)
    expect(ratio).toBeGreaterThan(0.5)
    expect(ratio).toBeLessThan(2)
  })

  test('a password stands nowhere, and its hash in no reply', async () => {
    expect(await placesOf(app.pool, password)).toEqual([])
    for (const url of [`/users/${pat.id}`, '/users/check-session'])
      expect((await pat.call('GET', url)).raw.body).not.toMatch(/argon2|password/)
    expect((await logIn(pat.draft.email!, password)).body).not.toMatch(/argon2|password/)
  })
})

async function timeOf(work: () => Promise<unknown>) {
  const start = performance.now()
  await work()
  return performance.now() - start
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!
