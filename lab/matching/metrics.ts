import { seededRandom } from '@attune/engine/numbers/seeded-random.ts'

/** A mean with its 95 % interval by bootstrap over the units it is a mean of. */
export type Estimate = { mean: number; low: number; high: number; units: number }

const rounds = 2_000

/** @param values One number a case; resampled with a fixed seed, so that a run repeats exactly. */
export function estimate(values: readonly number[]): Estimate {
  const random = seededRandom(20_261)
  const means = Array.from({ length: rounds }, () => {
    let sum = 0
    for (let i = 0; i < values.length; i++) sum += values[Math.floor(random() * values.length)]!
    return sum / values.length
  }).toSorted((a, b) => a - b)
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const at = (share: number) => means[Math.floor(share * (rounds - 1))]!
  return { mean, low: at(0.025), high: at(0.975), units: values.length }
}

/** The same for the difference of two measures taken on the same cases. */
export const difference = (of: readonly number[], from: readonly number[]) =>
  estimate(of.map((value, i) => value - from[i]!))

/** 1 / the place of the first relevant one; 0 where none is listed. */
export function reciprocalRank(ranked: readonly string[], relevant: ReadonlySet<string>): number {
  const at = ranked.findIndex((id) => relevant.has(id))
  return at < 0 ? 0 : 1 / (at + 1)
}

/** The share of the relevant among the first `k`, of as many as there could be. */
export function recallAt(k: number, ranked: readonly string[], relevant: ReadonlySet<string>) {
  const found = ranked.slice(0, k).filter((id) => relevant.has(id)).length
  return found / Math.min(k, relevant.size)
}

export const percent = ({ mean, low, high }: Estimate) =>
  `${mean.toFixed(3)} [${low.toFixed(3)}, ${high.toFixed(3)}]`
