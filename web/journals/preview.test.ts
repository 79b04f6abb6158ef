import { expect, test } from 'vitest'
import { isLong, preview } from './preview.ts'

test('a hundred characters stand as they are, one more is cut', () => {
  expect(preview('a'.repeat(100))).toBe('a'.repeat(100))
  expect(preview('a'.repeat(101))).toBe(`${'a'.repeat(100)}…`)
})

test('a character outside the basic plane is one character and stays whole', () => {
  expect(isLong('😀'.repeat(100))).toBe(false)
  expect(preview('😀'.repeat(101))).toBe(`${'😀'.repeat(100)}…`)
})
