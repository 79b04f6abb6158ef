import type { Factor, Match } from '@attune/contract/matching.ts'
import { expect, test } from 'vitest'
import { percentWords, plainWeights, reweigh, sameWeights } from './weigh.ts'

const factor = (key: Factor['key'], weight: number, earned: number): Factor => ({
  key,
  label: key,
  points: 0,
  max: 0,
  weight,
  percent: 100,
  earned,
  of: 1,
  state: earned ? 'met' : 'unmet',
  yours: [],
  theirs: [],
})
const counterfactual = {
  text: 'With warmth not needed, this would be 100%.',
  matchPercentage: 100,
}
const listed = (_id: string, factors: Factor[]): { match: Match } => ({
  match: {
    ...{ _id, matchPercentage: 0, factors, counterfactual },
    ...{ wishes: factors.length, wishesMet: 0, few: false, fits: '', letGo: [] },
  },
})

const method = listed('method', [
  factor('concerns', 34, 1),
  factor('approach', 16, 1),
  factor('style', 6, 0),
])
const manner = listed('manner', [
  factor('concerns', 34, 1),
  factor('approach', 16, 0),
  factor('style', 6, 1),
])
const shares = (list: { match: Match }[]) =>
  list.map(({ match }) => [match._id, match.matchPercentage])

test('the order and the sums follow the weights, without a call', () => {
  expect(shares(reweigh([manner, method], {}))).toEqual([
    ['method', 89],
    ['manner', 72],
  ])
  expect(shares(reweigh([manner, method], { style: 300, approach: 0 }))).toEqual([
    ['manner', 100],
    ['method', 65],
  ])
  for (const { match } of reweigh([manner, method], { style: 275, concerns: 25 })) {
    expect(match.factors.reduce((sum, { points }) => sum + points, 0)).toBe(match.matchPercentage)
    expect(match.factors.reduce((sum, { max }) => sum + max, 0)).toBe(100)
  }
})

test('equals keep their order, and all turned down is as if nothing was turned', () => {
  const other = { match: { ...method.match, _id: 'other' } }
  expect(reweigh([other, method], {}).map(({ match }) => match._id)).toEqual(['other', 'method'])
  expect(shares(reweigh([method], { concerns: 0, approach: 0, style: 0 }))).toEqual([
    ['method', 89],
  ])
})

test('what would change a match is said only under the weights it was worked out for', () => {
  expect(reweigh([method], {})[0]!.match.counterfactual).toEqual(counterfactual)
  expect(reweigh([method], { style: 200 })[0]!.match.counterfactual).toBeNull()
})

test('a weight that changes nothing is none', () => {
  expect(plainWeights({ style: 100, approach: 50, responsiveness: 0 })).toEqual({ approach: 50 })
  expect(sameWeights({ style: 100 }, {})).toBe(true)
  expect(sameWeights({ responsiveness: 100 }, {})).toBe(false)
  expect([0, 50, 100, 250].map(percentWords)).toEqual([
    'left out',
    '50%, less',
    'as it stands',
    '250%, more',
  ])
})
