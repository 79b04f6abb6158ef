import { expect, test } from 'vitest'
import { toggled } from './favorites.ts'

test('a favourite comes first, once, and goes again', () => {
  expect(toggled(['a', 'b'], 'c', true)).toEqual(['c', 'a', 'b'])
  expect(toggled(['a', 'b'], 'b', true)).toEqual(['b', 'a'])
  expect(toggled(['a', 'b'], 'a', false)).toEqual(['b'])
})
