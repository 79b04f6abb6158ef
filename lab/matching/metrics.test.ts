import { expect, test } from 'vitest'
import { bm25 } from './bm25.ts'
import { difference, estimate, recallAt, reciprocalRank } from './metrics.ts'

test('a mean stands inside its interval, which narrows with more of the same', () => {
  const few = estimate([0, 1, 0, 1])
  const many = estimate(Array.from({ length: 400 }, (_, i) => i % 2))
  expect(few.mean).toBe(0.5)
  expect(few.low).toBeLessThan(0.5)
  expect(few.high).toBeGreaterThan(0.5)
  expect(many.high - many.low).toBeLessThan(few.high - few.low)
  expect(estimate([0, 1, 0, 1])).toEqual(few)
  expect(difference([1, 1], [0, 0])).toMatchObject({ mean: 1, low: 1, high: 1 })
})

test('rank and recall look at the relevant alone', () => {
  const relevant = new Set(['b', 'x'])
  expect(reciprocalRank(['a', 'b'], relevant)).toBe(0.5)
  expect(reciprocalRank(['a'], relevant)).toBe(0)
  expect(recallAt(2, ['a', 'b', 'x'], relevant)).toBe(0.5)
  expect(recallAt(1, ['b'], relevant)).toBe(1)
})

test('BM25 finds the rarer word and the shorter text', () => {
  const scores = bm25([
    'sleep sleep anger',
    'anger worry',
    'anger',
    'a long text about anger and more',
  ])
  const [sleeper, worrier] = scores('sleeping')
  expect(sleeper).toBeGreaterThan(0)
  expect(worrier).toBe(0)
  const [, , short, long] = scores('anger')
  expect(short).toBeGreaterThan(long!)
})
