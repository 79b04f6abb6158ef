import { maxPercent, Weights } from '@attune/contract/matching.ts'
import type { Responsiveness } from '@attune/contract/responsiveness.ts'
import * as fc from 'fast-check'
import type { Candidate } from '../matching/candidate.ts'
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

/** Anyone of the directory, under ids such as the database gives. */
export const anyCandidate: fc.Arbitrary<Candidate> = fc
  .tuple(fc.uuid(), anyPractice, anyAvailability, fc.option(anyResponsiveness))
  .map(([_id, practice, availability, responsiveness]) => ({
    _id,
    practice,
    availability,
    responsiveness,
  }))

export const anyDirectory = fc.uniqueArray(anyCandidate, {
  selector: ({ _id }) => _id,
  maxLength: 30,
})

function dayAfter(day: string, days: number) {
  return new Date(Date.parse(day) + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
}
