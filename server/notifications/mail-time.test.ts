import type { MailPace } from '@attune/contract/notifications.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minuteOfDay } from '../lib/local-time.ts'
import { afterQuiet, isQuiet, mailTime, nextAt } from './mail-time.ts'

const minute = 60_000
const zones = [
  'Europe/Dublin',
  'America/New_York',
  'America/Sao_Paulo',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Africa/Casablanca',
  'America/Havana',
  'Pacific/Chatham',
]
const zone = fc.constantFrom(...zones)
const at = fc
  .integer({ min: Date.UTC(2020, 0, 1) / minute, max: Date.UTC(2032, 0, 1) / minute })
  .map((minutes) => new Date(minutes * minute))
const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hours, minutes]) => `${`${hours}`.padStart(2, '0')}:${`${minutes}`.padStart(2, '0')}`)
const quiet = fc.record({ from: clock, to: clock }).filter(({ from, to }) => from !== to)
const pace = fc.constantFrom<MailPace>('at-once', 'after-10-minutes', 'daily')
const after = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * minute)
const hours = (from: Date, to: Date) => (to.getTime() - from.getTime()) / (60 * minute)

/** The hours around every time a clock was set, where it goes wrong if it does. */
const settings = zones.flatMap((timeZone) => {
  const found: { timeZone: string; moment: Date }[] = []
  const offset = (moment: Date) =>
    (minuteOfDay(moment, timeZone) - minuteOfDay(moment, 'UTC') + 1440) % 1440
  for (let day = Date.UTC(2020, 0, 1); day < Date.UTC(2032, 0, 1); day += 24 * 60 * minute) {
    const next = new Date(day + 24 * 60 * minute)
    if (offset(new Date(day)) !== offset(next)) found.push({ timeZone, moment: next })
  }
  return found
})
const aroundASetting = fc
  .tuple(fc.constantFrom(...settings), fc.integer({ min: -48 * 60, max: 48 * 60 }))
  .map(([{ timeZone, moment }, minutes]) => ({ timeZone, moment: after(moment, minutes) }))
const place = fc.oneof(fc.record({ timeZone: zone, moment: at }), aroundASetting)

test('the clocks of these places are set often enough to say something', () => {
  expect(settings.length).toBeGreaterThan(100)
})

test('no mail leaves in quiet hours, and each leaves before the second end of them', () => {
  fc.assert(
    fc.property(place, quiet, ({ timeZone, moment }, quietHours) => {
      const end = afterQuiet(moment, timeZone, quietHours)
      expect(isQuiet(end, timeZone, quietHours)).toBe(false)
      expect(end.getTime()).toBeGreaterThanOrEqual(moment.getTime())
      // Where clocks skip the one hour that is not quiet, it is that of the next day.
      expect(hours(moment, end)).toBeLessThanOrEqual(49)
      if (!isQuiet(moment, timeZone, quietHours)) expect(end).toEqual(moment)
    }),
    { numRuns: 2_000 },
  )
})

test('whatever is chosen, a mail is due neither in quiet hours nor while its person is there', () => {
  fc.assert(
    fc.property(
      place,
      quiet,
      pace,
      fc.integer({ min: 0, max: 3_000 }),
      fc.option(fc.integer({ min: 0, max: 600 })),
      ({ timeZone, moment: now }, quietHours, pace, ago, seenAgo) => {
        const since = after(now, -ago)
        const seenAt = seenAgo === null ? null : after(now, -seenAgo)
        const due = mailTime({ pace, timeZone, quietHours, since, seenAt }, now)
        expect(due).not.toBe(null)
        if (!due) return
        expect(isQuiet(due, timeZone, quietHours)).toBe(false)
        expect(due.getTime()).toBeGreaterThanOrEqual(now.getTime())
        if (seenAt) expect(due.getTime() - seenAt.getTime()).toBeGreaterThanOrEqual(2 * minute)
        if (pace === 'after-10-minutes')
          expect(due.getTime() - since.getTime()).toBeGreaterThanOrEqual(10 * minute)
      },
    ),
    { numRuns: 2_000 },
  )
})

test('nine in the morning comes once a day, also where the clock is set', () => {
  fc.assert(
    fc.property(place, clock, ({ timeZone, moment }, clock) => {
      const next = nextAt(moment, timeZone, clock)
      expect(hours(moment, next)).toBeLessThanOrEqual(28)
      const shown = minuteOfDay(next, timeZone)
      const wanted = Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
      // An hour that is left out is made up for right after it.
      expect((shown - wanted + 1440) % 1440).toBeLessThanOrEqual(120)
      expect(nextAt(next, timeZone, clock).getTime() - next.getTime()).toBeLessThanOrEqual(
        26 * 60 * minute,
      )
    }),
    { numRuns: 2_000 },
  )
})

test.each([
  // At 1 the clocks of Dublin go to 2: seven and a half hours of night are left.
  ['2026-03-29T00:30:00Z', 'Europe/Dublin', '2026-03-29T07:00:00Z'],
  // At 2 they go back to 1.
  ['2026-10-25T00:30:00Z', 'Europe/Dublin', '2026-10-25T08:00:00Z'],
  ['2026-07-01T02:00:00Z', 'America/New_York', '2026-07-01T12:00:00Z'],
  ['2026-07-01T02:00:00Z', 'Mars/Olympus', '2026-07-01T08:00:00Z'],
])('what comes at %s in %s waits until %s', (moment, timeZone, end) => {
  const quietHours = { from: '21:00', to: '08:00' }
  expect(afterQuiet(new Date(moment), timeZone, quietHours)).toEqual(new Date(end))
})

test('off is never, and standard hours let a message of the afternoon through after ten minutes', () => {
  const now = new Date('2026-11-23T15:00:00Z')
  const wait = { timeZone: 'UTC', quietHours: { from: '21:00', to: '08:00' }, seenAt: null }
  expect(mailTime({ ...wait, pace: 'off', since: now }, now)).toBe(null)
  expect(mailTime({ ...wait, pace: 'at-once', since: now }, now)).toEqual(now)
  const due = mailTime({ ...wait, pace: 'after-10-minutes', since: now }, now)
  expect(due).toEqual(after(now, 10))
  const daily = mailTime({ ...wait, pace: 'daily', since: now }, now)
  expect(daily).toEqual(new Date('2026-11-24T09:00:00Z'))
})
