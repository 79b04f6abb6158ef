import { matchTherapists } from '@attune/engine/matching/match.ts'
import { readIntake } from '@attune/engine/questionnaires/read-intake.ts'
import { describe, expect, test } from 'vitest'
import { pairsRight, rankers } from './golden-report.ts'
import { families, readGolden } from './read-golden.ts'

const cases = readGolden()

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
      expect(pairsRight(one, rankers.Attune!(one))).toBe(1)
      const { best } = matchTherapists(readIntake(one.answers), one.therapists)
      expect(best.map(({ _id }) => _id).toSorted()).toEqual(one.order.flat().toSorted())
    },
  )
})
