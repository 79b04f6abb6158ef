import { describe, expect, test } from 'vitest'
import { isCopyOf, mostBehind, nearnessOf } from './read-copy.ts'

describe('how near a copy is', () => {
  test('where nothing is known of the database, it is not', () => {
    expect(nearnessOf().isNear(70n, 0)).toBe(false)
  })

  test('for two seconds from the moment whose place it has reached', () => {
    const nearness = nearnessOf()
    nearness.wrote(1_000, { of: 'a', place: 70n })
    expect(nearness.isNear(70n, 1_000 + mostBehind)).toBe(true)
    expect(nearness.isNear(70n, 1_001 + mostBehind)).toBe(false)
  })

  test('what it reaches late counts from when it was written, not from when it was reached', () => {
    const nearness = nearnessOf()
    nearness.wrote(1_000, { of: 'a', place: 70n })
    nearness.wrote(6_000, { of: 'a', place: 90n })
    expect(nearness.isNear(89n, 6_000)).toBe(false)
    expect(nearness.isNear(90n, 6_000)).toBe(true)
  })

  test('where nothing is written it stays near, as long as the database is heard', () => {
    const nearness = nearnessOf()
    for (let at = 0; at <= 60_000; at += 500) {
      nearness.wrote(at, { of: 'a', place: 70n })
      expect(nearness.isNear(70n, at + 500)).toBe(true)
    }
    expect(nearness.isNear(70n, 60_000 + mostBehind + 1)).toBe(false)
  })

  test('one that was hours behind is near again once it has caught up', () => {
    const nearness = nearnessOf()
    for (let at = 0; at <= 7_200_000; at += 500) nearness.wrote(at, { of: 'a', place: BigInt(at) })
    expect(nearness.isNear(0n, 7_200_000)).toBe(false)
    expect(nearness.isNear(7_199_500n, 7_200_000)).toBe(true)
  })

  test('a database that was put back to an earlier day is measured from there', () => {
    const nearness = nearnessOf()
    nearness.wrote(1_000, { of: 'a', place: 900n })
    nearness.wrote(1_500, { of: 'a', place: 400n })
    expect(nearness.isNear(399n, 1_500)).toBe(false)
    expect(nearness.isNear(400n, 1_500)).toBe(true)
  })

  test('what is forgotten is not', () => {
    const nearness = nearnessOf()
    nearness.wrote(1_000, { of: 'a', place: 70n })
    nearness.forget()
    expect(nearness.isNear(70n, 1_000)).toBe(false)
  })
})

test.each([
  ['behind', 'a', 69n, true],
  ['up to date', 'a', 70n, true],
  ['ahead: of a day that was taken back, or of another history', 'a', 71n, false],
  ['of another cluster, database or role', 'b', 70n, false],
  ['become a database of its own', 'a', -1n, false],
])('a copy that is %s', (_state, of, place, is) => {
  expect(isCopyOf({ of: 'a', place: 70n }, { of, place })).toBe(is)
})
