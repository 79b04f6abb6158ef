import { expect, test } from 'vitest'
import { dateTime } from './dates.ts'

test('a moment is its day, long month, year, hour and minute of 24', () => {
  expect(dateTime(new Date(2026, 10, 3, 21, 4))).toMatch(/^3 November 2026(,| at) 21:04$/)
  expect(dateTime(new Date(2026, 0, 31, 0, 30))).toMatch(/^31 January 2026(,| at) 00:30$/)
})
