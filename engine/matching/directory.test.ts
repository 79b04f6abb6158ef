import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fnv1a } from '../numbers/fnv1a.ts'
import type { Practice } from '../questionnaires/read-practice.ts'
import { anyIntake, intakeOf, therapistSays } from '../testing/answers.ts'
import {
  anyCandidate,
  anyDirectory,
  anySaidFacts,
  anyWeights,
  today,
} from '../testing/candidates.ts'
import { forAny } from '../testing/property.ts'
import type { Candidate } from './candidate.ts'
import { createDirectory } from './directory.ts'
import { explainMatch, type Query, queryFor, tallyAll } from './match.ts'

const plainly = (query: Query, directory: readonly Candidate[]) => {
  const { best, tally } = tallyAll(query, directory)
  return { best: best.map(({ _id }) => _id), tally }
}
const filled = (candidates: readonly Candidate[]) => {
  const directory = createDirectory()
  for (const candidate of candidates) directory.put(candidate)
  return directory
}
const manyOf = (kinds: readonly Candidate[], count: number) =>
  Array.from({ length: count }, (_, n) => ({
    ...kinds[n % kinds.length]!,
    _id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  }))
const anyQuery = fc
  .tuple(anyIntake, anyWeights, fc.nat(8), fc.uuid(), fc.option(anySaidFacts))
  .map(([intake, weights, limit, patient, said]) =>
    queryFor(intake, { weights, limit, patient, today, facts: said ?? undefined }),
  )

/** Requirements meet so seldom at random that hardly anyone is left to be put in order. */
const anyFewNeeds = fc
  .tuple(anyIntake, anyWeights, fc.uuid(), anySaidFacts, fc.nat(3))
  .map(([intake, weights, patient, facts, n]) =>
    queryFor(
      { ...intake, must: [], ...(n > 0 && { language: [], clients: [], country: [] }) },
      { weights, limit: 6, patient, today, facts },
    ),
  )

const withoutGone = (practice: Practice): Practice => changeAll(practice, (codes) => codes)
const withGone = (practice: Practice): Practice =>
  changeAll(practice, (codes) => ['gone', ...codes, 'past'])

/** Without what is not asked for today, and as `change` has it. */
function changeAll(practice: Practice, change: (codes: string[]) => string[]): Practice {
  const codes = Object.entries(practice.codes).map(([key, list]) => [
    key,
    change((list as readonly string[]).filter((code) => code !== 'gone')),
  ])
  return { ...practice, codes: Object.fromEntries(codes) }
}

describe('the directory', () => {
  test('finds and counts exactly whom the plain loop does', () => {
    for (const queries of [anyQuery, anyFewNeeds])
      forAny(fc.tuple(queries, anyDirectory), ([query, candidates]) => {
        expect(filled(candidates).find(query)).toEqual(plainly(query, candidates))
      })
  })

  test('leaves out who could not take this person on, and nobody else', () => {
    const kinds = fc.sample(anyCandidate, { numRuns: 60, seed: 13 })
    const any = fc.tuple(anyFewNeeds, fc.integer({ min: 30, max: 100 }), fc.array(fc.nat(110)))
    forAny(any, ([plain, size, refusing]) => {
      const candidates = manyOf(kinds, size)
      // Some of them are in no directory.
      const declined = manyOf(kinds, 111).flatMap(({ _id }, n) => (refusing.includes(n) ? _id : []))
      const query = { ...plain, declined }
      const found = filled(candidates).find(query)
      expect(found).toEqual(plainly(query, candidates))
      expect(found).toEqual({
        ...plainly(
          plain,
          candidates.filter(({ _id }) => !declined.includes(_id)),
        ),
        tally: found.tally,
      })
      expect(found.tally.total + found.tally.unavailable).toBe(size)
    })
  })

  test('finds them however full the last page is', () => {
    const kinds = fc.sample(anyCandidate, { numRuns: 60, seed: 5 })
    const any = fc.tuple(anyQuery, fc.integer({ min: 30, max: 100 }))
    forAny(any, ([query, size]) => {
      const candidates = manyOf(kinds, size)
      expect(filled(candidates).find(query)).toEqual(plainly(query, candidates))
    })
  })

  test('finds them over many pages, equals included', () => {
    const candidates = manyOf(fc.sample(anyCandidate, { numRuns: 60, seed: 7 }), 9_000)
    const directory = filled(candidates)
    for (const query of fc.sample(fc.oneof(anyQuery, anyFewNeeds), { numRuns: 32, seed: 7 }))
      expect(directory.find(query)).toEqual(plainly(query, candidates))
  })

  test('finds the lower id first of those whose ids have the same hash', () => {
    const practice = therapistSays({ language: ['en'] })
    const lower = { _id: '1566ecc5-0000-4000-8000-0000f26bbb09', practice }
    const higher = { _id: 'c6e89140-0000-4000-8000-000054970042', practice }
    expect(fnv1a(lower._id)).toBe(fnv1a(higher._id))
    const query = queryFor(intakeOf({ language: ['en'] }), { limit: 1 })
    for (const both of [
      [lower, higher],
      [higher, lower],
    ]) {
      expect(filled(both).find(query).best).toEqual([lower._id])
      expect(plainly(query, both).best).toEqual([lower._id])
    }
  })

  test('knows who is closed on each day it is asked for, those who changed since too', () => {
    const candidates = manyOf(fc.sample(anyCandidate, { numRuns: 60, seed: 9 }), 200)
    const directory = createDirectory()
    const known: Candidate[] = []
    for (const [n, candidate] of candidates.entries()) {
      directory.put(candidate)
      known.push(candidate)
      if (n % 20) continue
      const day = new Date(Date.parse(today) + (n % 7) * 24 * 60 * 60 * 1000)
      const query = queryFor(intakeOf({}), { today: day.toISOString().slice(0, 10) })
      expect(directory.find(query)).toEqual(plainly(query, known))
    }
  })

  test('finds nobody by a must-have that no answer can meet', () => {
    const [candidate] = fc.sample(anyCandidate, 1)
    const { facts: _, ...plain } = candidate!
    const open = { ...plain, availability: { accepting: true, away: null } }
    const test = { kind: 'codes', fields: ['style-0'], need: 'any', codes: ['gone'] } as const
    const must = { key: 'style', label: 'x', except: 'x', isMust: true, test }
    const query = { ...queryFor(intakeOf({})), requirements: [must] }
    expect(filled([open]).find(query)).toEqual(plainly(query, [open]))
    expect(filled([open]).find(query).tally).toMatchObject({ total: 1, eligible: 0, onlyBy: [1] })
  })

  test('after 10,000 random changes equals one that is made anew', () => {
    const kinds = fc.sample(anyCandidate, { numRuns: 400, seed: 11 })
    const kept = new Map<string, Candidate>()
    const directory = createDirectory()
    const draws = fc.sample(fc.tuple(fc.nat(1_999), fc.nat(kinds.length - 1), fc.nat(2)), {
      numRuns: 10_000,
      seed: 11,
    })
    for (const [who, kind, what] of draws) {
      const _id = `${(who * 7_919).toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`
      if (what === 0) {
        directory.remove(_id)
        kept.delete(_id)
      } else {
        const candidate = { ...kinds[kind]!, _id }
        directory.put(candidate)
        kept.set(_id, candidate)
      }
    }
    expect(directory.size()).toBe(kept.size)
    const fresh = filled([...kept.values()])
    for (const query of fc.sample(fc.oneof(anyQuery, anyFewNeeds), { numRuns: 60, seed: 11 })) {
      const found = directory.find(query)
      expect(found).toEqual(fresh.find(query))
      expect(found).toEqual(plainly(query, [...kept.values()]))
    }
  })

  test('takes a changed therapist for the same one, and forgets one removed', () => {
    const [candidate] = fc.sample(anyCandidate, 1)
    const directory = filled([candidate!, candidate!])
    expect(directory.size()).toBe(1)
    directory.remove(candidate!._id)
    directory.remove(candidate!._id)
    expect(directory.size()).toBe(0)
    expect(directory.find(queryFor(intakeOf({}))).tally.total).toBe(0)
  })

  test('drops codes that are asked for no longer', () => {
    const practice = therapistSays({ language: ['en'] })
    const codes = { ...practice.codes, style: ['gone' as 'warm'] }
    const candidate = { _id: crypto.randomUUID(), practice: { ...practice, codes } }
    const query = queryFor(intakeOf({ style: ['warm'], language: ['en'] }))
    expect(filled([candidate]).find(query)).toEqual(plainly(query, [candidate]))
  })

  test('counts codes that are asked for no longer for nothing, on either side', () => {
    forAny(fc.tuple(anyIntake, anyCandidate), ([intake, candidate]) => {
      const old: Candidate = { ...candidate, practice: withGone(candidate.practice) }
      const plain: Candidate = { ...candidate, practice: withoutGone(candidate.practice) }
      const gone = { ...intake, brings: ['gone', ...intake.brings], must: [...intake.must, 'gone'] }
      const { factors: _, ...match } = explainMatch(intake, plain)
      expect(explainMatch(gone as typeof intake, old)).toMatchObject(match)
    })
  })

  test('takes at most 109 bytes a therapist', () => {
    const kinds = fc.sample(anyCandidate, { numRuns: 50, seed: 3 })
    const count = 40_000
    const directory = createDirectory()
    for (let n = 0; n < count; n++) {
      const _id = `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
      directory.put({ ...kinds[n % kinds.length]!, _id })
    }
    expect(directory.bytes() / count).toBeLessThan(109)
  })
})
