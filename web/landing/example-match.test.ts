import { expect, test } from 'vitest'
import { example, sumOf } from './example-match.ts'

test('the points of every choice of wishes add up to the percentage shown', () => {
  const wishes = example.map(({ wish }) => wish)
  for (let mask = 0; mask < 2 ** wishes.length; mask++) {
    const { percent, rows } = sumOf(wishes.filter((_, at) => mask & (1 << at)))
    expect(rows.reduce((sum, { points }) => sum + points, 0)).toBe(percent)
    expect(percent).toBeGreaterThanOrEqual(0)
    expect(percent).toBeLessThanOrEqual(100)
  }
})

test('all that is met is a hundred, nothing asked is nothing, and what is unmet counts nothing', () => {
  expect(sumOf(['Anxiety', 'Sleep', 'Evenings online']).percent).toBe(100)
  expect(sumOf([]).percent).toBe(0)
  expect(sumOf(['Grief']).percent).toBe(0)
})
