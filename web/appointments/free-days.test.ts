import type { FreeTime } from '@attune/contract/appointments.ts'
import { expect, test } from 'vitest'
import { freeDays, nearestTimes } from './free-days.ts'

const time = (at: string): FreeTime => ({
  at: new Date(at),
  until: new Date(Date.parse(at) + 50 * 60_000),
  formats: ['online'],
})
const now = new Date('2026-11-24T09:00:00Z')
const times = ['2026-11-25T17:00:00Z', '2026-11-24T22:30:00Z', '2026-11-24T23:30:00Z'].map(time)

test('days are those of the reader’s clock, not of the therapist’s', () => {
  const inBerlin = freeDays(times, { zone: 'Europe/Berlin', now })
  expect(inBerlin.map(({ label, times: ofDay }) => [label, ofDay.length])).toEqual([
    ['Today', 1],
    ['Tomorrow', 2],
  ])
  const inLondon = freeDays(times, { zone: 'Europe/London', now })
  expect(inLondon.map(({ label, times: ofDay }) => [label, ofDay.length])).toEqual([
    ['Today', 2],
    ['Tomorrow', 1],
  ])
})

test('beside a time that is gone stand the nearest ones, before it and after it', () => {
  const near = nearestTimes(times, new Date('2026-11-24T23:30:00Z'), 2)
  expect(near.map(({ at }) => at.toISOString())).toEqual([
    '2026-11-24T22:30:00.000Z',
    '2026-11-25T17:00:00.000Z',
  ])
  expect(nearestTimes([], now, 4)).toEqual([])
})
