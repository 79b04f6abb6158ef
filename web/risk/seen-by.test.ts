import type { Availability } from '@attune/contract/availability.ts'
import { expect, test } from 'vitest'
import { plainNote } from './plain-note.ts'
import { seenBy } from './seen-by.ts'

const hours = { days: [1, 2, 3, 4, 5], from: 9, to: 17, timeZone: 'UTC' }
const weekdays: Availability = { accepting: true, replyHours: hours, away: null }
const seen = (availability: Availability | undefined, at: string, language = 'en') =>
  seenBy(
    { ...plainNote, language: language as 'en' },
    'Dr. Amara Okafor',
    availability,
    new Date(at),
  )

test('on a Friday night it is Monday, in the language of the words', () => {
  expect(seen(weekdays, '2026-11-20T20:00:00Z')).toBe('Amara may not see this before Monday.')
  expect(seen(weekdays, '2026-11-20T20:00:00Z', 'de')).toContain('Montag')
})

test('a day further off than a week has a date', () => {
  const away = { from: '2026-11-18', until: '2026-12-04' }
  expect(seen({ ...weekdays, away }, '2026-11-20T20:00:00Z')).toMatch(/before December 7\.$/)
})

test('where nothing is known, or today is as good as any day, it promises nothing', () => {
  expect(seen(undefined, '2026-11-20T20:00:00Z')).toBe('Amara may not see this soon.')
  expect(seen(weekdays, '2026-11-20T12:00:00Z')).toBe('Amara may not see this soon.')
})
