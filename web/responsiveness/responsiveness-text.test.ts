import { expect, test } from 'vitest'
import { responsivenessText, standingText } from './responsiveness-text.ts'

test('what was measured is said as counted, never sooner than it was', () => {
  const measured = { threads: 10, answeredWithin72: 9 }
  expect(responsivenessText(null)).toBe('Too new to say how soon they answer.')
  expect(responsivenessText({ ...measured, medianSeconds: null })).toBe(
    'Answered 9 of 10 first messages within 3 days.',
  )
  const half = (medianSeconds: number) =>
    responsivenessText({ ...measured, medianSeconds }).split('. ')[1]
  expect(half(30)).toBe('Half of all answers came within 1 minute.')
  expect(half(3_601)).toBe('Half of all answers came within 61 minutes.')
  expect(half(4 * 3_600 + 1)).toBe('Half of all answers came within 5 hours.')
  expect(half(50 * 3_600)).toBe('Half of all answers came within 3 days.')
})

test('a therapist hears of it only once something follows from it', () => {
  const at = new Date()
  expect(standingText({ silent: 2, warnedAt: null, withdrawnAt: null })).toBeNull()
  expect(standingText({ silent: 3, warnedAt: at, withdrawnAt: null })).toContain(
    '3 people in a row',
  )
  expect(standingText({ silent: 6, warnedAt: at, withdrawnAt: at })).toContain('not suggested')
})
