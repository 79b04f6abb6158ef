import { expect, test } from 'vitest'
import { daysBetween, localTime } from './local-time.ts'

const at = new Date('2026-11-22T23:30:00Z')

test('the hour and the day are those of the place', () => {
  expect(localTime(at, 'Europe/London')).toEqual({ day: '2026-11-22', hour: 23, weekday: 0 })
  expect(localTime(at, 'Asia/Tokyo')).toEqual({ day: '2026-11-23', hour: 8, weekday: 1 })
  expect(localTime(at, 'America/New_York')).toEqual({ day: '2026-11-22', hour: 18, weekday: 0 })
})

test.each([undefined, '', 'Mars/Olympus', 'constructor'])('nobody knows %s', (zone) => {
  expect(localTime(at, zone)).toBe(undefined)
})

test('days are counted by midnights', () => {
  expect(daysBetween('2026-11-22', '2026-11-22')).toBe(0)
  expect(daysBetween('2026-02-28', '2026-03-01')).toBe(1)
})
