import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { signUp } from '../testing/people.ts'

let app: TestApp
const seen: (string | undefined)[] = []
beforeAll(async () => {
  app = await startTestApp()
  app.context.limits.take = async (name, key) => {
    if (name === 'ai') seen.push(key)
  }
})
afterAll(() => app.close())

const ask = (cookie?: string) =>
  app.app.inject({
    method: 'POST',
    url: '/api/chatBot',
    payload: { message: 'What does it cost?' },
    ...(cookie && { headers: { cookie } }),
  })

describe('a call that anyone may make', () => {
  test('knows who calls when a valid session is there, and only then', async () => {
    const pat = await signUp(app, 'user')
    const forged = `${pat.cookie.slice(0, -4)}AAAA`
    for (const cookie of [pat.cookie, undefined, forged, 'attune='])
      expect((await ask(cookie)).statusCode).toBe(200)
    expect(seen).toEqual([pat.id, '127.0.0.1', '127.0.0.1', '127.0.0.1'])
  })

  test('forgets them with the session', async () => {
    const pat = await signUp(app, 'user')
    await pat.call('POST', '/users/logout')
    await ask(pat.cookie)
    expect(seen.at(-1)).toBe('127.0.0.1')
  })
})
