import {
  type Factor,
  type FactorKey,
  type Match,
  maxPercent,
  type Weights,
} from '@attune/contract/matching.ts'
import { maxPoints, sharePoints } from '@attune/contract/points.ts'

/** What a person can weigh: `profile` stands alone and has nothing to be weighed against. */
export type WeighedKey = Exclude<FactorKey, 'profile'>

export const percentStep = 25
export const mostPercent = maxPercent

/** What stands while nothing was said: answering promptly counts only for someone who asks for it. */
export const percentOf = (key: WeighedKey, own: Weights) =>
  own[key] ?? (key === 'responsiveness' ? 0 : 100)

/** In the words a slider says aloud. */
export function percentWords(percent: number): string {
  if (percent === 0) return 'left out'
  if (percent === 100) return 'as it stands'
  return percent < 100 ? `${percent}%, less` : `${percent}%, more`
}

/** Without what only says again how things stand anyway. */
export function plainWeights(own: Weights): Weights {
  const entries = Object.entries(own) as [WeighedKey, number][]
  return Object.fromEntries(entries.filter(([key, percent]) => percent !== percentOf(key, {})))
}

export const sameWeights = (one: Weights, other: Weights) => {
  const [a, b] = [plainWeights(one), plainWeights(other)] as [Weights, Weights]
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]) as Set<WeighedKey>
  return [...keys].every((key) => a[key] === b[key])
}

/**
 * The same matches under other weights, best first: the arithmetic of the engine, out of the whole
 * numbers each factor carries, without asking the server.
 */
export function reweigh<T extends { match: Match }>(list: readonly T[], own: Weights): T[] {
  return list
    .map((one) => {
      const { match, exact } = reweighOne(one.match, own)
      return { one: { ...one, match }, exact: exact.earned / exact.of }
    })
    .toSorted((a, b) => b.exact - a.exact)
    .map(({ one }) => one)
}

function reweighOne(match: Match, own: Weights) {
  const factors = match.factors.map((factor) => ({ ...factor, percent: ownPercent(factor, own) }))
  const max = maxPoints(factors)
  const { percentage, points, exact } = sharePoints(max, factors)
  const isAsIs = factors.every(({ percent }, i) => percent === match.factors[i]?.percent)
  return {
    exact,
    match: {
      ...match,
      matchPercentage: percentage,
      factors: factors.map((factor, i) => ({
        ...factor,
        points: points[i] ?? 0,
        max: max[i] ?? 0,
      })),
      // It was worked out under the other weights.
      counterfactual: isAsIs ? match.counterfactual : null,
    },
  }
}

const ownPercent = ({ key, percent }: Factor, own: Weights) =>
  key === 'profile' ? percent : percentOf(key, own)
