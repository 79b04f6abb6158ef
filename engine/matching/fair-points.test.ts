import { concernSlugs } from '@attune/content/questionnaires/concerns.ts'
import type { PatientKey } from '@attune/content/questionnaires/patient.ts'
import { therapistQuestions } from '@attune/content/questionnaires/therapist.ts'
import { areaTenths } from '@attune/contract/areas.ts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Intake } from '../questionnaires/read-intake.ts'
import { anyIntake, intakeOf, therapistSays } from '../testing/answers.ts'
import { anyCandidate, anyDirectory, anyWeights, today } from '../testing/candidates.ts'
import { forAny } from '../testing/property.ts'
import type { Candidate } from './candidate.ts'
import { explainMatch, matchTherapists } from './match.ts'
import { exactPoints, planFor } from './score.ts'

type Key = keyof Candidate['practice']['codes']

/** The same candidate with other answers to one question. */
const answering = (candidate: Candidate, key: Key, codes: readonly string[]): Candidate => ({
  ...candidate,
  practice: {
    ...candidate.practice,
    codes: { ...candidate.practice.codes, [key]: codes } as Candidate['practice']['codes'],
  },
})

/** Of these more than a few count less each: whoever lists everything tells people nothing. */
const thinning = ['specialization', 'approach', 'style', 'language', 'country']

const anyCase = fc.tuple(anyIntake, anyCandidate, anyWeights, fc.nat(), fc.nat())
const pick = <T>(from: readonly T[], n: number) => from[n % from.length]!

describe('for any two people and any weights', () => {
  test('the points are whole, add up to the percentage, and stay within their maxima', () => {
    forAny(fc.tuple(anyIntake, anyCandidate, anyWeights), ([intake, candidate, weights]) => {
      const { matchPercentage, factors } = explainMatch(intake, candidate, weights)
      const sum = (name: 'points' | 'max') =>
        factors.reduce((total, factor) => total + factor[name], 0)
      expect(sum('points')).toBe(matchPercentage)
      expect(sum('max')).toBe(100)
      for (const { points, max, earned, of, state } of factors) {
        expect(points).toBeLessThanOrEqual(max)
        expect(earned).toBeLessThanOrEqual(of)
        if (state === 'met') expect(points).toBe(max)
        if (state === 'unmet' || state === 'unknown') expect(points).toBe(0)
      }
    })
  })

  test('an answer more never lowers the exact points, and a blank is neither above a match nor below a mismatch', () => {
    forAny(anyCase, ([intake, candidate, weights, k, c]) => {
      const plan = planFor(intake, weights)
      const keys = Object.keys(candidate.practice.codes).filter(
        (key) => key !== 'years' && !thinning.includes(key),
      ) as Key[]
      const key = pick(keys, k)
      const codes: readonly string[] = candidate.practice.codes[key]
      const fewer = codes.filter((_, i) => i !== c % Math.max(codes.length, 1))
      const points = (answers: readonly string[]) =>
        exactPoints(plan, answering(candidate, key, answers))
      expect(points(fewer)).toBeLessThanOrEqual(points(codes))
      expect(points([])).toBeLessThanOrEqual(points(fewer))
      // Blank and wholly beside the wish are worth the same.
      expect(points([])).toBe(points(['nothing anyone asks for']))
    })
  })

  test('more years and more prompt answers never lower the percentage', () => {
    const years = ['years-0', 'years-2', 'years-5', 'years-10', 'years-15', 'years-20']
    forAny(anyCase, ([intake, candidate, weights, n, m]) => {
      const [less, more] = [n % years.length, m % years.length].toSorted()
      const percentage = (one: Candidate) => explainMatch(intake, one, weights).matchPercentage
      const withYears = (at: number) => percentage(answering(candidate, 'years', [years[at]!]))
      expect(withYears(less!)).toBeLessThanOrEqual(withYears(more!))
      const answered = (count: number) =>
        percentage({
          ...candidate,
          responsiveness: { threads: 10, answeredWithin72: count, medianSeconds: 60 },
        })
      const [fewer, most] = [n % 11, m % 11].toSorted((a, b) => a - b)
      expect(answered(fewer!)).toBeLessThanOrEqual(answered(most!))
    })
  })

  test('the order in which either side answered is of no account', () => {
    forAny(fc.tuple(anyIntake, anyDirectory, anyWeights), ([intake, directory, weights]) => {
      const turned = Object.fromEntries(
        Object.entries(intake).map(([key, codes]) => [key, [...codes].reverse()]),
      ) as { [K in PatientKey]: string[] } as Intake
      const mirrored = directory
        .toReversed()
        .map((candidate) =>
          Object.entries(candidate.practice.codes).reduce(
            (one, [key, codes]) => answering(one, key as Key, codes.toReversed()),
            candidate,
          ),
        )
      const options = { weights, today, patient: 'pat' }
      const shape = (result: ReturnType<typeof matchTherapists>) =>
        result.best.map(({ _id, matchPercentage }) => [_id, matchPercentage])
      const result = matchTherapists(intake, directory, options)
      expect(shape(matchTherapists(turned, mirrored, options))).toEqual(shape(result))
    })
  })

  test('nothing but answers, availability and measured replies counts', () => {
    forAny(fc.tuple(anyIntake, anyCandidate), ([intake, candidate]) => {
      const polished = { ...candidate, isDemo: true, photo: '/me.webp', createdAt: new Date() }
      expect(explainMatch(intake, polished)).toEqual(explainMatch(intake, candidate))
    })
  })
})

describe('whoever claims everything', () => {
  const everything = Object.fromEntries(
    therapistQuestions.map(({ key, choices }) => [
      key,
      choices.filter((choice) => !('open' in choice)).map(({ code }) => code),
    ]),
  ) as Parameters<typeof therapistSays>[0]
  const all: Candidate = { _id: 'all', practice: therapistSays(everything) }
  const one: Candidate = {
    _id: 'one',
    practice: therapistSays({
      specialization: ['grief'],
      approach: ['compassion'],
      style: ['warm'],
      language: ['en'],
      country: ['GB'],
    }),
  }
  const wishes = { life: ['loss'], approach: ['compassion'], style: ['warm'] } as const

  test('comes after whoever names just what is wanted, and is no substitute for the rest', () => {
    const { best } = matchTherapists(intakeOf(wishes), [all, one])
    expect(best.map(({ _id }) => _id)).toEqual(['one', 'all'])
    expect(best.map(({ matchPercentage }) => matchPercentage)).toEqual([100, 23])
  })

  test('speaks no language and has no licence that anybody could rely on', () => {
    const { eligible } = matchTherapists(intakeOf({ language: ['en'], country: ['GB'] }), [
      all,
      one,
    ])
    expect(eligible).toBe(1)
    expect(explainMatch(intakeOf({ language: ['en'] }), all).missing).toEqual(['The language'])
  })

  test('is told so by the same function that counts it', () => {
    const listed = ['anxiety', 'panic', 'sleep', 'grief', 'stress', 'anger']
    expect(areaTenths(listed, []).map(({ tenths }) => tenths)).toEqual([5, 5, 5, 5, 5, 5])
    expect(areaTenths(listed.slice(1), []).map(({ tenths }) => tenths)).toEqual([
      10, 10, 10, 10, 10,
    ])
    expect(areaTenths(listed, ['sleep']).map(({ tenths }) => tenths)).toEqual([5, 5, 10, 5, 5, 5])
    const many = concernSlugs.slice(0, 12)
    expect(new Set(areaTenths(many, []).map(({ tenths }) => tenths))).toEqual(new Set([2]))
    expect(areaTenths(concernSlugs, ['grief'])[3]).toEqual({ area: 'grief', tenths: 5 })
  })
})
