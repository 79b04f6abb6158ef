import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyCandidates, anyIntake, intakeOf, therapistSays } from '../testing/answers.ts'
import { forAny } from '../testing/property.ts'
import { explainMatch, matchTherapists } from './match.ts'

type Wishes = Parameters<typeof intakeOf>[0]
type Offers = Parameters<typeof therapistSays>[0]

const missing = (wishes: Wishes, offers: Offers) =>
  explainMatch(intakeOf(wishes), { _id: 'a', practice: therapistSays(offers) }).missing

describe('a must-have', () => {
  test.each([
    ['language', { language: ['tr', 'de'] }, { language: ['de'] }, { language: ['en'] }],
    ['format', { format: ['in-person'] }, { format: ['in-person'] }, { format: ['video'] }],
    ['hours', { hours: ['sundays'] }, { hours: ['sundays'] }, { hours: ['early'] }],
    [
      'clients',
      { clients: ['couples', 'adults'] },
      { clients: ['adults', 'couples'] },
      { clients: ['adults'] },
    ],
    ['approach', { approach: ['cbt', 'act'] }, { approach: ['act'] }, { approach: ['emdr'] }],
    ['gender', { ease: ['woman'] }, { about: ['woman'] }, { about: ['man'] }],
    ['identity', { ease: ['trans'] }, { about: ['trans'] }, { about: ['lgbtq'] }],
    ['experience', { ease: ['years-10'] }, { years: ['years-10'] }, { years: ['years-5'] }],
    [
      'concerns',
      { brings: ['worry', 'anger'] },
      { specialization: ['anger'] },
      { specialization: ['panic'] },
    ],
    ['licence', { country: ['SE'] }, { country: ['SE', 'DK'] }, { country: ['DK'] }],
  ] as [NonNullable<Wishes['must']>[number], Wishes, Offers, Offers][])(
    '%s lets through who meets it, and neither who does not nor who left it blank',
    (code, wishes, met, unmet) => {
      const must = { ...wishes, must: [code] }
      expect(missing(must, met)).toEqual([])
      expect(missing(must, unmet)).toHaveLength(1)
      expect(missing(must, {})).toHaveLength(1)
      expect(missing(wishes, unmet)).toEqual([])
    },
  )

  test('whose wish was left open excludes nobody', () => {
    expect(missing({ must: ['language', 'gender', 'licence', 'concerns'] }, {})).toEqual([])
  })

  test('says its name when it is not met', () => {
    expect(missing({ language: ['tr'], must: ['language'] }, {})).toEqual(['The language'])
  })

  test('is never broken by a match', () => {
    forAny(fc.tuple(anyIntake, anyCandidates), ([intake, candidates]) => {
      const { best, eligible, total } = matchTherapists(intake, candidates)
      const allowed = candidates.filter((one) => explainMatch(intake, one).missing.length === 0)
      expect(total).toBe(candidates.length)
      expect(eligible).toBe(allowed.length)
      expect(allowed.map(({ _id }) => _id)).toEqual(
        expect.arrayContaining(best.map(({ _id }) => _id)),
      )
    })
  })
})

describe('what blocks', () => {
  const intake = intakeOf({
    language: ['tr'],
    hours: ['sundays'],
    format: ['video'],
    must: ['language', 'hours', 'format'],
  })
  const people: Offers[] = [
    { language: ['tr'], hours: ['sundays'], format: ['video'] },
    { language: ['tr'], hours: ['early'], format: ['video'] },
    { language: ['tr'], hours: ['evenings'], format: ['video'] },
    { language: ['de'], hours: ['sundays'], format: ['video'] },
    { language: ['de'], hours: ['early'], format: ['phone'] },
  ]

  test('is named with how many would be left without it, most first', () => {
    const candidates = people.map((offers, i) => ({ _id: `${i}`, practice: therapistSays(offers) }))
    expect(matchTherapists(intake, candidates)).toMatchObject({
      total: 5,
      eligible: 1,
      blocked: [
        { mustHave: 'The hours', without: 3 },
        { mustHave: 'The language', without: 2 },
      ],
    })
  })

  test('counts as many as there are once that must-have is dropped', () => {
    forAny(fc.tuple(anyIntake, anyCandidates), ([any, candidates]) => {
      const { eligible, blocked } = matchTherapists(any, candidates)
      const dropped = any.must
        .map((code) => ({ ...any, must: any.must.filter((other) => other !== code) }))
        .map((less) => matchTherapists(less, candidates).eligible)
        .filter((count) => count > eligible)
      expect(blocked.map(({ without }) => without).toSorted()).toEqual(dropped.toSorted())
    })
  })
})
