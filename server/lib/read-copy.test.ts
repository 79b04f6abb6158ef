import { expect, test } from 'vitest'
import { mostBehind, nearnessOf } from './read-copy.ts'

test('a copy of which nothing is known is not near', () => {
  expect(nearnessOf().isNear(0)).toBe(false)
})

test('it is near for two seconds from the moment whose place it has reached', () => {
  const nearness = nearnessOf()
  nearness.wrote(1_000, 70n)
  nearness.reached(70n)
  expect(nearness.isNear(1_000 + mostBehind)).toBe(true)
  expect(nearness.isNear(1_001 + mostBehind)).toBe(false)
})

test('what it reaches late counts from when it was written, not from when it was reached', () => {
  const nearness = nearnessOf()
  nearness.wrote(1_000, 70n)
  nearness.wrote(6_000, 90n)
  nearness.reached(89n)
  expect(nearness.isNear(6_000)).toBe(false)
  nearness.reached(90n)
  expect(nearness.isNear(6_000)).toBe(true)
})

test('where nothing is written it stays near, as long as it is heard', () => {
  const nearness = nearnessOf()
  for (let at = 0; at <= 60_000; at += 500) {
    nearness.wrote(at, 70n)
    nearness.reached(70n)
    expect(nearness.isNear(at + 500)).toBe(true)
  }
  expect(nearness.isNear(60_000 + mostBehind + 1)).toBe(false)
})

test('one that goes back, or has become a database of its own, gains nothing', () => {
  const nearness = nearnessOf()
  nearness.wrote(1_000, 70n)
  nearness.reached(-1n)
  expect(nearness.isNear(1_000)).toBe(false)
})

test('one that was hours behind is near again once it has caught up', () => {
  const nearness = nearnessOf()
  for (let at = 0; at < 7_200_000; at += 500) {
    nearness.wrote(at, BigInt(at))
    nearness.reached(0n)
  }
  expect(nearness.isNear(7_200_000)).toBe(false)
  nearness.wrote(7_200_000, 7_200_000n)
  nearness.reached(7_199_500n)
  expect(nearness.isNear(7_200_000)).toBe(true)
})
