import { expect, test } from 'vitest'
import { pickQuote, quotes } from './quotes.ts'

test('chance reaches each of the four quotes', () => {
  expect(new Set([0, 0.25, 0.5, 0.99].map(pickQuote))).toEqual(new Set(quotes))
  expect(quotes).toHaveLength(4)
})
