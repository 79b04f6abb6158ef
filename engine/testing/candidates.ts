import { concernSlugs } from '@attune/content/questionnaires/concerns.ts'
import { therapistQuestions } from '@attune/content/questionnaires/therapist.ts'
import { factorKeys, maxPercent, Weights } from '@attune/contract/matching.ts'
import type { PracticeFacts } from '@attune/contract/practice-facts.ts'
import type { Responsiveness } from '@attune/contract/responsiveness.ts'
import * as fc from 'fast-check'
import type { Candidate } from '../matching/candidate.ts'
import type { SaidFacts } from '../matching/said-facts.ts'
import { anyPractice } from './answers.ts'

/** The day on which the generated directories are looked at. */
export const today = '2026-11-20'

export const anyWeights: fc.Arbitrary<Weights> = fc.record(
  Object.fromEntries(
    Object.keys(Weights.shape).map((key) => [key, fc.integer({ min: 0, max: maxPercent })]),
  ),
  { requiredKeys: [] },
)

const anyDay = fc.integer({ min: 0, max: 60 }).map((days) => dayAfter('2026-11-01', days))

const anyAvailability: fc.Arbitrary<NonNullable<Candidate['availability']>> = fc.record({
  accepting: fc.integer({ min: 0, max: 9 }).map((n) => n > 0),
  away: fc.option(
    fc.tuple(anyDay, anyDay).map((days) => {
      const [from, until] = days.toSorted()
      return { from: from!, until: until! }
    }),
  ),
})

const anyResponsiveness: fc.Arbitrary<Responsiveness> = fc
  .tuple(fc.nat(12), fc.nat(12), fc.nat(600_000))
  .map(([one, other, medianSeconds]) => ({
    threads: Math.max(one, other),
    answeredWithin72: Math.min(one, other),
    medianSeconds,
  }))

/** A retired code stands for those kept from before a question changed. */
const anyArea = fc.constantFrom(
  'gone',
  ...therapistQuestions[0].choices.map(({ code }) => code as string),
)
const anyRegion = fc.constantFrom('US-CA', 'US-NY', 'CA-ON', 'AU-NSW', 'XX-1')
const anyPlace = fc
  .tuple(fc.integer({ min: -2, max: 2 }), fc.integer({ min: -2, max: 2 }))
  .map(([north, east]) => ({
    country: 'DE',
    name: 'there',
    lat: 52.5 + north * 0.3,
    lon: 13.4 + east * 0.4,
  }))
const anyAmount = fc.integer({ min: 6, max: 14 }).map((tens) => tens * 10)
const anyCurrency = fc.constantFrom('EUR', 'USD')
const anyPayer = fc.constantFrom('AOK', 'AOK Bayern', 'Barmer', 'NHS')

export const anyPracticeFacts: fc.Arbitrary<PracticeFacts> = fc.record({
  mainAreas: fc.uniqueArray(anyArea, { maxLength: 5 }),
  regions: fc.uniqueArray(anyRegion, { maxLength: 3 }),
  place: fc.option(anyPlace),
  onlineOnly: fc.option(fc.boolean()),
  fee: fc.option(
    fc.tuple(anyAmount, anyAmount, anyCurrency).map(([one, other, currency]) => ({
      from: Math.min(one, other),
      to: Math.max(one, other),
      currency,
    })),
  ),
  slidingScale: fc.option(fc.boolean()),
  payers: fc.uniqueArray(anyPayer, { maxLength: 2 }),
  nextStart: fc.option(anyDay),
  words: fc.constant(null),
  limits: fc.subarray(['acute-danger', 'under-18', 'court-reports']),
  newPeopleAMonth: fc.option(fc.integer({ min: 0, max: 6 })),
  closed: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
})

export const anySaidFacts: fc.Arbitrary<SaidFacts> = fc.record({
  region: fc.option(anyRegion),
  place: fc.option(anyPlace),
  distanceKm: fc.option(fc.constantFrom(10, 30, 60)),
  matters: fc.uniqueArray(fc.constantFrom(...factorKeys), { maxLength: 3 }),
  budget: fc.option(fc.record({ most: anyAmount, currency: anyCurrency })),
  payer: fc.option(anyPayer),
  heard: fc.subarray([...concernSlugs], { maxLength: 3 }),
  relaxed: fc.subarray(
    ['language', 'clients', 'licence', 'format', 'distance', 'limits', 'hours'],
    {
      maxLength: 3,
    },
  ),
})

/** Answers kept from before a question changed hold codes that are asked for no longer. */
const anyOldPractice = fc.tuple(anyPractice, fc.nat(9)).map(([practice, n]) => {
  if (n > 0) return practice
  const codes: { [key: string]: readonly string[] } = { ...practice.codes }
  for (const [key, list] of Object.entries(codes)) codes[key] = ['gone', ...list]
  return { ...practice, codes: codes as typeof practice.codes }
})

/** As people are: a few languages and licences; one in ten claims any number of them. */
const anyLikelyPractice = fc.tuple(anyOldPractice, fc.nat(9)).map(([practice, n]) => {
  if (n === 0) return practice
  const { language, country } = practice.codes
  return {
    ...practice,
    codes: { ...practice.codes, language: language.slice(0, 7), country: country.slice(-7) },
  }
})

const anyNewPeople = fc.record({
  month: fc.constantFrom('2026-10', '2026-11', '2026-12'),
  count: fc.nat(6),
})

/** Anyone of the directory, under ids such as the database gives. */
export const anyCandidate: fc.Arbitrary<Candidate> = fc
  .tuple(
    fc.uuid(),
    anyLikelyPractice,
    anyAvailability,
    fc.option(anyResponsiveness),
    fc.option(fc.tuple(anyPracticeFacts, anyNewPeople), { freq: 3 }),
    fc.subarray([...concernSlugs], { maxLength: 8 }),
  )
  .map(([_id, practice, availability, responsiveness, stated, told]) => ({
    _id,
    practice,
    availability,
    responsiveness,
    spoken: told.map((concern) => ({ concern, phrase: concern })),
    ...(stated && { facts: stated[0], newPeople: stated[1] }),
  }))

export const anyDirectory = fc.uniqueArray(anyCandidate, {
  selector: ({ _id }) => _id,
  maxLength: 30,
})

function dayAfter(day: string, days: number) {
  return new Date(Date.parse(day) + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
}
