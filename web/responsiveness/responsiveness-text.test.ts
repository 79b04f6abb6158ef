import { expect, test } from 'vitest'
import { answeringSaid, standingSaid } from './responsiveness-text.ts'

test('what was measured is said as counted, never sooner than it was', () => {
  const measured = { threads: 10, answeredWithin72: 9 }
  expect(answeringSaid(null)).toBe('Too new to say how soon they answer.')
  expect(answeringSaid({ ...measured, medianSeconds: null })).toBe(
    'Answered 9 of 10 first messages within 3 days.',
  )
  const half = (medianSeconds: number) =>
    answeringSaid({ ...measured, medianSeconds }).split('. ')[1]
  expect(half(30)).toBe('Half of all answers came within 1 minute.')
  expect(half(3_601)).toBe('Half of all answers came within 61 minutes.')
  expect(half(4 * 3_600 + 1)).toBe('Half of all answers came within 5 hours.')
  expect(half(50 * 3_600)).toBe('Half of all answers came within 3 days.')
})

test('a therapist hears of it only once something follows from it', () => {
  const at = new Date()
  expect(standingSaid({ silent: 2, warnedAt: null, withdrawnAt: null })).toBeNull()
  expect(standingSaid({ silent: 3, warnedAt: at, withdrawnAt: null })).toContain(
    '3 people in a row',
  )
  expect(standingSaid({ silent: 6, warnedAt: at, withdrawnAt: at })).toContain('not suggested')
})
