import { expect, test } from 'vitest'
import { shortened } from './shortened.ts'

test('twenty characters stand as they are, of more the first eighteen', () => {
  expect(shortened('a'.repeat(20))).toBe('a'.repeat(20))
  expect(shortened('a'.repeat(21))).toBe(`${'a'.repeat(18)}…`)
})
