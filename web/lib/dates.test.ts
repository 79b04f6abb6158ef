import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { dateOnly, dateTime, timeOnly } from './dates.ts'

const day = { day: 'numeric', month: 'long', year: 'numeric' } as const
const time = { hour: '2-digit', minute: '2-digit', hour12: false } as const
const intl = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-GB', options)
const [full, dayOnly, timeAlone] = [intl({ ...day, ...time }), intl(day), intl(time)]

test('any moment is written as British English writes it', () => {
  const moments = fc.date({
    min: new Date('1900-01-01'),
    max: new Date('2200-01-01'),
    noInvalidDate: true,
  })
  void fc.assert(
    fc.property(moments, (moment) => {
      expect(dateTime(moment)).toBe(full.format(moment))
      expect(dateOnly(moment)).toBe(dayOnly.format(moment))
      expect(timeOnly(moment)).toBe(timeAlone.format(moment))
    }),
    { seed: 1 },
  )
})

test('a moment is its day, long month, year, hour and minute of 24', () => {
  expect(dateTime(new Date(2026, 10, 3, 21, 4))).toBe('3 November 2026 at 21:04')
  expect(dateTime(new Date(2026, 0, 31, 0, 30))).toBe('31 January 2026 at 00:30')
})
