import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { forAny } from '../testing/property.ts'
import { shareOut } from './share-out.ts'

test('gives what rounding leaves to the largest remainders', () => {
  expect(shareOut([33.4, 33.5, 33.1], 100)).toEqual([33, 34, 33])
})

test('gives it to the earlier of equal remainders', () => {
  expect(shareOut([33 + 1 / 3, 33 + 1 / 3, 33 + 1 / 3], 100)).toEqual([34, 33, 33])
})

test('leaves whole parts alone, also those a hair below', () => {
  expect(shareOut([10, 0.1 + 0.2 + 0.7 - 1e-12, 0.5], 11)).toEqual([10, 1, 0])
})

test('adds up, and moves no part by a whole point', () => {
  const anyParts = fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { minLength: 1 })
  forAny(anyParts, (parts) => {
    const total = Math.floor(parts.reduce((sum, part) => sum + part, 0) + 1e-9)
    const whole = shareOut(parts, total)
    expect(whole.reduce((sum, part) => sum + part, 0)).toBe(total)
    for (const [i, part] of parts.entries())
      expect(Math.abs(whole[i]! - part)).toBeLessThan(1 + 1e-6)
  })
})
