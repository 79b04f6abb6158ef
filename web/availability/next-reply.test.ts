import type { Availability } from '@attune/contract/availability.ts'
import { expect, test } from 'vitest'
import { nextReply } from './next-reply.ts'

const hours = { days: [1, 2, 3, 4, 5], from: 9, to: 17, timeZone: 'Europe/Berlin' }
const open: Availability = { accepting: true, replyHours: hours, away: null }
const next = (change: Partial<Availability>, at: string) =>
  nextReply({ ...open, ...change }, new Date(at))?.toISOString()

test('it is now within the hours, and the next working day on a weekend', () => {
  expect(next({}, '2026-11-20T10:00:00Z')).toBe('2026-11-20T10:00:00.000Z')
  expect(next({}, '2026-11-20T17:00:00Z')).toBe('2026-11-23T08:00:00.000Z')
  expect(next({}, '2026-11-22T12:00:00Z')).toBe('2026-11-23T08:00:00.000Z')
})

test('it is after an absence, with hours or without', () => {
  const away = { from: '2026-11-18', until: '2026-11-27' }
  expect(next({ away }, '2026-11-20T10:00:00Z')).toBe('2026-11-30T08:00:00.000Z')
  expect(next({ away, replyHours: null }, '2026-11-20T10:00:00Z')).toBe('2026-11-28T00:00:00.000Z')
})

test('nobody knows of someone who tells nothing, or is away for long', () => {
  expect(next({ replyHours: null }, '2026-11-20T10:00:00Z')).toBeUndefined()
  const away = { from: '2026-11-18', until: '2027-05-01' }
  expect(next({ away }, '2026-11-20T10:00:00Z')).toBeUndefined()
})
