import { expect, test } from 'vitest'
import { dayAfter, dayAt, momentOf, weekdayOf } from './wall-clock.ts'

const utc = (day: string, clock: string, zone: string) =>
  new Date(momentOf(day, clock, zone)).toISOString()

test.each([
  ['an ordinary day', '2026-11-30', '08:30', 'Europe/Berlin', '2026-11-30T07:30:00.000Z'],
  ['the end of a day', '2026-11-30', '24:00', 'Europe/Berlin', '2026-11-30T23:00:00.000Z'],
  ['left out in spring', '2027-03-28', '02:30', 'Europe/Berlin', '2027-03-28T01:00:00.000Z'],
  ['the same in New York', '2027-03-14', '02:01', 'America/New_York', '2027-03-14T07:00:00.000Z'],
  [
    'left out by half an hour',
    '2026-10-04',
    '02:15',
    'Australia/Lord_Howe',
    '2026-10-03T15:30:00.000Z',
  ],
  ['a midnight left out', '2026-04-24', '00:00', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
  ['the end of the day before', '2026-04-23', '24:00', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
  ['shown twice in autumn', '2026-10-25', '02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  [
    'three quarters of an hour',
    '2026-11-30',
    '08:30',
    'Asia/Kathmandu',
    '2026-11-30T02:45:00.000Z',
  ],
])('%s', (_, day, clock, zone, moment) => {
  expect(utc(day, clock, zone)).toBe(moment)
})

test('days and weekdays', () => {
  const lateMonday = Date.parse('2026-11-30T23:30:00Z')
  expect(dayAt(lateMonday, 'UTC')).toBe('2026-11-30')
  expect(dayAt(lateMonday, 'Europe/Berlin')).toBe('2026-12-01')
  expect(dayAfter('2028-02-28')).toBe('2028-02-29')
  expect([weekdayOf('2026-11-30'), weekdayOf('2026-12-06')]).toEqual([1, 7])
})
