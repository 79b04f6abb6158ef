import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { newId } from './new-id.ts'

afterEach(() => vi.unstubAllGlobals())

test('a page without https makes the same kind of id', () => {
  const { getRandomValues } = crypto
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) })
  const made = Array.from({ length: 200 }, newId)
  for (const id of made) expect(z.uuidv4().safeParse(id).success).toBe(true)
  expect(new Set(made).size).toBe(200)
})
