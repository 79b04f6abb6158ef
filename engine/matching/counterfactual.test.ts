import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyIntake, anyPractice, intakeOf, therapistSays } from '../testing/answers.ts'
import { forAny } from '../testing/property.ts'
import { explainMatch } from './match.ts'

type Wishes = Parameters<typeof intakeOf>[0]
type Offers = Parameters<typeof therapistSays>[0]

const change = (wishes: Wishes, offers: Offers) =>
  explainMatch(intakeOf(wishes), { _id: 'a', practice: therapistSays(offers) }).counterfactual

describe('the best change', () => {
  test('drops the one wish that costs most', () => {
    const wishes: Wishes = { brings: ['worry'], language: ['tr'], ease: ['woman'] }
    expect(change(wishes, { specialization: ['anxiety'], about: ['man'] })).toEqual({
      text: 'Without your wish for Turkish, this would be 88%.',
      matchPercentage: 88,
    })
  })

  test('drops all alternatives of a factor together, and keeps what is met of the others', () => {
    expect(
      change({ brings: ['worry'], hours: ['early', 'sundays'] }, { specialization: ['anxiety'] }),
    ).toEqual({
      text: 'Without your wish for early hours and Sundays, this would be 100%.',
      matchPercentage: 100,
    })
    expect(change({ brings: ['anger'], style: ['warm', 'humour'] }, { style: ['warm'] })).toEqual({
      text: 'Without your wish for some humour, this would be 15%.',
      matchPercentage: 15,
    })
  })

  test('is none when all is met, when nothing else was asked, or when only concerns are unmet', () => {
    expect(change({ language: ['en'] }, { language: ['en'] })).toBeNull()
    expect(change({ language: ['tr'] }, { language: ['en'] })).toBeNull()
    expect(change({ brings: ['anger'], language: ['en'] }, { language: ['en'] })).toBeNull()
    expect(change({}, {})).toBeNull()
  })

  test('is always a rise', () => {
    forAny(fc.tuple(anyIntake, anyPractice), ([intake, practice]) => {
      const { counterfactual, matchPercentage } = explainMatch(intake, { _id: 'a', practice })
      if (counterfactual) expect(counterfactual.matchPercentage).toBeGreaterThan(matchPercentage)
    })
  })
})
