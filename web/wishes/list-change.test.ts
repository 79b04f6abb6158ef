import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listChange } from './list-change.ts'

const list = (names: string, percent = 80) =>
  [...names].map((name) => ({
    match: { _id: name, matchPercentage: percent },
    therapist: { name },
  }))

test.each([
  ['ABCDEF', 'ABCDEF', 'The list is the same.'],
  ['ABCDEF', 'GABHCI', '3 of your 6 are new: G, H and I. G is first now.'],
  ['ABCDEF', 'ABCDEG', '1 of your 6 is new: G.'],
  ['ABC', 'BAC', 'The same people, in another order. B is first now.'],
  ['ABC', 'ACB', 'The same people, in another order.'],
  ['ABCDEF', 'AB', '2 are left of 6.'],
  ['ABCDEF', '', 'Nobody fits all of that.'],
  ['', 'A', '1 of your 1 is new: A. A is first now.'],
])('from %s to %s: %s', (before, after, said) => {
  expect(listChange(list(before), list(after))).toBe(said)
})

test('other percentages alone are said', () => {
  expect(listChange(list('AB', 80), list('AB', 70))).toMatch(/with other percentages\.$/)
})

test('the list is said to be the same only where it is', () => {
  const some = fc.uniqueArray(fc.constantFrom(...'ABCDEFGH'), { maxLength: 6 })
  fc.assert(
    fc.property(some, some, (before, after) => {
      const said = listChange(list(before.join('')), list(after.join('')))
      expect(said === 'The list is the same.').toBe(
        after.length > 0 && before.join() === after.join(),
      )
    }),
  )
})
