import { clockOf } from '@attune/engine/testing/plain-calendar.ts'
import { forAny } from '@attune/engine/testing/property.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarOf, eventOf, momentText } from '../testing/calendar-files.ts'
import {
  dayText,
  momentShown,
  type PlainEntry,
  plainBusy,
  plainDates,
  shownText,
} from '../testing/plain-busy.ts'
import { readCalendar } from '../testing/read-calendar.ts'

const day = 24 * 60 * 60_000

const zones = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe']
/** Around every change of the clocks there. */
const seasons = ['2026-09-20', '2027-02-25']
const seasonDays = 60

const anyEntry = (zone: string, season: string): fc.Arbitrary<PlainEntry> =>
  fc
    .record({
      zone: fc.constant(zone),
      day: fc.nat({ max: 40 }).map((n) => dayText(Date.parse(season) + (n - 15) * day)),
      // Often at night, where the clocks change.
      minute: fc.oneof(
        fc.nat({ max: 15 }).map((n) => n * 15),
        fc.nat({ max: 95 }).map((n) => n * 15),
      ),
      length: fc.integer({ min: 1, max: 40 }).map((n) => n * 15),
      every: fc.constantFrom<PlainEntry['every']>('day', 'week', 'month', 'never'),
      interval: fc.integer({ min: 1, max: 3 }),
      weekdays: fc.uniqueArray(fc.nat({ max: 6 }), { maxLength: 3 }),
      times: fc.option(fc.integer({ min: 1, max: 30 })),
      last: fc.option(fc.nat({ max: 60 })),
      gone: fc.uniqueArray(fc.nat({ max: 8 }), { maxLength: 3 }),
      moved: fc.option(
        fc.record({ which: fc.nat({ max: 8 }), later: fc.constantFrom(15, 90, 1_500) }),
      ),
    })
    .map(({ last, ...entry }) => ({
      ...entry,
      weekdays: [...new Set([...entry.weekdays, (new Date(entry.day).getUTCDay() + 6) % 7])],
      // One or the other, as the format has it.
      times: last === null ? entry.times : null,
      last: last === null ? null : dayText(Date.parse(entry.day) + last * day),
    }))

const names = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']

/** The same as a calendar has it. */
function writtenOf(entry: PlainEntry, n: number): string[] {
  const { zone, minute, every, interval, weekdays, times, last, moved } = entry
  const local = (day: string, more = 0) =>
    `;TZID=${zone}:${momentText(Date.parse(`${shownText(day, minute + more).replace(' ', 'T')}Z`)).slice(0, -1)}`
  const frequency = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY', never: '' }[every]
  const rule = [
    ...[`FREQ=${frequency}`, `INTERVAL=${interval}`],
    ...(every === 'week' ? [`BYDAY=${weekdays.map((one) => names[one]).join(',')}`] : []),
    ...(times === null ? [] : [`COUNT=${times}`]),
    ...(last ? [`UNTIL=${last.replaceAll('-', '')}T235959`] : []),
  ]
  const dates = plainDates(entry, '2027-08-01')
  const moves =
    moved && dates[moved.which] && !entry.gone.includes(moved.which) && every !== 'never'
  const common = [`UID:${n}`, `DURATION:PT${entry.length}M`]
  return [
    eventOf(
      ...[...common, `DTSTART${local(entry.day)}`],
      ...(frequency ? [`RRULE:${rule.join(';')}`] : []),
      ...entry.gone.flatMap((which) => (dates[which] ? [`EXDATE${local(dates[which])}`] : [])),
    ),
    ...(moves
      ? [
          eventOf(
            ...[...common, `RECURRENCE-ID${local(dates[moved.which]!)}`],
            `DTSTART${local(dates[moved.which]!, moved.later)}`,
          ),
        ]
      : []),
  ]
}

test.each(zones.flatMap((zone) => seasons.map((season) => [zone, season] as const)))(
  'in %s from %s on every minute is as a model has it that looks at each by itself',
  (zone, season) => {
    const start = Date.parse(`${season}T00:00:00Z`)
    const clock = clockOf(zone, start - 20 * day, (seasonDays + 30) * 1_440)
    expect(momentShown(clock, clock.shown[5_000]!)).toBe(clock.start + 5_000 * 60_000)
    forAny(
      fc.array(anyEntry(zone, season), { minLength: 1, maxLength: 3 }),
      (entries) => {
        const plain = entries.map((entry) =>
          entry.every === 'never' ? { ...entry, moved: null } : entry,
        )
        const found = readCalendar(calendarOf(...plain.flatMap(writtenOf)), {
          ...{ from: season, days: seasonDays, least: 0 },
        })
        expect(found.leftOut).toBe(0)
        expect(found.ranges).toEqual(plainBusy(clock, plain, start, start + seasonDays * day))
      },
      80,
    )
  },
)
