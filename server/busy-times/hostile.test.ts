import type { BusyProblem } from '@attune/contract/busy-times.ts'
import { expect, test } from 'vitest'
import { calendarOf, eventOf, momentText } from '../testing/calendar-files.ts'
import { threadTime } from '../testing/thread-time.ts'
import { readCalendarApart } from './read-calendar.ts'
import { Unreadable } from './unreadable.ts'

const day = 24 * 60 * 60_000
const now = Date.parse('2026-11-26T12:00:00Z')
const asked = {
  ...{ from: now - day, least: now + 181 * day, until: now + 366 * day, most: 2_000 },
  timeZone: 'Europe/Berlin',
}
const MB = 1024 * 1024

/** What came of it, and how long the loop of this process was held by one turn. */
async function read(text: string | Buffer) {
  let [own, before] = [0, threadTime()]
  const looking = setInterval(() => {
    own = Math.max(own, threadTime() - before)
    before = threadTime()
  }, 5)
  const bytes = Buffer.from(text)
  before = threadTime()
  const came = await readCalendarApart('x', { bytes, asked }).catch((error: unknown) => {
    if (error instanceof Unreadable) return error.problem
    throw error
  })
  clearInterval(looking)
  return { came, own }
}

const every = (minutes: number, count: number) =>
  Array.from({ length: count }, (_, n) => momentText(now + n * minutes * 60_000)).join(',')
const repeating = (rule: string) =>
  calendarOf(eventOf('UID:1', 'DTSTART:20200101T000000Z', 'DURATION:PT1S', `RRULE:${rule}`))
const zoneOf = (rule: string) =>
  [
    ...['BEGIN:VTIMEZONE', 'TZID:X', 'BEGIN:STANDARD', 'DTSTART:16010101T000000', `RRULE:${rule}`],
    ...['TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200', 'END:STANDARD', 'END:VTIMEZONE', ''],
  ].join('\r\n')
const simple = ['DTSTART:20261201T000000Z', 'DURATION:PT10M']

/** Each is of a megabyte at most, or of two where an address may have them. */
const attacks: Record<string, [text: string | Buffer, BusyProblem | number]> = {
  'components in one another': [calendarOf('BEGIN:VEVENT\r\n'.repeat(75_000)), 'too-much'],
  'no calendar in components': ['BEGIN:X\r\n'.repeat(110_000), 'no-calendar'],
  'a hundred thousand events': [calendarOf(eventOf('UID:1').repeat(50_000)), 'too-much'],
  'a hundred thousand lines that end something': ['END:VEVENT\r\n'.repeat(80_000), 'no-calendar'],
  'every second, for ever': [repeating('FREQ=SECONDLY'), 'too-much'],
  'every minute, a thousand million times': [
    repeating('FREQ=MINUTELY;COUNT=1000000000'),
    'too-much',
  ],
  'every second of every minute of a week': [
    repeating(`FREQ=WEEKLY;BYSECOND=${[...Array(60).keys()]};BYMINUTE=${[...Array(60).keys()]}`),
    'too-much',
  ],
  'ten thousand dates': [calendarOf(eventOf('UID:1', ...simple, `RDATE:${every(10, 10_000)}`)), 1],
  'thirty thousand dates left out': [
    calendarOf(eventOf('UID:1', ...simple, 'RRULE:FREQ=DAILY', `EXDATE:${every(20, 30_000)}`)),
    0,
  ],
  'fifteen thousand lines of dates left out': [
    calendarOf(eventOf('UID:1', ...simple, `${'EXDATE:20261201T000000Z\r\n'.repeat(15_000)}X:`)),
    0,
  ],
  'nine thousand dates from each of which on all is otherwise': [
    calendarOf(
      eventOf('UID:1', ...simple, 'RRULE:FREQ=DAILY'),
      ...Array.from({ length: 9_000 }, (_, n) =>
        eventOf(
          'UID:1',
          `RECURRENCE-ID;RANGE=THISANDFUTURE:${momentText(now + n * 6e5)}`,
          ...simple,
        ),
      ),
    ),
    306,
  ],
  'a line that goes on for ever': [
    calendarOf(eventOf('UID:1', ...simple, `SUMMARY:x${'\r\n a'.repeat(250_000)}`)),
    1,
  ],
  'a name that goes on for ever': [
    calendarOf(eventOf(`UID:1${'\r\n a'.repeat(250_000)}`, ...simple)),
    1,
  ],
  'one line without an end': [`BEGIN:VCALENDAR${'x'.repeat(MB)}`, 'no-calendar'],
  'nothing but the ends of lines': ['\r\n'.repeat(MB / 2), 'no-calendar'],
  'nothing but folds': [`BEGIN:VCALENDAR${'\r\n '.repeat(MB / 3)}`, 'cut-off'],
  'a zone that changes every second': [
    calendarOf(
      zoneOf('FREQ=SECONDLY'),
      eventOf('UID:1', 'DTSTART;TZID=X:20261201T000000', 'DURATION:PT1H'),
    ),
    'too-much',
  ],
  'UTF-16': [
    Buffer.from(`\ufeff${calendarOf(eventOf('UID:1', ...simple))}`, 'utf16le'),
    'no-calendar',
  ],
  'a NUL': [calendarOf(eventOf('UID:\0', ...simple)), 'no-calendar'],
  'a page': ['<!doctype html><title>Sign in</title>', 'no-calendar'],
  nothing: ['', 'no-calendar'],
  'bytes of nobody': [Buffer.alloc(MB, 0xfe), 'no-calendar'],
  'a calendar cut off': [calendarOf(eventOf('UID:1', ...simple)).slice(0, -8), 'cut-off'],
  'two megabytes of what people do': [
    calendarOf(
      ...Array.from({ length: 4_500 }, (_, n) =>
        eventOf(
          ...[`UID:${n}`, `DTSTART:${momentText(now + (n % 700) * 6 * 36e5)}`, 'DURATION:PT1H'],
          `DESCRIPTION:${'An hour with somebody. '.repeat(15)}`,
        ),
      ),
    ),
    700,
  ],
}

test.each(Object.entries(attacks))('%s', async (_, [text, expected]) => {
  expect(Buffer.byteLength(text)).toBeLessThan(2.1 * MB)
  const { came, own } = await read(text)
  expect(typeof came === 'string' ? came : came.ranges.length).toBe(expected)
  // In its own processor time: what other programs take of the machine is not its fault, nor is a
  // collection of what the tests before left behind, which does not come every time.
  let least = own
  for (let again = 0; again < 3 && least >= 50; again++)
    least = Math.min(least, (await read(text)).own)
  expect(least).toBeLessThan(50)
})

test('one that keeps its process busy holds up the next one and nobody else, and few may wait', async () => {
  const long = Buffer.from(attacks['a zone that changes every second']![0])
  const asking = (who: string) => readCalendarApart(who, { bytes: long, asked })
  const [first, ...others] = await Promise.allSettled([
    ...[asking('a'), asking('b'), asking('b')],
    ...[asking('b'), readCalendarApart('c', { bytes: Buffer.from(calendarOf()), asked })],
  ])
  expect(first).toMatchObject({ status: 'rejected', reason: { problem: 'too-much' } })
  expect(others[2]).toMatchObject({ reason: { code: 'unavailable' } })
  expect(others[3]).toMatchObject({ status: 'fulfilled' })
})
