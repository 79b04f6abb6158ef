import { expect, test } from 'vitest'
import { factorColour } from './factor-colour.ts'

test('up to six factors take the steps of the design', () => {
  expect([0, 1, 5].map((at) => factorColour(at, 6))).toEqual([
    'var(--f1)',
    'var(--f2)',
    'var(--f6)',
  ])
  expect(factorColour(0, 1)).toBe('var(--f1)')
})

test('more factors stay between the first and the last step, all different', () => {
  const colours = Array.from({ length: 10 }, (_, at) => factorColour(at, 10))
  expect(colours[0]).toBe('var(--f1)')
  expect(colours[9]).toBe('var(--f6)')
  expect(new Set(colours).size).toBe(10)
  expect(colours.join()).not.toContain('--f7')
})
