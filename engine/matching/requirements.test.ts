import { noPracticeFacts } from '@attune/contract/practice-facts.ts'
import { noWishFacts, type WishFacts } from '@attune/contract/wish-facts.ts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyCandidates, anyIntake, intakeOf, therapistSays } from '../testing/answers.ts'
import { anyDirectory, anySaidFacts, today } from '../testing/candidates.ts'
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
      const isNeeded = ['language', 'format', 'licence'].includes(code)
      expect(missing(wishes, unmet)).toHaveLength(isNeeded ? 1 : 0)
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

  test('counts as many as there are once just that is let go of', () => {
    const any = fc.tuple(anyIntake, anyDirectory, anySaidFacts)
    forAny(any, ([intake, candidates, facts]) => {
      const counted = (relaxed: readonly string[]) =>
        matchTherapists(intake, candidates, {
          today,
          facts: { ...facts, relaxed: [...facts.relaxed, ...relaxed] },
        })
      const { eligible, blocked } = counted([])
      const keys = ['language', 'clients', 'licence', 'format', 'distance', 'hours', 'concerns']
      for (const key of keys) {
        const without = blocked.find((one) => one.key === key)?.without ?? eligible
        expect([key, counted([key]).eligible]).toEqual([key, without])
      }
    })
  })

  test('of a therapist’s own limits is not offered to be let go of', () => {
    const limited = (limits: ('acute-danger' | 'under-18')[]) => ({
      _id: 'a',
      practice: therapistSays({ clients: ['children'] }),
      facts: { ...noPracticeFacts, limits },
    })
    const child = intakeOf({ clients: ['children'] })
    const danger = intakeOf({ thoughts: ['life'] })
    for (const [asked, limit] of [
      [child, 'under-18'],
      [danger, 'acute-danger'],
    ] as const) {
      expect(matchTherapists(asked, [limited([])]).eligible).toBe(1)
      const facts = { ...noWishFacts, relaxed: ['limits'] }
      expect(matchTherapists(asked, [limited([limit])], { facts })).toMatchObject({
        eligible: 0,
        blocked: [],
      })
    }
    expect(matchTherapists(child, [limited(['acute-danger'])]).eligible).toBe(1)
  })
})

describe('a need', () => {
  const facts = (said: Partial<WishFacts>): WishFacts => ({ ...noWishFacts, ...said })
  const meets = (wishes: Wishes, said: Partial<WishFacts>, offers: Offers, stated = {}) =>
    explainMatch(
      intakeOf(wishes),
      { _id: 'a', practice: therapistSays(offers), facts: { ...noPracticeFacts, ...stated } },
      {},
      facts(said),
    ).missing
  const berlin = { country: 'DE', name: 'Berlin', lat: 52.52, lon: 13.405 }
  const potsdam = { country: 'DE', name: 'Potsdam', lat: 52.4, lon: 13.066 }
  const hamburg = { country: 'DE', name: 'Hamburg', lat: 53.551, lon: 9.994 }

  test('is that a child comes to somebody who sees children, whoever else comes along', () => {
    const child: Wishes = { clients: ['adults', 'children'] }
    expect(meets(child, {}, { clients: ['adults'] })).toEqual(['Who takes part'])
    expect(meets(child, {}, { clients: ['children'] })).toEqual([])
    expect(meets({ clients: ['adults', 'couples'] }, {}, { clients: ['couples'] })).toEqual([])
  })

  test('is a licence where the patient is, down to the state where both say one', () => {
    const here: Wishes = { country: ['US'] }
    const there = { region: 'US-CA' }
    const us: Offers = { country: ['US'] }
    expect(meets(here, {}, { country: ['MX'] })).toEqual(['A licence in my country'])
    expect(meets(here, there, us)).toEqual([])
    expect(meets(here, there, us, { regions: ['US-NY'] })).toHaveLength(1)
    expect(meets(here, there, us, { regions: ['US-NY', 'US-CA'] })).toEqual([])
    expect(meets(here, there, us, { regions: ['CA-ON'] })).toEqual([])
    expect(meets({}, there, {}, { regions: ['US-CA'] })).toEqual([])
    expect(meets(here, { ...there, relaxed: ['licence'] }, { country: ['MX'] })).toEqual([])
  })

  test('is a place within reach for those who meet in person', () => {
    const inPerson: Wishes = { format: ['in-person'] }
    const far: Offers = { format: ['in-person'] }
    expect(meets(inPerson, { place: berlin }, far, { place: hamburg })).toEqual(['The distance'])
    expect(meets(inPerson, { place: berlin }, far, { place: potsdam })).toEqual([])
    expect(meets(inPerson, { place: berlin, distanceKm: 10 }, far, { place: potsdam })).toEqual([
      'The distance',
    ])
    expect(meets(inPerson, { place: berlin }, far)).toEqual([])
    expect(meets(inPerson, {}, far, { place: hamburg })).toEqual([])
    const video: Wishes = { format: ['in-person', 'video'] }
    const both: Offers = { format: ['in-person', 'video'] }
    expect(meets(video, { place: berlin }, both, { place: hamburg })).toEqual([])
    expect(meets(inPerson, { place: berlin }, both, { place: hamburg })).toHaveLength(1)
    const anyway = { place: berlin, relaxed: ['format'] }
    expect(meets(inPerson, anyway, both, { place: hamburg })).toEqual([])
    expect(meets(inPerson, anyway, far, { place: hamburg })).toHaveLength(1)
  })

  test('is a place in a country of the patient, where they have not said from where', () => {
    const london = { place: { country: 'GB', name: 'London', lat: 51.507, lon: -0.128 } }
    const here: Wishes = { country: ['DE'] }
    const there: Offers = { country: ['DE', 'GB'], format: ['in-person'] }
    expect(meets(here, {}, there, london)).toEqual(['The distance'])
    expect(meets({ ...here, format: ['in-person'] }, {}, there, london)).toEqual(['The distance'])
    expect(meets(here, {}, there, { place: hamburg })).toEqual([])
    expect(meets(here, {}, there)).toEqual([])
    expect(meets(here, {}, { ...there, format: ['in-person', 'phone'] }, london)).toEqual([])
    expect(meets(here, {}, there, { ...london, onlineOnly: true })).toEqual([])
    expect(meets({ country: ['DE', 'GB'] }, {}, there, london)).toEqual([])
    expect(meets(here, { relaxed: ['distance'] }, there, london)).toEqual([])
    expect(meets({}, {}, there, london)).toEqual([])
  })

  test('that was let go of is named, and counts as a wish', () => {
    const candidates = [
      { _id: 'a', practice: therapistSays({ language: ['en'] }) },
      { _id: 'b', practice: therapistSays({ language: ['de'] }) },
    ]
    const said = facts({ relaxed: ['language'] })
    const { best, relaxed } = matchTherapists(intakeOf({ language: ['de'] }), candidates, {
      facts: said,
    })
    expect(best.map(({ _id }) => _id)).toEqual(['b', 'a'])
    expect(relaxed).toEqual([{ key: 'language', label: 'The language: German' }])
  })

  test('of several that had to be there together, a card lacks those alone that are not', () => {
    const wished = intakeOf({ clients: ['adults', 'couples', 'children'], must: ['clients'] })
    const offers = [
      ['adults'],
      ['adults', 'children'],
      ['children'],
      ['adults', 'couples', 'children'],
    ] as const
    const candidates = offers.map((clients, n) => ({
      _id: `${n}`,
      practice: therapistSays({ clients: [...clients] }),
    }))
    const { best, relaxed } = matchTherapists(wished, candidates, {
      facts: facts({ relaxed: ['clients'] }),
    })
    const lacks = Object.fromEntries(best.map(({ _id, letGo }) => [_id, letGo]))
    expect(lacks).toEqual({
      0: ['sessions for couples or sessions for children and teenagers'],
      1: ['sessions for couples'],
      2: ['sessions for one adult or sessions for couples'],
      3: [],
    })
    expect(relaxed).toHaveLength(1)
  })
})
