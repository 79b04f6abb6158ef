import type { journals } from '@attune/contract/journals.ts'
import { photos } from '@attune/contract/photos.ts'
import { system } from '@attune/contract/system.ts'
import { users } from '@attune/contract/users.ts'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { newApp } from './http.ts'
import { route } from './route.ts'

type HandlerOf<E extends Parameters<typeof route>[1]> = Parameters<typeof route<E>>[2]
type ReadConsent = HandlerOf<typeof journals.readConsent>
type Delete = HandlerOf<typeof journals.delete>

describe('a route', () => {
  test('takes its status from the contract', async () => {
    const app = newApp({ logLevel: 'silent', trustProxy: false })
    route(app, users.logout, async () => {})
    route(app, system.health, () => ({ status: 'ok' as const }))
    route(app, photos.read, (_request, reply) => {
      reply.code(304)
      return null
    })
    const statusOf = async (method: 'GET' | 'POST', url: string) =>
      (await app.inject({ method, url })).statusCode
    expect(await statusOf('POST', '/users/logout')).toBe(204)
    expect(await statusOf('GET', '/health')).toBe(200)
    expect(await statusOf('GET', `/photos/${crypto.randomUUID()}`)).toBe(304)
  })

  test('does not compile with a reply of another shape than the contract says', () => {
    expectTypeOf<() => { allowed: boolean }>().toExtend<ReadConsent>()
    expectTypeOf<() => Promise<{ allowed: null }>>().toExtend<ReadConsent>()
    expectTypeOf<() => { allowed: string }>().not.toExtend<ReadConsent>()
    expectTypeOf<() => Promise<Record<never, never>>>().not.toExtend<ReadConsent>()
    expectTypeOf<() => Promise<void>>().not.toExtend<ReadConsent>()
    expectTypeOf<() => Promise<void>>().toExtend<Delete>()
    expectTypeOf<() => Promise<{ allowed: boolean }>>().not.toExtend<Delete>()
  })

  test('reads what the contract lets in', () => {
    type Request = Parameters<HandlerOf<typeof journals.list>>[0]
    expectTypeOf<Request['params']>().toEqualTypeOf<{ userId: string }>()
    expectTypeOf<Request['query']['limit']>().toEqualTypeOf<number>()
  })
})
