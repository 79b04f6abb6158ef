import { matchTherapists } from '@attune/engine/matching/match.ts'
import { readIntake } from '@attune/engine/questionnaires/read-intake.ts'
import { describe, expect, test } from 'vitest'
import { changed } from './golden-changed.ts'
import { pairsRight, rankers } from './golden-report.ts'
import { type GoldenCase, readCase, readGolden } from './read-golden.ts'

/** Those the rules were held to from the beginning; later files are measured by `npm run eval:match`. */
const families = [
  'concerns',
  'specialist',
  'must-haves',
  'approach',
  'clients',
  'style',
  'practical',
  'language',
  'identity',
  'experience',
  'missing',
  'traps',
  'whole-people',
]
const cases = readGolden().filter(({ family }) => families.includes(family))

function isAsWritten(one: GoldenCase): boolean {
  const { best } = matchTherapists(readIntake(one.answers), one.therapists, { facts: one.facts })
  const listed = best.map(({ _id }) => _id).toSorted()
  return (
    pairsRight(one, rankers.Attune!(one)) === 1 && `${listed}` === `${one.order.flat().toSorted()}`
  )
}

test('there are 300, no two alike, in every family at least a dozen', () => {
  const said = cases.map(({ asked, therapists }) =>
    JSON.stringify([asked, therapists.map(({ says }) => says)]),
  )
  expect(new Set(said).size).toBe(300)
  for (const family of families)
    expect(cases.filter((one) => one.family === family).length).toBeGreaterThanOrEqual(12)
})

describe.each(families)('%s', (family) => {
  test.each(cases.filter((one) => one.family === family).map((one) => [one.reason, one] as const))(
    '%s',
    (_, one) => {
      expect([one.id, isAsWritten(one)]).toEqual([one.id, !(one.id in changed)])
    },
  )
})

test('a line may say what stands beside the questionnaires', () => {
  const one = readCase(
    'x',
    'x-1',
    'brings worry; region US-CA; place Berlin; distance 30; matters hours; budget 80-EUR; payer AOK; says "I cannot; sleep" / a: does anxiety; main sleep; regions US-CA,US-NY; place Hamburg; limits acute-danger; fee 90-EUR; payers AOK,Barmer; words "Slow; and calm" / b: / b | a / Far.',
  )
  expect(one.facts).toMatchObject({
    region: 'US-CA',
    place: { name: 'Berlin' },
    distanceKm: 30,
    matters: ['hours'],
    budget: { most: 80, currency: 'EUR' },
    payer: 'AOK',
    firstWords: 'I cannot; sleep',
  })
  expect(one.therapists[0]).toMatchObject({
    says: { specialization: ['anxiety', 'sleep'] },
    facts: {
      mainAreas: ['sleep'],
      regions: ['US-CA', 'US-NY'],
      limits: ['acute-danger'],
      fee: { from: 90, to: 90, currency: 'EUR' },
      payers: ['AOK', 'Barmer'],
      words: 'Slow; and calm',
    },
  })
  expect([one.order, one.left]).toEqual([[['b']], ['a']])
  expect(() => readCase('x', 'x-2', 'brings nothing / a: / b: / a = b / No.')).toThrow(/no such/)
})
