import { concernSlugs } from '@attune/content/questionnaires/concerns.ts'
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
  const of = (wishes: Wishes, offers: Offers, weights?: Weights) =>
    explainMatch(intakeOf(wishes), { _id: 'a', practice: therapistSays(offers) }, weights)
      .matchPercentage

  test('has one weight, and what takes training of its own comes before all else', () => {
    expect(maxima({ brings: ['worry'], approach: ['cbt'] })).toEqual({ concerns: 70, approach: 30 })
    expect(maxima({ brings: ['rituals'], approach: ['cbt'] })).toEqual({
      concerns: 23,
      specialist: 67,
      approach: 10,
    })
  })

  test.each([
    ['rituals', 'ocd'],
    ['eating', 'eating-body-image'],
    ['substances', 'substance-use'],
    ['swings', 'bipolar'],
    ['voices', 'psychosis'],
  ] as const)('whoever lists %s comes before whoever does not, whatever else', (brings, listed) => {
    const everything: Wishes = {
      brings: [brings, 'worry', 'sleep'],
      approach: ['cbt'],
      style: ['warm'],
      hours: ['mornings'],
      ease: ['woman', 'lgbtq', 'years-5'],
    }
    const others = [...therapistSays({ specialization: ['anxiety', 'sleep'] }).codes.specialization]
    const rest: Offers = {
      approach: ['cbt'],
      style: ['warm'],
      hours: ['mornings'],
      about: ['woman', 'lgbtq'],
      years: ['years-20'],
    }
    const without = of(everything, { ...rest, specialization: others })
    expect(of(everything, { specialization: [listed] })).toBeGreaterThan(without)
    // Among many things, too.
    const many = concernSlugs.filter((slug) => !others.includes(slug as 'anger'))
    expect(of(everything, { specialization: many })).toBeGreaterThan(without)
    expect(of(everything, { specialization: [listed] })).toBeGreaterThan(
      of(everything, { ...rest, specialization: concernSlugs }),
    )
  })

  test('not wanting to live comes before any other training', () => {
    const wishes: Wishes = { thoughts: ['life'], brings: ['eating', 'swings'], style: ['warm'] }
    expect(of(wishes, { specialization: ['self-harm-suicide'] })).toBeGreaterThan(
      of(wishes, { specialization: ['eating-body-image', 'bipolar'], style: ['warm'] }),
    )
  })

  test('named by its tick outweighs all hints together', () => {
    const wishes: Wishes = {
      life: ['loss'],
      feelings: ['sad', 'numb', 'hopeless', 'worn-out', 'on-edge', 'afraid', 'overwhelmed'],
      thoughts: ['constant'],
      sleep: ['onset', 'waking', 'long'],
      daily: ['enjoying', 'myself', 'home', 'deciding'],
    }
    const hints = of(wishes, { specialization: ['depression', 'anxiety', 'sleep', 'stress'] })
    const named = of(wishes, { specialization: ['grief'] })
    // Two fifths of it are earned by low mood, which is near to grief.
    const { factors } = explainMatch(intakeOf(wishes), {
      _id: 'a',
      practice: therapistSays({ specialization: ['sleep', 'anxiety'] }),
    })
    expect(named).toBeGreaterThanOrEqual(75)
    expect(hints).toBeLessThan(named)
    expect(factors[0]!.earned * 3).toBeLessThanOrEqual(factors[0]!.of - factors[0]!.earned)
  })
})

describe('a person’s own weights', () => {
  const wishes: Wishes = { brings: ['worry'], approach: ['cbt'], language: ['en'] }

  test('make a factor count up to three times as much, or not at all', () => {
    expect(maxima(wishes)).toEqual({ concerns: 53, approach: 23, language: 24 })
    expect(maxima(wishes, { language: 300, approach: 0 })).toEqual({
      concerns: 42,
      approach: 0,
      language: 58,
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
      const {
        best,
        blocked,
        relaxed: _,
        ...counts
      } = matchTherapists(intake, directory, { weights, today })
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
    expect([language!.max, responsiveness!.max]).toEqual([76, 24])
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
