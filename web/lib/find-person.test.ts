import { afterEach, expect, test, vi } from 'vitest'
import { findPerson } from './find-person.ts'

const stranger = () => new Response('{"authenticated":false}')
const urls = ['/api/users/check-session', '/api/therapists/check-session'] as const

afterEach(() => vi.unstubAllGlobals())

test('what was asked before the app had loaded is not asked again, and good for one answer', async () => {
  const fetch = vi.fn(async (_url: string) => stranger())
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('__attune_asked', new Map(urls.map((url) => [url, Promise.resolve(stranger())])))
  expect(await findPerson()).toBeNull()
  expect(fetch).not.toHaveBeenCalled()
  expect(await findPerson()).toBeNull()
  expect(fetch.mock.calls.map(([url]) => url)).toEqual(urls)
})

test('an early call that failed is a failure, not a stranger', async () => {
  const failed = Promise.reject(new TypeError('Failed to fetch'))
  vi.stubGlobal('__attune_asked', new Map([[urls[0], failed]]))
  vi.stubGlobal('fetch', async () => stranger())
  await expect(findPerson()).rejects.toThrow('Failed to fetch')
})
