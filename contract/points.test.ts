import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maxPoints, type Share, shareOut, sharePoints } from './points.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const standing = (...weights: number[]) => weights.map((weight) => ({ weight, percent: 100 }))

const anyShare: fc.Arbitrary<Share> = fc
  .integer({ min: 1, max: 60 })
  .chain((of) => fc.integer({ min: 0, max: of }).map((earned) => ({ earned, of })))
const anyFactor = fc.record({
  weight: fc.integer({ min: 1, max: 40 }),
  percent: fc.integer({ min: 0, max: 300 }),
  share: anyShare,
})
const anyFactors = fc.array(anyFactor, { minLength: 1, maxLength: 13 })

describe('largest remainder', () => {
  test('gives what rounding leaves to the largest remainders', () => {
    expect(shareOut([334, 335, 331], 10)).toEqual([33, 34, 33])
  })

  test('gives it to the earlier of equal remainders', () => {
    expect(shareOut([100, 100, 100], 3)).toEqual([34, 33, 33])
  })

  test('leaves whole parts alone', () => {
    expect(shareOut([100, 9, 6], 10)).toEqual([10, 1, 0])
  })

  test('adds up, and moves no part by a whole point', () => {
    const anyParts = fc.array(fc.nat(9_000), { minLength: 1 })
    void fc.assert(
      fc.property(anyParts, fc.integer({ min: 1, max: 999 }), (parts, of) => {
        const whole = shareOut(parts, of)
        expect(sum(whole)).toBe(Math.floor(sum(parts) / of))
        for (const [i, part] of parts.entries())
          expect(Math.abs(whole[i]! - part / of)).toBeLessThan(1)
      }),
    )
  })
})

describe('the most points', () => {
  test('are the weights where these are 100 together, and scaled where not', () => {
    expect(maxPoints(standing(60, 30, 10))).toEqual([60, 30, 10])
    expect(maxPoints(standing(10, 9))).toEqual([53, 47])
  })

  test('follow a person’s own weights, down to nothing', () => {
    const [first, second] = standing(10, 10)
    expect(maxPoints([{ ...first!, percent: 300 }, second!])).toEqual([75, 25])
    expect(maxPoints([{ ...first!, percent: 0 }, second!])).toEqual([0, 100])
  })

  test('stand as they are where everything is turned down to nothing', () => {
    expect(maxPoints(standing(3, 1).map((worth) => ({ ...worth, percent: 0 })))).toEqual([75, 25])
  })
})

describe('the points of a match', () => {
  test('are rounded down, and shared out so that they add up', () => {
    const thirds = { earned: 1, of: 3 }
    expect(sharePoints([34, 33, 33], [thirds, thirds, thirds])).toEqual({
      percentage: 33,
      points: [11, 11, 11],
      exact: { earned: 100, of: 3 },
    })
    expect(sharePoints([50, 50], [{ earned: 3, of: 7 }, thirds])).toMatchObject({
      percentage: 38,
      points: [21, 17],
    })
  })

  test('are 100 only when all is met', () => {
    const almost = { earned: 539, of: 540 }
    expect(sharePoints([99, 1], [{ earned: 1, of: 1 }, almost]).percentage).toBe(99)
  })

  test('are whole, within each maximum, and add up to the percentage, for any weights', () => {
    void fc.assert(
      fc.property(anyFactors, (factors) => {
        const max = maxPoints(factors)
        expect(sum(max)).toBe(100)
        const { percentage, points, exact } = sharePoints(
          max,
          factors.map(({ share }) => share),
        )
        expect(sum(points)).toBe(percentage)
        expect(percentage).toBe(Math.floor(exact.earned / exact.of))
        for (const [i, point] of points.entries()) {
          expect(Number.isInteger(point)).toBe(true)
          expect(point).toBeGreaterThanOrEqual(0)
          expect(point).toBeLessThanOrEqual(max[i]!)
        }
      }),
    )
  })

  test('never fall when one share grows', () => {
    void fc.assert(
      fc.property(anyFactors, fc.nat(), (factors, at) => {
        const max = maxPoints(factors)
        const shares = factors.map(({ share }) => share)
        const i = at % shares.length
        const grown = shares.with(i, { ...shares[i]!, earned: shares[i]!.of })
        expect(sharePoints(max, grown).percentage).toBeGreaterThanOrEqual(
          sharePoints(max, shares).percentage,
        )
      }),
    )
  })
})
