import { expect, test } from 'vitest'
import { intakeOf, therapistSays } from '../testing/answers.ts'
import type { Candidate } from './candidate.ts'
import { matchTherapists } from './match.ts'

const intake = intakeOf({ language: ['en'], must: ['language'] })
const practice = therapistSays({ language: ['en'] })
const open = { accepting: true, away: null }

const countsOn = (today: string, availability?: Candidate['availability']) => {
  const candidate = { _id: 'a', practice, ...(availability && { availability }) }
  const { total, eligible, unavailable, best } = matchTherapists(intake, [candidate], { today })
  return { total, eligible, unavailable, shown: best.length }
}
const matched = { total: 1, eligible: 1, unavailable: 0, shown: 1 }
const leftOut = { total: 0, eligible: 0, unavailable: 1, shown: 0 }

test('who takes new people, or says nothing of it, is matched', () => {
  expect(countsOn('2026-11-20')).toEqual(matched)
  expect(countsOn('2026-11-20', open)).toEqual(matched)
})

test('who takes no new people is left out, and counted apart', () => {
  expect(countsOn('2026-11-20', { accepting: false, away: null })).toEqual(leftOut)
})

test.each([
  ['2026-11-09', matched, 'not gone yet'],
  ['2026-11-10', leftOut, 'the first day of a long absence'],
  ['2026-12-05', leftOut, 'fifteen more days'],
  ['2026-12-06', matched, 'back in two weeks'],
  ['2026-12-20', matched, 'the last day'],
])('away from 10 November to 20 December, on %s: %o, %s', (today, counts) => {
  const away = { from: '2026-11-10', until: '2026-12-20' }
  expect(countsOn(today, { accepting: true, away })).toEqual(counts)
})

test('a short absence keeps nobody out', () => {
  const away = { from: '2026-11-20', until: '2026-12-04' }
  expect(countsOn('2026-11-20', { accepting: true, away })).toEqual(matched)
})
