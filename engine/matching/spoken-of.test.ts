import { noPracticeFacts } from '@attune/contract/practice-facts.ts'
import { noWishFacts } from '@attune/contract/wish-facts.ts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyIntake, intakeOf, therapistSays } from '../testing/answers.ts'
import { anyCandidate, anySaidFacts, anyWeights } from '../testing/candidates.ts'
import { forAny } from '../testing/property.ts'
import type { Candidate } from './candidate.ts'
import { explainMatch, matchTherapists } from './match.ts'
import { feeQuarters } from './pay.ts'
import { spokenOf } from './spoken-of.ts'
import { weights } from './weights.ts'

const words = 'I mostly see people whose husband died, and those who panic on trains.'

describe('what a therapist’s own words speak of', () => {
  test('is quoted as it stands there, once a concern', () => {
    const spoken = spokenOf(words)
    expect(spoken.map(({ concern }) => concern)).toContain('grief')
    for (const { phrase } of spoken) expect(words).toContain(phrase)
    expect(new Set(spoken.map(({ concern }) => concern)).size).toBe(spoken.length)
  })

  test.each([null, undefined, '', 'Hello.', '<b>constructor</b> __proto__ toString'])(
    'is nothing where nothing is said: %j',
    (text) => expect(spokenOf(text)).toEqual([]),
  )

  test('is read as a blank where it is everything', () => {
    const all = `${words} Insomnia, burnout, depression, divorce, alcohol, OCD, bulimia, ADHD,
      trauma, anger, infertility, cancer, loneliness, psychosis, self-harm and autism.`
    expect(spokenOf(all)).toEqual([])
  })
})

const therapist = (_id: string, spoken: Candidate['spoken'] = []): Candidate => ({
  _id,
  practice: therapistSays({ specialization: ['anxiety'], language: ['en'] }),
  spoken,
})
const facts = { ...noWishFacts, heard: ['grief' as const] }
const grief = [{ concern: 'grief' as const, phrase: 'husband died' }]

describe('the same in both people’s own words', () => {
  const intake = intakeOf({ brings: ['worry'], language: ['en'] })

  test('orders those who are equal otherwise, and says whose words are whose', () => {
    const silent = therapist('00000000-0000-4000-8000-000000000001')
    const speaking = therapist('00000000-0000-4000-8000-000000000002', grief)
    const { best } = matchTherapists(intake, [silent, speaking], { facts })
    expect(best[0]!._id).toBe(speaking._id)
    const { factors, wishes } = explainMatch(intake, speaking, {}, facts)
    const factor = factors.find(({ key }) => key === 'words')!
    expect(factor).toMatchObject({
      state: 'met',
      yours: ['In your own words: grief and loss'],
      theirs: ['“husband died”, in how they work'],
    })
    expect(wishes).toBe(2)
  })

  test('weighs a third of a language, and is no reason to drop a wish', () => {
    expect(weights.words * 3).toBeLessThanOrEqual(weights.language)
    expect(explainMatch(intake, therapist('b'), {}, facts).counterfactual?.text ?? '').not.toMatch(
      /write of/,
    )
  })

  test('never makes a match worse', () => {
    forAny(
      fc.tuple(anyIntake, anyCandidate, anyWeights, anySaidFacts),
      ([some, candidate, own, said]) => {
        const without = explainMatch(some, { ...candidate, spoken: [] }, own, said)
        const withWords = explainMatch(some, candidate, own, said)
        expect(withWords.matchPercentage).toBeGreaterThanOrEqual(without.matchPercentage)
      },
    )
  })
})

describe('a fee', () => {
  const pay = (from: number, to: number, slidingScale = false) => ({
    fee: { from, to, currency: 'EUR' },
    slidingScale,
    payers: [],
  })

  test.each([
    [pay(80, 100), 4],
    [pay(100, 160), 2],
    [pay(101, 120), 1],
    [pay(174, 180), 1],
    [pay(175, 180), 0],
    [pay(120, 130, true), 2],
    [pay(175, 190, true), 1],
  ])('of 100 EUR that can be paid, %j earns %i of 4', (one, earned) =>
    expect(feeQuarters('100 EUR')(one)).toBe(earned),
  )

  test('above what can be paid is not called met, however near', () => {
    const said = { ...noWishFacts, budget: { most: 100, currency: 'EUR' } }
    const of = (from: number) =>
      explainMatch(
        intakeOf({ language: ['en'] }),
        {
          ...therapist('c'),
          facts: { ...noPracticeFacts, fee: { from, to: from, currency: 'EUR' } },
        },
        {},
        said,
      )
    expect([of(100), of(110), of(180)].map(({ wishesMet }) => wishesMet)).toEqual([2, 1, 1])
    expect(of(110).matchPercentage).toBeGreaterThan(of(180).matchPercentage)
  })
})
