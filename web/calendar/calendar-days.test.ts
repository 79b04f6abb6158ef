import type { Appointment } from '@attune/contract/appointments.ts'
import { describe, expect, test } from 'vitest'
import { aroundDays, blocksOf, hoursOf, minuteOf, openSpans, weekOf } from './calendar-days.ts'

const both = ['first-talk', 'session'] as const
const calendar = {
  weekly: [
    { day: 2, from: '14:00', until: '18:00', kinds: [...both] },
    { day: 2, from: '09:00', until: '12:00', kinds: ['session' as const] },
    { day: 3, from: '22:00', until: '24:00', kinds: [...both] },
  ],
  exceptions: [
    { day: '2026-12-01', hours: [] },
    { day: '2026-12-05', hours: [{ from: '10:00', until: '11:00', kinds: [...both] }] },
  ],
}
const at = (day: string) => openSpans(calendar, day).map(({ from, to }) => [from, to])

describe('the hours of a day', () => {
  test('are those of its week, in order', () => {
    expect(at('2026-11-24')).toEqual([
      [540, 720],
      [840, 1080],
    ])
    expect(at('2026-11-25')).toEqual([[1320, 1440]])
    expect(at('2026-11-26')).toEqual([])
  })

  test('are its own where it has some, or has none on purpose', () => {
    expect(at('2026-12-01')).toEqual([])
    expect(at('2026-12-05')).toEqual([[600, 660]])
  })

  test('are sent as they were read', () => {
    expect(hoursOf(openSpans(calendar, '2026-11-25'))).toEqual([
      { from: '22:00', until: '24:00', kinds: [...both] },
    ])
    expect(minuteOf('08:30')).toBe(510)
  })
})

const appointment = (from: string, to: string, status: Appointment['status'] = 'confirmed') =>
  ({ at: new Date(from), until: new Date(to), status }) as Appointment
const zone = 'Europe/Berlin'

describe('what is held on a day', () => {
  test('stands where the clock of the calendar has it', () => {
    const one = appointment('2026-11-24T17:00:00Z', '2026-11-24T17:50:00Z')
    expect(blocksOf([one], '2026-11-24', zone)).toEqual([{ from: 1080, to: 1130, one }])
    expect(blocksOf([one], '2026-11-24', 'Asia/Tokyo')).toEqual([])
    expect(blocksOf([one], '2026-11-25', 'Asia/Tokyo')).toEqual([{ from: 120, to: 170, one }])
  })

  test('is parted at midnight, and ends there where it ends there', () => {
    const late = appointment('2026-11-24T22:30:00Z', '2026-11-24T23:20:00Z')
    expect(blocksOf([late], '2026-11-24', zone)).toMatchObject([{ from: 1410, to: 1440 }])
    expect(blocksOf([late], '2026-11-25', zone)).toMatchObject([{ from: 0, to: 20 }])
    const until = appointment('2026-11-24T22:00:00Z', '2026-11-24T23:00:00Z')
    expect(blocksOf([until], '2026-11-25', zone)).toEqual([])
  })

  test('is nothing that was cancelled, declined, taken back or not answered', () => {
    for (const status of ['cancelled', 'declined', 'withdrawn', 'expired'] as const)
      expect(
        blocksOf(
          [appointment('2026-11-24T17:00:00Z', '2026-11-24T17:50:00Z', status)],
          '2026-11-24',
          zone,
        ),
      ).toEqual([])
  })
})

test('a week begins on Monday, also over the end of a year', () => {
  expect(weekOf('2027-01-01')[0]).toBe('2026-12-28')
  expect(weekOf('2027-01-01')).toHaveLength(7)
  expect(weekOf('2026-11-23')[0]).toBe('2026-11-23')
  expect(weekOf('2026-11-29')[0]).toBe('2026-11-23')
  expect(aroundDays(['2026-11-23', '2026-11-29'])).toEqual({
    from: new Date('2026-11-22T00:00:00Z'),
    until: new Date('2026-12-01T00:00:00Z'),
  })
})
