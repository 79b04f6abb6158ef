import { describe, expect, test } from 'vitest'
import { calendarOf, eventOf } from '../testing/calendar-files.ts'
import { readCalendar } from '../testing/read-calendar.ts'
import { sieve } from './sieve.ts'

const spansOf = (text: string, asked: Parameters<typeof readCalendar>[1] = {}) =>
  readCalendar(text, asked).ranges.map(({ from, until }) =>
    [from, until].map((at) => new Date(at).toISOString().slice(0, 16)).join('/'),
  )
const spansOfEvent = (...lines: string[]) => spansOf(calendarOf(eventOf('UID:1', ...lines)))

const berlin = 'TZID=Europe/Berlin'

describe('when it is', () => {
  test.each<[string, string[], string[]]>([
    [
      'from a moment to a moment, each of a zone of its own',
      [`DTSTART;${berlin}:20261201T090000`, 'DTEND;TZID=America/New_York:20261201T050000'],
      ['2026-12-01T08:00/2026-12-01T10:00'],
    ],
    [
      'as long as it lasts',
      ['DTSTART:20261201T090000Z', 'DURATION:PT45M'],
      ['2026-12-01T09:00/2026-12-01T09:45'],
    ],
    [
      'days by the clock, on a night an hour longer',
      [`DTSTART;${berlin}:20271030T120000`, 'DURATION:P1D'],
      ['2027-10-30T10:00/2027-10-31T11:00'],
    ],
    [
      'a day, by the therapist’s clock',
      ['DTSTART;VALUE=DATE:20261201'],
      ['2026-11-30T23:00/2026-12-01T23:00'],
    ],
    [
      'days',
      ['DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:20261203'],
      ['2026-11-30T23:00/2026-12-02T23:00'],
    ],
    [
      'without a zone, or of one that nobody knows, by the therapist’s clock',
      ['DTSTART:20261201T090000', 'DTEND;TZID=Mars/North:20261201T100000'],
      ['2026-12-01T08:00/2026-12-01T09:00'],
    ],
    ['that leaves free', ['DTSTART:20261201T090000Z', 'DURATION:PT1H', 'TRANSP:TRANSPARENT'], []],
    ['that is cancelled', ['DTSTART:20261201T090000Z', 'DURATION:PT1H', 'STATUS:CANCELLED'], []],
    ['that takes no time', ['DTSTART:20261201T090000Z'], []],
    ['of ours', ['UID:a-b@attune', 'DTSTART:20261201T090000Z', 'DURATION:PT1H'], []],
    ['that is long over', ['DTSTART:20251201T090000Z', 'DURATION:PT1H'], []],
    [
      'on single dates, one of them longer, and one of them not',
      [
        ...['DTSTART:20261201T090000Z', 'DURATION:PT1H', 'EXDATE:20261203T090000Z'],
        'RDATE:20261202T090000Z,20261203T090000Z',
        'RDATE;VALUE=PERIOD:20261204T090000Z/PT2H',
      ],
      [
        ...['2026-12-01T09:00/2026-12-01T10:00', '2026-12-02T09:00/2026-12-02T10:00'],
        '2026-12-04T09:00/2026-12-04T11:00',
      ],
    ],
    [
      'each week until a moment that only its own zone puts before the last one',
      [
        ...[`DTSTART;TZID=America/New_York:20261201T230000`, 'DURATION:PT1H'],
        'RRULE:FREQ=WEEKLY;UNTIL=20261216T035959Z',
      ],
      ['2026-12-02T04:00/2026-12-02T05:00', '2026-12-09T04:00/2026-12-09T05:00'],
    ],
    [
      'but not on a day that is left out as a day',
      [
        ...[`DTSTART;${berlin}:20261201T090000`, 'DURATION:PT1H'],
        ...['RRULE:FREQ=DAILY;COUNT=3', 'EXDATE;VALUE=DATE:20261202'],
      ],
      ['2026-12-01T08:00/2026-12-01T09:00', '2026-12-03T08:00/2026-12-03T09:00'],
    ],
  ])('%s', (_, lines, spans) => {
    expect(spansOfEvent(...lines)).toEqual(spans)
  })

  test('by rules of its own where its zone goes by a name of its own', () => {
    const zone = [
      ...['BEGIN:VTIMEZONE', 'TZID:Office', 'BEGIN:STANDARD', 'DTSTART:16010101T000000'],
      ...['TZOFFSETFROM:+0530', 'TZOFFSETTO:+0530', 'END:STANDARD', 'END:VTIMEZONE', ''],
    ].join('\r\n')
    const event = eventOf('UID:1', 'DTSTART;TZID=Office:20261201T090000', 'DURATION:PT1H')
    expect(spansOf(calendarOf(zone, event))).toEqual(['2026-12-01T03:30/2026-12-01T04:30'])
  })

  test('by the rules before it where such a zone leaves a time out, and the first where it has it twice', () => {
    const turn = (name: string, month: number, from: string, to: string) => [
      ...[`BEGIN:${name}`, `DTSTART:1601${month === 3 ? '0325T020000' : '1028T030000'}`],
      ...[`RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=${month}`, `TZOFFSETFROM:${from}`],
      ...[`TZOFFSETTO:${to}`, `END:${name}`],
    ]
    const zone = [
      ...['BEGIN:VTIMEZONE', 'TZID:W. Europe Standard Time'],
      ...turn('DAYLIGHT', 3, '+0100', '+0200'),
      ...turn('STANDARD', 10, '+0200', '+0100'),
      ...['END:VTIMEZONE', ''],
    ].join('\r\n')
    const at = (text: string) =>
      spansOf(
        calendarOf(
          zone,
          eventOf('UID:1', `DTSTART;TZID=W. Europe Standard Time:${text}`, 'DURATION:PT15M'),
        ),
      ).map((span) => span.slice(0, 16))
    expect(at('20270328T013000')).toEqual(['2027-03-28T00:30'])
    expect(at('20270328T023000')).toEqual(['2027-03-28T01:30'])
    expect(at('20270328T031500')).toEqual(['2027-03-28T01:15'])
    expect(at('20271031T013000')).toEqual(['2027-10-30T23:30'])
    expect(at('20271031T023000')).toEqual(['2027-10-31T00:30'])
    expect(at('20271031T031500')).toEqual(['2027-10-31T02:15'])
  })

  test('by a name of the world that stands behind another one', () => {
    for (const name of ['/Europe/Berlin', '/example.org/20260101/Europe/Berlin'])
      expect(
        spansOf(
          calendarOf(eventOf('UID:1', `DTSTART;TZID=${name}:20261201T090000`, 'DURATION:PT1H')),
          {
            timeZone: 'Asia/Tokyo',
          },
        ),
      ).toEqual(['2026-12-01T08:00/2026-12-01T09:00'])
  })

  test('of a series of which single dates, and all from one on, are otherwise', () => {
    const series = [
      `DTSTART;${berlin}:20261201T090000`,
      'DURATION:PT1H',
      'RRULE:FREQ=DAILY;COUNT=6',
    ]
    const one = (...lines: string[]) => eventOf('UID:1', ...lines)
    expect(
      spansOf(
        calendarOf(
          one(...series),
          one('RECURRENCE-ID:20261202T080000Z', 'DTSTART:20261202T150000Z', 'DURATION:PT1H'),
          one(
            `RECURRENCE-ID;${berlin}:20261203T090000`,
            'DTSTART:20261203T080000Z',
            'DURATION:PT1H',
            'STATUS:CANCELLED',
          ),
          one(
            `RECURRENCE-ID;RANGE=THISANDFUTURE;${berlin}:20261205T090000`,
            `DTSTART;${berlin}:20261205T100000`,
            'DURATION:PT30M',
          ),
        ),
      ),
    ).toEqual([
      ...['2026-12-01T08:00/2026-12-01T09:00', '2026-12-02T15:00/2026-12-02T16:00'],
      ...['2026-12-04T08:00/2026-12-04T09:00', '2026-12-05T09:00/2026-12-05T09:30'],
      '2026-12-06T09:00/2026-12-06T09:30',
    ])
  })

  test('of a calendar that says no more than when somebody is busy', () => {
    const busy = [
      ...['BEGIN:VFREEBUSY', 'FREEBUSY:20261201T090000Z/PT1H,20261202T090000Z/20261202T100000Z'],
      ...['FREEBUSY;FBTYPE=FREE:20261203T090000Z/PT1H', 'END:VFREEBUSY', ''],
    ].join('\r\n')
    expect(spansOf(calendarOf(busy))).toEqual([
      ...['2026-12-01T09:00/2026-12-01T10:00', '2026-12-02T09:00/2026-12-02T10:00'],
    ])
  })
})

describe('what is kept', () => {
  test('is one span where several touch or overlap', () => {
    const at = (from: string, until: string) =>
      eventOf(`UID:${from}`, `DTSTART:20261201T${from}00Z`, `DTEND:20261201T${until}00Z`)
    expect(
      spansOf(
        calendarOf(at('0900', '1000'), at('0930', '0945'), at('1000', '1100'), at('1200', '1300')),
      ),
    ).toEqual(['2026-12-01T09:00/2026-12-01T11:00', '2026-12-01T12:00/2026-12-01T13:00'])
  })

  test('is as far as it was asked for, or as there is room for, and what nobody understands is counted', () => {
    const daily = eventOf('UID:1', 'DTSTART:20200101T090000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY')
    const broken = [
      eventOf('UID:2', 'DTSTART:yesterday', 'DURATION:PT1H'),
      eventOf('UID:3', 'SUMMARY:no beginning'),
      eventOf('UID:4', 'DTSTART:20261201T090000Z', 'DTEND:20261201T080000Z'),
      eventOf('UID:5', 'DTSTART:20261201T090000Z', 'DURATION:PT1H', 'RRULE:FREQ=SOMETIMES'),
      eventOf('UID:6', 'DTSTART;VALUE=DATE:20270104', 'DTEND:20270104T110000Z'),
      eventOf('UID:7', 'DTSTART:20270231T090000Z', 'DURATION:PT1H'),
      eventOf('UID:8', 'DTSTART:20270201T250000Z', 'DURATION:PT1H'),
      eventOf('UID:9', 'DTSTART:20261201T090000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=0'),
    ]
    const text = calendarOf(daily, ...broken)
    expect(readCalendar(text)).toMatchObject({
      leftOut: broken.length,
      until: Date.parse('2027-11-27T00:00:00Z'),
    })
    expect(readCalendar(text).ranges).toHaveLength(366)
    const some = readCalendar(text, { most: 200 })
    expect([some.ranges.length, new Date(some.until).toISOString()]).toEqual([
      200,
      '2027-06-14T09:00:00.000Z',
    ])
    expect(() => readCalendar(text, { most: 150 })).toThrow(/more in that calendar/)
  })

  test('is nothing of what it says', () => {
    const event = eventOf(
      ...[
        'UID:1',
        'DTSTART:20261201T090000Z',
        'DURATION:PT1H',
        'SUMMARY:Zeppelin',
        'LOCATION:Zepp',
      ],
      ...['DESCRIPTION:about Zep', ' pelin', 'ATTENDEE;CN=Zeppelin:mailto:a@b.example'],
      ...['BEGIN:VALARM', 'DESCRIPTION:Zeppelin', 'DTSTART:20261203T090000Z', 'END:VALARM'],
    )
    const sieved = sieve(calendarOf('X-WR-CALNAME:Zeppelin\r\n', event))
    expect(JSON.stringify(sieved)).not.toMatch(/zep|pelin/i)
    expect(sieved.events).toEqual([
      eventOf('UID:1', 'DTSTART:20261201T090000Z', 'DURATION:PT1H').trim(),
    ])
  })
})
