import fc from 'fast-check'
import rrule from 'rrule'
import { describe, expect, test } from 'vitest'
import { datesOf, readRule } from './repeat-rule.ts'

const day = 24 * 60 * 60_000
const latest = Date.UTC(2031, 0, 1, 12)

function dates(text: string, start: number, most = 60): string[] {
  const found: string[] = []
  let steps = 0
  const step = () => {
    if (++steps > 200_000) throw new Error('too much')
  }
  for (const wall of datesOf({ rule: readRule(text), start, isDate: false, latest, step })) {
    found.push(new Date(wall).toISOString())
    if (found.length === most) break
  }
  return found
}

/** By a program of others. */
function datesElsewhere(text: string, start: number, most = 60): string[] {
  const options = { ...rrule.RRule.parseString(text), dtstart: new Date(start) }
  const found: string[] = []
  new rrule.RRule({ ...options, until: options.until ?? new Date(latest) }).all((date) => {
    found.push(date.toISOString())
    return found.length < most
  })
  return found.slice(0, most)
}

const nonZero = (most: number) =>
  fc.integer({ min: -most, max: most }).filter((number) => number !== 0)
const some = <T>(one: fc.Arbitrary<T>) =>
  fc.option(fc.uniqueArray(one, { minLength: 1, maxLength: 3 }), { nil: [] })
const weekday = fc.constantFrom('MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU')
const nth = (most: number) => fc.tuple(nonZero(most), weekday).map(([n, name]) => `${n}${name}`)

/** In order, which the other program needs. */
const part = (name: string, values: readonly unknown[]) =>
  values.length > 0
    ? [`${name}=${values.toSorted((one, other) => Number(one) - Number(other)).join(',')}`]
    : []
const of = (
  freq: string,
  parts: Record<string, fc.Arbitrary<readonly unknown[]>>,
  weekStart: fc.Arbitrary<string | null> = fc.option(weekday, { nil: null }),
): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.record(parts),
      fc.integer({ min: 1, max: 4 }),
      fc.option(fc.integer({ min: 1, max: 20 }), { nil: null }),
      weekStart,
    )
    .map(([lists, interval, count, start]) =>
      [
        `FREQ=${freq}`,
        `INTERVAL=${interval}`,
        ...(count === null ? [] : [`COUNT=${count}`]),
        ...(start === null ? [] : [`WKST=${start}`]),
        ...Object.entries(lists).flatMap(([name, values]) => part(name, values)),
      ].join(';'),
    )

const month = some(fc.integer({ min: 1, max: 12 }))
const times = {
  BYHOUR: some(fc.integer({ min: 0, max: 23 })),
  BYMINUTE: some(fc.integer({ min: 0, max: 59 })),
}
/** One alone: where two mean the same date, the other program has it twice. */
const position = nonZero(3).map((one) => [one])
const weekdaysNamed = fc.uniqueArray(weekday, { minLength: 1 })
const rules: Record<string, fc.Arbitrary<string>> = {
  'YEARLY by months and days': of('YEARLY', {
    ...{ BYMONTH: month, BYMONTHDAY: some(nonZero(31)), ...times },
  }),
  'YEARLY by the nth weekday': of('YEARLY', { BYMONTH: month, BYDAY: some(nth(4)) }),
  'YEARLY by the nth weekday of the year': of('YEARLY', { BYDAY: some(nth(53)) }),
  'YEARLY by weeks': of(
    'YEARLY',
    {
      // From the end the other program knows the last one alone where it ends in the next year.
      BYWEEKNO: some(fc.oneof(fc.integer({ min: 1, max: 53 }), fc.constant(-1))),
      BYDAY: weekdaysNamed,
    },
    // Of weeks that begin on other days, it leaves out some that two years share.
    fc.constant(null),
  ),
  'YEARLY by days of the year': of('YEARLY', { BYYEARDAY: some(nonZero(366)) }),
  'YEARLY by places': of('YEARLY', { BYMONTH: month, BYDAY: weekdaysNamed, BYSETPOS: position }),
  'MONTHLY by days': of('MONTHLY', { BYMONTH: month, BYMONTHDAY: some(nonZero(31)), ...times }),
  'MONTHLY by weekdays': of('MONTHLY', { BYDAY: some(nth(5)) }),
  'MONTHLY by both': of('MONTHLY', { BYMONTHDAY: some(nonZero(31)), BYDAY: some(weekday) }),
  'MONTHLY by places': of('MONTHLY', { BYDAY: weekdaysNamed, BYSETPOS: position }),
  WEEKLY: of('WEEKLY', { BYDAY: some(weekday), BYMONTH: month, ...times }),
  DAILY: of('DAILY', {
    ...{ BYDAY: some(weekday), BYMONTH: month, BYMONTHDAY: some(nonZero(31)), ...times },
  }),
  // Of hours that are never reached the other program never ends.
  HOURLY: of('HOURLY', { BYDAY: some(weekday), BYMINUTE: times.BYMINUTE }),
  MINUTELY: of('MINUTELY', { BYDAY: some(weekday) }),
}

describe('as another program has them', () => {
  test.each(Object.entries(rules))('%s', (_, rule) => {
    const starts = fc
      .integer({ min: Date.UTC(2024, 0) / 60_000, max: Date.UTC(2027, 0) / 60_000 })
      .map((minutes) => minutes * 60_000)
    fc.assert(
      fc.property(rule, starts, (text, start) => {
        expect(dates(text, start), text).toEqual(datesElsewhere(text, start))
      }),
      { numRuns: 300 },
    )
  })
})

describe('to the letter of the standard', () => {
  const start = Date.UTC(1997, 8, 2, 9)
  const first = (text: string, from = start) => dates(text, from, 4).map((one) => one.slice(0, 10))

  // Of the examples of RFC 5545, 3.8.5.3.
  test.each([
    [
      'FREQ=YEARLY;INTERVAL=2;BYMONTH=1;BYDAY=SU;BYHOUR=8,9;BYMINUTE=30',
      '1999-01-03 1999-01-03 1999-01-10 1999-01-10',
    ],
    ['FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13', '1998-02-13 1998-03-13 1998-11-13 1999-08-13'],
    ['FREQ=YEARLY;BYDAY=20MO', '1998-05-18 1999-05-17 2000-05-15 2001-05-14'],
    ['FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO', '1998-05-11 1999-05-17 2000-05-15 2001-05-14'],
    ['FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3', '1997-09-04 1997-10-07 1997-11-06'],
    [
      'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2',
      '1997-09-29 1997-10-30 1997-11-27 1997-12-30',
    ],
    [
      'FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8',
      '1997-11-04 2001-11-06 2005-11-08 2009-11-03',
    ],
  ])('%s', (text, expected) => {
    expect(first(text).join(' ')).toBe(expected)
  })

  test('places of a week are counted from its beginning, also in that of the start', () => {
    const monday = Date.UTC(2024, 0, 1, 9)
    expect(first('FREQ=WEEKLY;WKST=TH;BYDAY=FR,MO;BYSETPOS=1', monday)[0]).toBe('2024-01-05')
    expect(first('FREQ=WEEKLY;BYDAY=TU,TH;BYSETPOS=-1', monday)).toEqual([
      ...['2024-01-04', '2024-01-11', '2024-01-18', '2024-01-25'],
    ])
  })

  test('a week belongs to the year that has most of it, wherever it begins', () => {
    expect(first('FREQ=YEARLY;WKST=SU;BYWEEKNO=52;BYDAY=FR', Date.UTC(2026, 0, 1, 9))).toContain(
      '2027-01-01',
    )
    expect(first('FREQ=YEARLY;BYWEEKNO=-52;BYDAY=MO', Date.UTC(2024, 0, 1, 9))).toContain(
      '2024-12-30',
    )
  })

  test('a week of a year without a weekday is on that of the start', () => {
    expect(first('FREQ=YEARLY;BYWEEKNO=10', Date.UTC(2025, 2, 5, 9))).toEqual([
      ...['2025-03-05', '2026-03-04', '2027-03-10', '2028-03-08'],
    ])
  })

  test.each([
    ['19970905', Date.UTC(1997, 8, 5), true, false],
    ['19970905T100000', Date.UTC(1997, 8, 5, 10), false, false],
    ['19970905T100000Z', Date.UTC(1997, 8, 5, 10), false, true],
  ])('its end is read: %s', (text, wall, isDate, isUtc) => {
    expect(readRule(`FREQ=DAILY;UNTIL=${text}`).until).toEqual({ wall, isDate, isUtc })
  })

  test('small letters and blanks are read', () => {
    expect(dates('freq=daily; count=2 ;', start)).toHaveLength(2)
  })

  test.each([
    ...['', 'FREQ=FORTNIGHTLY', 'COUNT=3', 'FREQ=DAILY;COUNT=0', 'FREQ=DAILY;COUNT=-1'],
    ...['FREQ=DAILY;INTERVAL=0', 'FREQ=DAILY;INTERVAL=-1', 'FREQ=DAILY;INTERVAL=1.5'],
    ...['FREQ=DAILY;FREQ=WEEKLY', 'FREQ=DAILY;BYHOUR=24', 'FREQ=DAILY;BYMONTH=0'],
    ...['FREQ=WEEKLY;BYDAY=XX', 'FREQ=MONTHLY;BYDAY=0MO', 'FREQ=DAILY;UNTIL=never'],
    ...['FREQ=DAILY;RSCALE=HEBREW', 'FREQ=DAILY;COUNT', 'FREQ=DAILY;BYMONTHDAY=1,,2'],
  ])('%j is no rule', (text) => {
    expect(() => readRule(text)).toThrow('It is no rule')
  })

  test('what never comes ends where nobody asks further', () => {
    expect(dates('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', start)).toEqual([])
    expect(() => dates('FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30', start)).toThrow('too much')
  })

  test('of days, hours mean nothing', () => {
    const rule = readRule('FREQ=DAILY;BYHOUR=9,10;COUNT=2')
    const own = { rule, start: 0, isDate: true, latest, step: () => {} }
    expect([...datesOf(own)]).toEqual([0, day])
  })
})
