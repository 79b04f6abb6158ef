import type { Weights } from '@attune/contract/matching.ts'
import { maxPoints, sharePoints } from '@attune/contract/points.ts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyIntake, intakeOf, therapistSays } from '../testing/answers.ts'
import { anyCandidate, anyDirectory, anyWeights, today } from '../testing/candidates.ts'
import { forAny } from '../testing/property.ts'
import { explainMatch, matchTherapists } from './match.ts'

type Wishes = Parameters<typeof intakeOf>[0]
type Offers = Parameters<typeof therapistSays>[0]

const maxima = (wishes: Wishes, weights?: Weights) =>
  Object.fromEntries(
    explainMatch(intakeOf(wishes), { _id: 'a', practice: therapistSays({}) }, weights).factors.map(
      ({ key, max }) => [key, max],
    ),
  )
const factorsOf = (
  wishes: Wishes,
  offers: Offers,
  responsiveness: { threads: number; answeredWithin72: number } | null,
  weights: Weights = { responsiveness: 100 },
) => {
  const measured = responsiveness && { ...responsiveness, medianSeconds: 60 }
  const candidate = { _id: 'a', practice: therapistSays(offers), responsiveness: measured }
  return explainMatch(intakeOf(wishes), candidate, weights).factors
}

describe('what brings someone here', () => {
  test('shares one weight between what any therapist and what only a specialist can do', () => {
    expect(maxima({ brings: ['worry'], approach: ['cbt'] })).toEqual({ concerns: 68, approach: 32 })
    expect(maxima({ brings: ['rituals'], approach: ['cbt'] })).toEqual({
      specialist: 68,
      approach: 32,
    })
    expect(maxima({ brings: ['worry', 'rituals'], approach: ['cbt'] })).toEqual({
      concerns: 34,
      specialist: 34,
      approach: 32,
    })
  })

  test('earns a specialist’s points only from who lists the concern', () => {
    const wishes: Wishes = { brings: ['worry', 'rituals'] }
    expect(factorsOf(wishes, { specialization: ['anxiety'] }, null, {})).toMatchObject([
      { key: 'concerns', state: 'met' },
      { key: 'specialist', state: 'unmet', points: 0 },
    ])
    expect(factorsOf(wishes, { specialization: ['ocd'] }, null, {})).toMatchObject([
      { key: 'concerns', points: 0 },
      { key: 'specialist', state: 'met' },
    ])
  })
})

describe('a person’s own weights', () => {
  const wishes: Wishes = { brings: ['worry'], approach: ['cbt'], language: ['en'] }

  test('make a factor count up to three times as much, or not at all', () => {
    expect(maxima(wishes)).toEqual({ concerns: 57, approach: 27, language: 16 })
    expect(maxima(wishes, { language: 300, approach: 0 })).toEqual({
      concerns: 53,
      approach: 0,
      language: 47,
    })
  })

  test('change nothing where none of them was asked for', () => {
    expect(maxima(wishes, { style: 300, gender: 0 })).toEqual(maxima(wishes))
  })

  test('can be applied again from what a match carries, to the same points', () => {
    forAny(fc.tuple(anyIntake, anyCandidate, anyWeights), ([intake, candidate, weights]) => {
      const { factors, matchPercentage } = explainMatch(intake, candidate, weights)
      const { percentage, points } = sharePoints(maxPoints(factors), factors)
      expect(percentage).toBe(matchPercentage)
      expect(points).toEqual(factors.map((factor) => factor.points))
    })
  })

  test('never let anyone past a must-have', () => {
    forAny(fc.tuple(anyIntake, anyDirectory, anyWeights), ([intake, directory, weights]) => {
      const { best, blocked, ...counts } = matchTherapists(intake, directory, { weights, today })
      const plain = matchTherapists(intake, directory, { today })
      expect({ blocked, ...counts }).toEqual({
        blocked: plain.blocked,
        total: plain.total,
        eligible: plain.eligible,
        unavailable: plain.unavailable,
      })
      for (const { _id } of best) {
        const candidate = directory.find((one) => one._id === _id)!
        expect(explainMatch(intake, candidate, weights).missing).toEqual([])
      }
    })
  })
})

describe('measured responsiveness', () => {
  test('is no factor until someone gives it a weight', () => {
    const measured = { threads: 10, answeredWithin72: 0 }
    expect(factorsOf({ language: ['en'] }, { language: ['en'] }, measured, {})).toHaveLength(1)
    const [language, responsiveness] = factorsOf({ language: ['en'] }, {}, measured)
    expect([language!.max, responsiveness!.max]).toEqual([71, 29])
  })

  test('earns in fifths of those answered within three days, rounded down', () => {
    const [, factor] = factorsOf({ language: ['en'] }, {}, { threads: 10, answeredWithin72: 7 })
    expect(factor).toMatchObject({
      key: 'responsiveness',
      label: 'Prompt answers',
      earned: 3,
      of: 5,
      state: 'partly',
      theirs: ['Answered 7 of 10 people within three days'],
    })
    const all = factorsOf({ language: ['en'] }, {}, { threads: 5, answeredWithin72: 5 })
    expect(all[1]).toMatchObject({ state: 'met' })
    const none = factorsOf({ language: ['en'] }, {}, { threads: 6, answeredWithin72: 0 })
    expect(none[1]).toMatchObject({ state: 'unmet', earned: 0 })
  })

  test.each([null, { threads: 4, answeredWithin72: 4 }])('of %o is unknown', (measured) => {
    expect(factorsOf({ language: ['en'] }, {}, measured)[1]).toMatchObject({
      state: 'unknown',
      points: 0,
      theirs: [],
    })
  })
})
