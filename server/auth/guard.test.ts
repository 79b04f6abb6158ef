import { describe, expect, test } from 'vitest'
import { startSharedApp } from '../testing/shared-app.ts'
import { signUp } from '../testing/sign-up.ts'

const seen: (string | undefined)[] = []
const app = await startSharedApp()
app.context.limits.takeSome = async (name, key, points) => {
  if (name === 'ai') seen.push(key)
  return points
}

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
