import { Id } from '@attune/contract/endpoint.ts'
import { expect, test } from 'vitest'
import { timeOrderedId } from './time-ordered-id.ts'

test('is a UUID of version 7 that says when it was made', () => {
  // The example of RFC 9562, A.6: 2022-02-22 19:22:22 UTC.
  expect(timeOrderedId(0x017f22e279b0)).toMatch(
    /^017f22e2-79b0-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  )
  expect(Id.parse(timeOrderedId())).toBeTruthy()
})

test('sorts by its moment, and no two of one moment are the same', () => {
  const ids = [3, 1, 2].map((now) => timeOrderedId(now))
  expect(ids.toSorted()).toEqual([ids[1], ids[2], ids[0]])
  expect(new Set(Array.from({ length: 10_000 }, () => timeOrderedId(1))).size).toBe(10_000)
})
