import type { Availability } from '@attune/contract/availability.ts'
import { describe, expect, test } from 'vitest'
import { availabilityTexts, hoursText } from './availability-text.ts'

const open: Availability = { accepting: true, replyHours: null, away: null }
const hours = { days: [1, 2, 3, 4, 5], from: 9, to: 17, timeZone: 'Europe/Berlin' }
const at = new Date('2026-11-20T12:00:00Z')
const texts = (change: Partial<Availability>, inContact = false) =>
  availabilityTexts({ ...open, ...change }, at, { inContact }).map(({ text }) => text)

test.each([
  [[1, 2, 3, 4, 5], 9, 17, 'weekdays 9 to 17'],
  [[7, 6], 10, 12, 'weekends 10 to 12'],
  [[1, 2, 3, 4, 5, 6, 7], 0, 24, 'every day at any hour'],
  [[2, 3, 4], 8, 20, 'Tuesday to Thursday 8 to 20'],
  [[4, 1], 8, 12, 'Mondays and Thursdays 8 to 12'],
  [[1, 3, 5], 8, 12, 'Mondays, Wednesdays and Fridays 8 to 12'],
  [[7], 0, 1, 'Sundays 0 to 1'],
])('days %j from %i to %i are %j', (days, from, to, expected) => {
  expect(hoursText({ ...hours, days, from, to })).toBe(expected)
})

describe('what is said', () => {
  test('nothing of someone who said nothing', () => {
    expect(texts({})).toEqual([])
  })

  test('of reply hours and an absence, the absence first', () => {
    expect(texts({ replyHours: hours, away: { from: '2026-11-18', until: '2026-11-27' } })).toEqual(
      [
        'Away until 27 November; you can write, an answer may come after that.',
        'Usually answers weekdays 9 to 17 (their time).',
      ],
    )
  })

  test.each([
    ['2026-11-21', '2026-11-27', ['Away from 21 to 27 November.']],
    ['2026-11-28', '2026-12-04', ['Away from 28 November to 4 December.']],
    ['2026-12-28', '2027-01-04', ['Away from 28 December to 4 January 2027.']],
    ['2026-11-30', '2026-11-30', ['Away on 30 November.']],
    ['2026-11-01', '2026-11-19', []],
  ])('of an absence from %s until %s', (from, until, expected) => {
    expect(texts({ away: { from, until } })).toEqual(expected)
  })

  test('that no new patients are taken, to those who would be new', () => {
    expect(texts({ accepting: false })).toEqual(['Not taking new patients right now.'])
    expect(texts({ accepting: false }, true)).toEqual([])
  })
})
