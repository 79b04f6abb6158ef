import { say } from '@attune/contract/errors.ts'
import { describe, expect, test } from 'vitest'
import { testEnv } from '../testing/app.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { signUp } from '../testing/sign-up.ts'
import { newApp } from './http.ts'

const app = await startSharedApp()
const pat = await signUp(app, 'user')
const headers = { cookie: pat.cookie }
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

describe('a request’s id', () => {
  test.each([
    [400, `/api/users/${pat.id}/journals?limit=none`, headers],
    [400, '/api/users/%', headers],
    [400, `/api/users/${'a'.repeat(101)}`, headers],
    [401, `/api/users/${pat.id}`, {}],
    [404, '/api/nothing', headers],
  ])('is in a refusal with %i of %s and in its header', async (status, url, sent) => {
    const reply = await app.app.inject({ url, headers: sent })
    expect(reply.statusCode).toBe(status)
    expect(reply.json().requestId).toMatch(uuid)
    expect(reply.headers['x-request-id']).toBe(reply.json().requestId)
  })

  test('is in the header of what succeeds, is ours and never the same', async () => {
    const ask = () =>
      app.app.inject({ url: '/api/health', headers: { 'x-request-id': 'a', 'request-id': 'a' } })
    const ids = (await Promise.all([ask(), ask()])).map((reply) => reply.headers['x-request-id'])
    for (const id of ids) expect(id).toMatch(uuid)
    expect(new Set(ids).size).toBe(2)
  })

  test('leads from a failure nobody foresaw to its line in the log', async () => {
    const failing = newApp({ ...testEnv, logLevel: 'silent' })
    const lines: object[] = []
    failing.setChildLoggerFactory((logger, bindings) => {
      const error = (thrown: unknown) => void lines.push({ ...bindings, thrown })
      return Object.assign(logger.child(bindings), { error })
    })
    const unforeseen = new Error('unforeseen')
    failing.get('/', () => {
      throw unforeseen
    })
    const reply = await failing.inject('/')
    const { requestId } = reply.json()
    expect(reply.statusCode).toBe(500)
    expect(reply.json()).toEqual({ error: say.internal, code: 'internal', requestId })
    expect(requestId).toMatch(uuid)
    expect(reply.headers['x-request-id']).toBe(requestId)
    expect(lines).toEqual([{ reqId: requestId, thrown: { err: unforeseen } }])
  })
})
