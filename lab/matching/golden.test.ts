import { matchTherapists } from '@attune/engine/matching/match.ts'
import { readIntake } from '@attune/engine/questionnaires/read-intake.ts'
import { describe, expect, test } from 'vitest'
import { isTradeOff, pairsRight, rankers } from './golden-report.ts'
import { type GoldenCase, readCase, readGolden } from './read-golden.ts'

const golden = readGolden('golden')
const further = readGolden('further')

/** Frozen as they were written: the rules decide these otherwise. README.md says why they stay. */
const otherwise = [
  'trade-reason-first-7',
  'trade-reason-first-19',
  'trade-small-stays-small-15',
  'trade-small-stays-small-18',
  'trade-two-wishes-29',
  'trade-two-wishes-31',
  'trade-whole-lives-9',
  'trade-whole-lives-24',
]

function isAsWritten(one: GoldenCase): boolean {
  const { best } = matchTherapists(readIntake(one.answers), one.therapists, { facts: one.facts })
  const listed = best.map(({ _id }) => _id).toSorted()
  return (
    pairsRight(one, rankers.Attune!(one)) === 1 && `${listed}` === `${one.order.flat().toSorted()}`
  )
}

const isWhole = (ranker: string) => (one: GoldenCase) =>
  pairsRight(one, rankers[ranker]!(one)) === 1

test('there are 300, no two alike, at least 200 of them trade-offs', () => {
  const said = golden.map(({ asked, facts, therapists }) =>
    JSON.stringify([asked, facts, therapists.map(({ says, facts }) => [says, facts])]),
  )
  expect(new Set(said).size).toBe(300)
  expect(golden.filter(isTradeOff).length).toBeGreaterThanOrEqual(200)
})

test('at least 290 are as written, and with all weights equal or reversed no more than 200', () => {
  expect(golden.filter(isWhole('Attune')).length).toBeGreaterThanOrEqual(290)
  for (const other of ['Attune, all weights equal', 'Attune, weights reversed'])
    expect(golden.filter(isWhole(other)).length).toBeLessThanOrEqual(200)
})

test('what no weighting changes is no trade-off', () => {
  const of = (line: string) => isTradeOff(readCase('x', 'x-1', line))
  expect(of('brings sleep; approach cbt / a: does sleep; approach cbt / b: / a > b / All.')).toBe(
    false,
  )
  expect(
    of('ease woman; approach cbt / a: approach cbt / b: about woman / a > b / One each.'),
  ).toBe(true)
})

const families = Map.groupBy([...golden, ...further], ({ family }) => family)

describe.each([...families])('%s', (_, cases) => {
  test.each(cases.map((one) => [`${one.id}: ${one.reason}`, one] as const))('%s', (_, one) => {
    expect([one.id, isAsWritten(one)]).toEqual([one.id, !otherwise.includes(one.id)])
  })
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
