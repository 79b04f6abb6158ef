import { endpoint } from '@attune/contract/endpoint.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { call } from './call.ts'

const schema = { summary: 'Any', response: { 200: z.object({}) } } as const
const ask = endpoint({ method: 'GET', url: '/asked', config: { allow: 'anyone' }, schema })
const keep = endpoint({ method: 'POST', url: '/kept', config: { allow: 'anyone' }, schema })

afterEach(() => vi.unstubAllGlobals())

test('of questions in one breath each begins in a task of its own; what is to be kept at once', async () => {
  const begun: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    begun.push(url)
    return Response.json({})
  })
  const replies = [ask, ask, ask, keep].map((one) => call(one, {}))
  expect(begun).toEqual(['/api/kept'])
  for (let i = 0; i < 20; i++) await null
  expect(begun).toEqual(['/api/kept', '/api/asked'])
  await Promise.all(replies)
  expect(begun).toHaveLength(4)
})
