import { Match } from '@attune/contract/matching.ts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyCandidates, anyIntake, intakeOf, therapistSays } from '../testing/answers.ts'
import { forAny } from '../testing/property.ts'
import { matchTherapists } from './match.ts'

const intake = intakeOf({ brings: ['worry', 'sleep'], language: ['en'] })
const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const alike = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    _id: uuid(n),
    practice: therapistSays({ specialization: ['anxiety'], language: ['en'] }),
  }))

describe('the best matches', () => {
  test('are at most six, best first, in the words of the wire', () => {
    const both = {
      _id: uuid(99),
      practice: therapistSays({ specialization: ['anxiety', 'sleep'], language: ['en'] }),
    }
    const neither = { _id: uuid(98), practice: therapistSays({}) }
    const { best, total, eligible } = matchTherapists(intake, [neither, ...alike(7), both])
    expect({ total, eligible, shown: best.length }).toEqual({ total: 9, eligible: 9, shown: 6 })
    expect(best[0]).toMatchObject({ _id: both._id, matchPercentage: 100 })
    expect(best.map(({ _id }) => _id)).not.toContain(neither._id)
    for (const match of best) expect(Match.parse(match)).toEqual(match)
  })

  test('are as many as asked for', () => {
    expect(matchTherapists(intake, alike(5), 2).best).toHaveLength(2)
    expect(matchTherapists(intake, alike(5), 0).best).toHaveLength(0)
  })

  test('are none where there is nobody', () => {
    expect(matchTherapists(intake, [])).toEqual({ total: 0, eligible: 0, best: [], blocked: [] })
  })

  test('that are equal stand in a fixed order which is not that of their ids', () => {
    const ids = matchTherapists(intake, alike(20), 20).best.map(({ _id }) => _id)
    expect(ids).not.toEqual(ids.toSorted())
    expect(matchTherapists(intake, alike(20).toReversed(), 20).best.map(({ _id }) => _id)).toEqual(
      ids,
    )
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
      const everyone = matchTherapists(any, candidates, candidates.length).best
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
