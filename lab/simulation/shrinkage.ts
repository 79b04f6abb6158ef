import type { Residuals } from './residuals.ts'

/** Variances in SD²: of therapists, of a therapist's concerns, and of one case. */
export type Components = { general: number; specific: number; oneCase: number }

/** What is believed: of each therapist with each concern, and of each therapist; in SD, 0 is the mean. */
export type Beliefs = { effects: Float64Array; general: Float64Array }

/**
 * The variances out of the data themselves, by moments: two cases of one therapist with one concern have
 * both therapist variances in common, two of different concerns the general one alone. Never below 0, so
 * that where nothing can be told apart nobody is.
 */
export function componentsOf({ cases, sum, squares }: Residuals, concerns: number): Components {
  const same = { products: 0, pairs: 0 }
  const across = { products: 0, pairs: 0 }
  let all = 0
  let total = 0
  for (let from = 0; from < cases.length; from += concerns) {
    const own = { cases: 0, sum: 0, squaredSums: 0, squaredCases: 0 }
    for (let at = from; at < from + concerns; at++) {
      own.cases += cases[at]!
      own.sum += sum[at]!
      own.squaredSums += sum[at]! ** 2
      own.squaredCases += cases[at]! ** 2
      same.products += sum[at]! ** 2 - squares[at]!
      same.pairs += cases[at]! * (cases[at]! - 1)
      total += squares[at]!
    }
    all += own.cases
    across.products += own.sum ** 2 - own.squaredSums
    across.pairs += own.cases ** 2 - own.squaredCases
  }
  const both = same.pairs > 0 ? same.products / same.pairs : 0
  const general = across.pairs > 0 ? Math.max(across.products / across.pairs, 0) : 0
  const specific = Math.max(both - general, 0)
  const oneCase = all > 0 ? Math.max(total / all - general - specific, 0) : 0
  return { general, specific, oneCase }
}

/**
 * Empirical Bayes: a concern's mean is drawn to the therapist's general one, that to the mean of all,
 * the more the fewer cases there are.
 */
export function shrunken(residuals: Residuals, concerns: number, known?: Components): Beliefs {
  const { general, specific, oneCase } = known ?? componentsOf(residuals, concerns)
  const { cases, sum } = residuals
  const beliefs = emptyBeliefs(cases.length, concerns)
  for (let from = 0; from < cases.length; from += concerns) {
    let precision = 0
    let weighted = 0
    for (let at = from; at < from + concerns; at++) {
      if (cases[at] === 0) continue
      const spread = specific + oneCase / cases[at]!
      precision += 1 / spread
      weighted += sum[at]! / cases[at]! / spread
    }
    const mean = general > 0 ? weighted / (1 / general + precision) : 0
    beliefs.general[from / concerns] = mean
    for (let at = from; at < from + concerns; at++) {
      const own = cases[at]!
      const weight = own > 0 ? specific / (specific + oneCase / own) : 0
      beliefs.effects[at] = mean + (own > 0 ? weight * (sum[at]! / own - mean) : 0)
    }
  }
  return beliefs
}

/** What somebody without statistics would do: the mean as it is, however few the cases. */
export function rawMeans({ cases, sum }: Residuals, concerns: number): Beliefs {
  const beliefs = emptyBeliefs(cases.length, concerns)
  for (let from = 0; from < cases.length; from += concerns) {
    let all = 0
    let total = 0
    for (let at = from; at < from + concerns; at++) {
      beliefs.effects[at] = cases[at]! > 0 ? sum[at]! / cases[at]! : 0
      all += cases[at]!
      total += sum[at]!
    }
    beliefs.general[from / concerns] = all > 0 ? total / all : 0
  }
  return beliefs
}

const emptyBeliefs = (cells: number, concerns: number): Beliefs => ({
  effects: new Float64Array(cells),
  general: new Float64Array(cells / concerns),
})
