import type { AppointmentKind, Span, WeeklySpan } from '@attune/contract/calendar.ts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clockOf, plainFreeTimes } from '../testing/plain-calendar.ts'
import { forAny } from '../testing/property.ts'
import { freeTimes, isFree, type Range, type Rules } from './free-times.ts'

const minute = 60_000
const day = 24 * 60 * minute
const minutesOf: Record<AppointmentKind, number> = { 'first-talk': 20, session: 50 }
const both: AppointmentKind[] = ['first-talk', 'session']

const everyDay = (...spans: [from: string, until: string][]): WeeklySpan[] =>
  [1, 2, 3, 4, 5, 6, 7].flatMap((day) =>
    spans.map(([from, until]) => ({ day, from, until, kinds: both })),
  )

const rules = (some: Partial<Rules>): Rules => ({
  timeZone: 'Europe/Berlin',
  weekly: everyDay(['09:00', '12:00']),
  exceptions: [],
  away: null,
  bufferMinutes: 10,
  noticeHours: 0,
  aheadDays: 180,
  ...some,
})

const timesOn = (from: string, some: Partial<Rules>, taken: Range[] = [], now = from) =>
  freeTimes(rules(some), {
    ...{ kind: 'session', minutes: 50, taken, now: Date.parse(now) },
    range: { from: Date.parse(from), until: Date.parse(from) + day },
  }).map((at) => new Date(at).toISOString().slice(11, 16))

describe('a day', () => {
  const monday = '2026-11-30T00:00:00Z'

  test('has a beginning every half hour that ends within the hours', () => {
    expect(timesOn(monday, {})).toEqual(['08:00', '08:30', '09:00', '09:30', '10:00'])
  })

  test('keeps the buffer before and after what is held', () => {
    const held = { from: Date.parse('2026-11-30T09:00Z'), until: Date.parse('2026-11-30T10:00Z') }
    expect(timesOn(monday, {}, [held])).toEqual(['08:00', '10:00'])
  })

  test('begins after the notice, and ends where it is too far ahead', () => {
    expect(timesOn(monday, { noticeHours: 9 })).toEqual(['09:00', '09:30', '10:00'])
    expect(timesOn(monday, { aheadDays: 1 }, [], '2026-11-29T09:00:00Z')).toEqual([
      '08:00',
      '08:30',
      '09:00',
    ])
  })

  test('that differs from its week has its own hours, and a day away none', () => {
    const hours = [{ from: '20:00', until: '21:00', kinds: both }]
    const exceptions = [{ day: '2026-11-30', hours }]
    expect(timesOn(monday, { exceptions })).toEqual(['19:00'])
    expect(timesOn(monday, { exceptions: [{ day: '2026-11-30', hours: [] }] })).toEqual([])
    const away = { from: '2026-11-30', until: '2026-11-30' }
    expect(timesOn(monday, { away, exceptions })).toEqual([])
  })
})

test('hours that the clock leaves out are no hours, and those it shows twice are longer', () => {
  const night = { weekly: everyDay(['02:00', '03:00']) }
  expect(timesOn('2027-03-28T00:00:00Z', night)).toEqual([])
  const early = { weekly: everyDay(['01:00', '04:00']) }
  expect(timesOn('2026-10-24T22:00:00Z', early)).toEqual([
    ...['23:00', '23:30', '00:00', '00:30', '01:00', '01:30', '02:00'],
  ])
})

const zones = [
  ...['Europe/Berlin', 'America/New_York', 'America/St_Johns', 'Australia/Lord_Howe'],
  ...['Asia/Kathmandu', 'Africa/Cairo', 'America/Santiago', 'Pacific/Auckland'],
] as const

/** Four years, mostly near a change of the clock somewhere. */
const changes = [2026, 2027, 2028, 2029].flatMap((year) => [
  ...[`${year}-03-08`, `${year}-03-14`, `${year}-03-28`, `${year}-04-05`, `${year}-04-24`],
  ...[`${year}-09-06`, `${year}-09-27`, `${year}-10-04`, `${year}-10-25`, `${year}-10-29`],
  ...[`${year}-11-01`, `${year}-01-15`, `${year}-07-01`],
])

const anyClock = fc
  .nat({ max: 95 })
  .map((n) => `${String(n >> 2).padStart(2, '0')}:${String((n & 3) * 15).padStart(2, '0')}`)
const anyKinds = fc.constantFrom<AppointmentKind[]>(['session'], ['first-talk'], both)

/** Apart from each other, in order. */
const anySpans: fc.Arbitrary<Span[]> = fc
  .uniqueArray(fc.oneof(anyClock, fc.constant('24:00')), { minLength: 0, maxLength: 6 })
  .chain((clocks) => {
    const sorted = clocks.toSorted()
    const pairs = sorted.flatMap((from, at) =>
      at % 2 === 0 && sorted[at + 1] ? [{ from, until: sorted[at + 1]! }] : [],
    )
    return fc.tuple(...pairs.map((pair) => anyKinds.map((kinds) => ({ ...pair, kinds }))))
  })

const anyWeek: fc.Arbitrary<WeeklySpan[]> = fc
  .tuple(...[1, 2, 3, 4, 5, 6, 7].map((day) => anySpans.map((spans) => ({ day, spans }))))
  .map((days) => days.flatMap(({ day, spans }) => spans.map((span) => ({ day, ...span }))))

type Step =
  | { do: 'book' | 'move' | 'cancel'; which: number; kind: AppointmentKind }
  | { do: 'any time'; minute: number; kind: AppointmentKind }
  | { do: 'except'; day: number; hours: Span[] }
  | { do: 'as every week'; day: number }
  | { do: 'away'; day: number; days: number }
  | { do: 'later'; minutes: number }

const anyKind = fc.constantFrom<AppointmentKind>('session', 'first-talk')
const aDay = fc.nat({ max: 2 })
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom('book' as const, 'move' as const, 'cancel' as const),
      which: fc.nat({ max: 1_000 }),
      kind: anyKind,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('any time' as const),
      minute: fc.nat({ max: 3 * 1_440 - 1 }),
      kind: anyKind,
    }),
  },
  fc.record({ do: fc.constant('except' as const), day: aDay, hours: anySpans }),
  fc.record({ do: fc.constant('as every week' as const), day: aDay }),
  fc.record({ do: fc.constant('away' as const), day: aDay, days: fc.nat({ max: 1 }) }),
  fc.record({ do: fc.constant('later' as const), minutes: fc.nat({ max: 300 }) }),
)

const [stories, stepsEach] = [400, 25]

test('10,000 bookings, moves and exceptions over eight zones and four years, against a model that walks minute by minute', () => {
  let compared = 0
  const story = fc.record({
    zone: fc.constantFrom(...zones),
    from: fc.constantFrom(...changes),
    weekly: anyWeek,
    bufferMinutes: fc.constantFrom(0, 5, 10, 15, 60),
    noticeHours: fc.constantFrom(0, 0, 1, 24),
    aheadDays: fc.constantFrom(1, 2, 180),
    did: fc.array(anyStep, { minLength: stepsEach, maxLength: stepsEach }),
  })
  forAny(
    story,
    ({ zone, from, did, ...some }) => {
      const start = Date.parse(`${from}T00:00:00Z`) - day
      const range = { from: start, until: start + 3 * day }
      const clock = clockOf(zone, start - day, 5 * 1_440)
      const state = { ...rules({ ...some, timeZone: zone }), now: start, held: [] as Range[] }
      for (const step of did) {
        take(state, step, range, clock.dayOf)
        const kind = both[compared % both.length] ?? 'session'
        const question = { kind, minutes: minutesOf[kind], range, now: state.now }
        const taken = state.held
        const told = freeTimes(state, { ...question, taken })
        expect(told).toEqual(plainFreeTimes(clock, state, { ...question, taken }))
        compared++
      }
    },
    stories,
  )
  expect(compared).toBe(stories * stepsEach)
}, 600_000)

type State = Rules & { now: number; held: Range[] }

/** What a person does; a booking or a move holds what it may and nothing else. */
function take(state: State, step: Step, range: Range, dayOf: (at: number) => string) {
  const dayNo = (n: number) => dayOf(range.from + n * day + 12 * 60 * minute)
  const hold = (at: number, kind: AppointmentKind) => {
    const until = at + (minutesOf[kind] + state.bufferMinutes) * minute
    state.held = [...state.held, { from: at, until }].sort((one, other) => one.from - other.from)
  }
  const drop = (which: number) => {
    const [gone] = state.held.splice(which % Math.max(1, state.held.length), 1)
    return gone
  }
  const offered = (kind: AppointmentKind) =>
    freeTimes(state, {
      ...{ kind, minutes: minutesOf[kind], range, now: state.now, taken: state.held },
    })
  if (step.do === 'later') state.now += step.minutes * minute
  if (step.do === 'away') state.away = { from: dayNo(step.day), until: dayNo(step.day + step.days) }
  if (step.do === 'except' || step.do === 'as every week') {
    const others = state.exceptions.filter((one) => one.day !== dayNo(step.day))
    const more = step.do === 'except' ? [{ day: dayNo(step.day), hours: step.hours }] : []
    state.exceptions = [...others, ...more]
  }
  if (step.do === 'any time') {
    const at = range.from + step.minute * minute
    const question = { kind: step.kind, minutes: minutesOf[step.kind], now: state.now }
    const may = isFree(state, { ...question, taken: state.held }, at)
    expect(may).toBe(offered(step.kind).includes(at))
    if (may) hold(at, step.kind)
  }
  if (step.do === 'cancel' || step.do === 'move') drop(step.which)
  if (step.do === 'book' || step.do === 'move') {
    const times = offered(step.kind)
    const at = times[step.which % Math.max(1, times.length)]
    if (at !== undefined) hold(at, step.kind)
  }
}
