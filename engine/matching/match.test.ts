import { Match } from '@attune/contract/matching.ts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyCandidates, anyIntake, intakeOf, therapistSays } from '../testing/answers.ts'
import { forAny } from '../testing/property.ts'
import { type MatchResult, matchTherapists } from './match.ts'

const intake = intakeOf({ brings: ['worry', 'sleep'], language: ['en'] })
const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const alike = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    _id: uuid(n),
    practice: therapistSays({ specialization: ['anxiety'], language: ['en'] }),
  }))

const idsOf = ({ best }: MatchResult) => best.map(({ _id }) => _id)

describe('the best matches', () => {
  test('are at most six, best first, in the words of the wire', () => {
    const both = {
      _id: uuid(99),
      practice: therapistSays({ specialization: ['anxiety', 'sleep'], language: ['en'] }),
    }
    const neither = { _id: uuid(98), practice: therapistSays({}) }
    const { best, total, eligible } = matchTherapists(intake, [neither, ...alike(7), both])
    expect({ total, eligible, shown: best.length }).toEqual({ total: 9, eligible: 8, shown: 6 })
    expect(best[0]).toMatchObject({ _id: both._id, matchPercentage: 100 })
    expect(best.map(({ _id }) => _id)).not.toContain(neither._id)
    for (const match of best) expect(Match.parse(match)).toEqual(match)
  })

  test('are as many as asked for', () => {
    expect(matchTherapists(intake, alike(5), { limit: 2 }).best).toHaveLength(2)
    expect(matchTherapists(intake, alike(5), { limit: 0 }).best).toHaveLength(0)
  })

  test('are none where there is nobody', () => {
    expect(matchTherapists(intake, [])).toEqual({
      total: 0,
      eligible: 0,
      unavailable: 0,
      best: [],
      blocked: [],
      relaxed: [],
    })
  })

  test('that are equal stand in an order that repeats, and is not that of their ids', () => {
    const order = (patient: string, today: string) =>
      idsOf(matchTherapists(intake, alike(20), { limit: 20, patient, today }))
    const ids = order('pat', '2026-11-20')
    expect(ids).not.toEqual(ids.toSorted())
    expect(order('pat', '2026-11-20')).toEqual(ids)
    expect(order('sam', '2026-11-20')).not.toEqual(ids)
    expect(order('pat', '2026-11-21')).not.toEqual(ids)
    const reversed = { limit: 20, patient: 'pat', today: '2026-11-20' }
    expect(idsOf(matchTherapists(intake, alike(20).toReversed(), reversed))).toEqual(ids)
  })

  test('that are equal are each shown about as often, over many people', () => {
    const shown = new Map<string, number>()
    const people = 3_000
    for (let patient = 0; patient < people; patient++)
      for (const id of idsOf(matchTherapists(intake, alike(20), { patient: uuid(patient) })))
        shown.set(id, (shown.get(id) ?? 0) + 1)
    const fair = (people * 6) / 20
    // Five standard deviations of a fair draw are 0.12 of it.
    for (const { _id } of alike(20)) expect(Math.abs(shown.get(_id)! / fair - 1)).toBeLessThan(0.13)
  })

  test('fall in percentage, and do not depend on the order of the directory', () => {
    forAny(fc.tuple(anyIntake, anyCandidates), ([any, candidates]) => {
      const result = matchTherapists(any, candidates)
      const percentages = result.best.map(({ matchPercentage }) => matchPercentage)
      expect(percentages).toEqual(percentages.toSorted((a, b) => b - a))
      expect(matchTherapists(any, candidates.toReversed())).toEqual(result)
    })
  })

  test('leave nobody out who is better than one shown', () => {
    forAny(fc.tuple(anyIntake, anyCandidates), ([any, candidates]) => {
      const everyone = matchTherapists(any, candidates, { limit: candidates.length }).best
      expect(matchTherapists(any, candidates).best).toEqual(everyone.slice(0, 6))
    })
  })

  test('read a stream once', () => {
    function* directory() {
      yield* alike(3)
    }
    expect(matchTherapists(intake, directory()).total).toBe(3)
  })
})
