import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isClosed, seriesDates } from './series.ts'
import { clockAt, clockChanges, dayAfter, dayAt, momentOf } from './wall-clock.ts'

const timeZone = 'Europe/Berlin'
const at = (day: string, clock: string) => momentOf(day, clock, timeZone)

test('the time of the clock stays the same over both changes of the clocks', () => {
  const autumn = seriesDates({ from: at('2026-10-20', '18:00'), weeks: 1, times: 2, timeZone })
  expect(autumn.map((one) => new Date(one).toISOString())).toEqual([
    '2026-10-27T17:00:00.000Z',
    '2026-11-03T17:00:00.000Z',
  ])
  const spring = seriesDates({ from: at('2027-03-23', '18:00'), weeks: 2, times: 1, timeZone })
  expect(spring).toEqual([at('2027-04-06', '18:00')])
})

test('a time that the clock leaves out is the first after it, one that comes twice the first', () => {
  const [gap] = seriesDates({ from: at('2027-03-21', '02:30'), weeks: 1, times: 1, timeZone })
  expect(new Date(gap!).toISOString()).toBe('2027-03-28T01:00:00.000Z')
  const [twice] = seriesDates({ from: at('2026-10-18', '02:30'), weeks: 1, times: 1, timeZone })
  expect(new Date(twice!).toISOString()).toBe('2026-10-25T00:30:00.000Z')
})

test('every date is the same weekday and time, so many weeks after the one before', () => {
  const zones = fc.constantFrom('Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'UTC')
  const days = fc.integer({ min: 0, max: 1_460 }).map((days) => dayAfter('2026-01-01', days))
  const hours = fc.integer({ min: 5, max: 23 })
  const weeks = fc.constantFrom(1, 2)
  fc.assert(
    fc.property(zones, days, hours, weeks, (zone, day, hour, weeks) => {
      const clock = `${String(hour).padStart(2, '0')}:30`
      const from = momentOf(day, clock, zone)
      const dates = seriesDates({ from, weeks, times: 26, timeZone: zone })
      expect(dates.map((one) => clockAt(one, zone))).toEqual(Array(26).fill(`${clock}:00`))
      expect(dates.map((one) => dayAt(one, zone))).toEqual(
        Array.from({ length: 26 }, (_, n) => dayAfter(day, (n + 1) * weeks * 7)),
      )
    }),
  )
})

test('days away and hours that are closed on a single day are known by the therapist’s clock', () => {
  const hours = {
    timeZone,
    away: { from: '2026-12-24', until: '2026-12-31' },
    exceptions: [
      { day: '2027-01-05', hours: [] },
      {
        day: '2027-01-12',
        hours: [{ from: '18:00', until: '19:00', kinds: ['session' as const] }],
      },
    ],
  }
  const span = (day: string, clock: string) => ({
    from: at(day, clock),
    until: at(day, clock) + 50 * 60_000,
  })
  expect(isClosed(hours, span('2026-12-31', '23:30'))).toBe(true)
  expect(isClosed(hours, span('2027-01-01', '00:00'))).toBe(false)
  expect(isClosed(hours, span('2027-01-05', '18:00'))).toBe(true)
  expect(isClosed(hours, span('2027-01-12', '18:00'))).toBe(false)
  expect(isClosed(hours, span('2027-01-12', '18:30'))).toBe(true)
})

test('the changes of a clock within a time, with the one before it and what it shows on both sides', () => {
  const [from, until] = [at('2026-12-01', '12:00'), at('2027-06-01', '12:00')]
  expect(clockChanges(from, until, timeZone)).toEqual([
    { at: Date.parse('2026-10-25T01:00:00Z'), from: '+02:00', to: '+01:00' },
    { at: Date.parse('2027-03-28T01:00:00Z'), from: '+01:00', to: '+02:00' },
  ])
  expect(clockChanges(from, until, 'UTC')).toEqual([])
})
