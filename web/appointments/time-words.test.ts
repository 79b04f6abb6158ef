import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changeOfDay, clockNote, dayLabel, otherClock, shortTime, spanText } from './time-words.ts'
import { addDays, clockChange, clockText, isSameClock, repeated, wallOf } from './wall-time.ts'

const now = new Date('2026-11-24T09:00:00Z')
const berlin = { zone: 'Europe/Berlin', now }

describe('a time is told', () => {
  test.each([
    ['2026-11-24T17:00:00Z', 'today 18:00'],
    ['2026-11-25T08:30:00Z', 'tomorrow 09:30'],
    ['2026-11-27T17:00:00Z', 'Fri 18:00'],
    ['2026-11-30T17:00:00Z', 'Mon 18:00'],
    ['2026-12-01T17:00:00Z', 'Tue 1 Dec 18:00'],
    ['2026-11-24T23:30:00Z', 'tomorrow 00:30'],
  ])('%s as %s', (at, words) => {
    expect(shortTime(new Date(at), berlin)).toBe(words)
  })

  test('with its end, and with the year once that is another one', () => {
    const span = (start: string, end: string) => ({ start: new Date(start), end: new Date(end) })
    expect(spanText(span('2026-12-01T17:00:00Z', '2026-12-01T17:50:00Z'), berlin)).toBe(
      'Tuesday 1 December, 18:00 to 18:50',
    )
    expect(spanText(span('2027-01-05T17:00:00Z', '2027-01-05T17:50:00Z'), berlin)).toBe(
      'Tuesday 5 January 2027, 18:00 to 18:50',
    )
    expect(dayLabel('2026-11-25', '2026-11-24')).toBe('Tomorrow')
  })

  test('by both clocks where they differ, with the day where that differs too', () => {
    const span = { start: new Date('2026-11-24T17:00:00Z'), end: new Date('2026-11-24T17:50:00Z') }
    expect(otherClock(span, berlin, 'Europe/London')).toBe('17:00 to 17:50')
    expect(otherClock(span, berlin, 'Europe/Madrid')).toBeNull()
    expect(otherClock(span, berlin, 'Pacific/Auckland')).toBe('Wednesday 06:00 to 06:50')
  })

  test('in UTC where a zone is no longer known', () => {
    expect(wallOf(now, 'Europe/Atlantis')).toEqual({ day: '2026-11-24', minute: 540 })
  })
})

describe('a change of the clocks', () => {
  test('is found on its day and on no other', () => {
    expect(clockChange('2026-03-29', 'Europe/Berlin')).toEqual({
      at: new Date('2026-03-29T01:00:00Z'),
      from: 120,
      to: 180,
    })
    expect(clockChange('2026-10-25', 'Europe/Berlin')).toEqual({
      at: new Date('2026-10-25T01:00:00Z'),
      from: 180,
      to: 120,
    })
    for (const day of ['2026-03-28', '2026-03-30', '2026-10-24', '2026-10-26'])
      expect(clockChange(day, 'Europe/Berlin')).toBeNull()
  })

  test('of half an hour counts as well', () => {
    expect(clockChange('2026-10-04', 'Australia/Lord_Howe')).toMatchObject({ from: 120, to: 150 })
    expect(clockChange('2026-04-05', 'Australia/Lord_Howe')).toMatchObject({ from: 120, to: 90 })
  })

  test('is said in words: what is not there, and what is there twice', () => {
    expect(changeOfDay('2026-03-29', 'Europe/Berlin')).toBe(
      'The clocks go forward from 02:00 to 03:00. What would begin in between begins at 03:00.',
    )
    expect(changeOfDay('2026-10-25', 'Europe/Berlin')).toContain('go back from 03:00 to 02:00')
    expect(changeOfDay('2026-10-26', 'Europe/Berlin')).toBeNull()
    const note = (at: string) => clockNote(new Date(at), 'Europe/Berlin')
    expect(note('2026-10-25T00:30:00Z')).toContain('02:30 comes twice. This is the first')
    expect(note('2026-10-25T01:30:00Z')).toContain('02:30 comes twice. This is the second')
    expect(note('2026-10-25T12:00:00Z')).toContain('The clocks change on that day, at 03:00')
    expect(note('2026-10-26T12:00:00Z')).toBeNull()
  })
})

const zones = [
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Africa/Cairo',
  'Asia/Kathmandu',
  'America/Sao_Paulo',
  'Pacific/Auckland',
]
const anyTime = fc.tuple(
  fc.date({
    min: new Date('2024-01-01T00:00:00Z'),
    max: new Date('2028-01-01T00:00:00Z'),
    noInvalidDate: true,
  }),
  fc.constantFrom(...zones),
)
/** Where clocks go back, and the hours around it. */
const goesBack = [
  ['2026-10-25T01:00:00Z', 'Europe/Berlin'],
  ['2026-11-01T06:00:00Z', 'America/New_York'],
  ['2026-04-04T15:00:00Z', 'Australia/Lord_Howe'],
  ['2026-10-29T21:00:00Z', 'Africa/Cairo'],
  ['2027-04-03T14:00:00Z', 'Pacific/Auckland'],
] as const
const nearAChange = fc
  .tuple(fc.constantFrom(...goesBack), fc.integer({ min: -150, max: 150 }))
  .map(([[at, zone], by]) => [new Date(Date.parse(at) + by * 60_000), zone] as const)

test('of any instant in any zone the clock shows what Intl shows, and twice only where it says so', () => {
  fc.assert(
    fc.property(fc.oneof(anyTime, nearAChange), ([at, zone]) => {
      const wall = wallOf(at, zone)
      const shown = new Intl.DateTimeFormat('sv-SE', {
        timeZone: zone,
        dateStyle: 'short',
        timeStyle: 'short',
      }).format(at)
      expect(`${wall.day} ${clockText(wall.minute)}`).toBe(shown)
      const others = [-120, -60, -30, 30, 60, 120].map((by) => at.getTime() + by * 60_000)
      const same = others.find((other) => {
        const there = wallOf(new Date(other), zone)
        return there.day === wall.day && there.minute === wall.minute
      })
      const expected = same === undefined ? null : same > at.getTime() ? 'first' : 'second'
      expect(repeated(at, zone)).toBe(expected)
      expect(isSameClock(at, zone, zone)).toBe(true)
      expect(addDays(addDays(wall.day, 9), -9)).toBe(wall.day)
    }),
    { numRuns: 300 },
  )
})
