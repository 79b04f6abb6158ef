import { expect, test } from 'vitest'
import { type Availability, absence, dayOf } from './availability.ts'

const availability = (timeZone: string | null, away: Availability['away'] = null) => ({
  accepting: true,
  replyHours: timeZone ? { days: [1], from: 9, to: 17, timeZone } : null,
  away,
})

test('a day is the therapist’s own day', () => {
  const lateInLondon = new Date('2026-11-20T23:30:00Z')
  expect(dayOf(availability(null), lateInLondon)).toBe('2026-11-20')
  expect(dayOf(availability('Asia/Kolkata'), lateInLondon)).toBe('2026-11-21')
  expect(dayOf(availability('America/New_York'), new Date('2026-11-20T04:30:00Z'))).toBe(
    '2026-11-19',
  )
})

test('a zone that is no longer known counts as UTC', () => {
  expect(dayOf(availability('Mars/North'), new Date('2026-11-20T23:30:00Z'))).toBe('2026-11-20')
})

test.each([
  ['2026-11-19T12:00:00Z', 'later'],
  ['2026-11-20T00:00:00Z', 'now'],
  ['2026-11-27T23:59:59Z', 'now'],
  ['2026-11-28T00:00:00Z', null],
])('at %s someone away from the 20th to the 27th is away: %s', (at, expected) => {
  const away = { from: '2026-11-20', until: '2026-11-27' }
  expect(absence(availability(null, away), new Date(at))).toBe(expected)
})
