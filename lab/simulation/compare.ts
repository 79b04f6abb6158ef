import { difference, type Estimate, estimate } from '../matching/metrics.ts'
import { makeArrivals } from './arrivals.ts'
import { casesByQuarter, type Group, lockedOut, type Measures, measure } from './measures.ts'
import { type Harm, noHarm, type World } from './parameters.ts'
import { type Policy, shipped } from './policies.ts'
import { makePopulation } from './population.ts'
import { runPolicy } from './run.ts'

/** What a policy came to over many worlds; each world gives all policies the same people. */
export type Row = {
  name: string
  /** One of each world. */
  measures: readonly Measures[]
  /** The same worlds under the shipped order. */
  base: readonly Measures[]
  /** Counted cases for each therapist at the end of each quarter, mean over worlds. */
  cases: readonly number[]
}

/** A policy under a harm; `name` for the table. */
export type Case = { name: string; policy: Policy; harm: Harm }

export function compare(world: World, cases: readonly Case[], seeds: readonly number[]): Row[] {
  const rows = cases.map(({ name }) => ({
    name,
    measures: [] as Measures[],
    base: [] as Measures[],
    cases: [] as number[],
  }))
  for (const seed of seeds) {
    const measureIn = measurer(world, seed)
    for (const [i, { policy, harm }] of cases.entries()) {
      const { measures, cases: counted } = measureIn(policy, harm)
      const row = rows[i]!
      row.measures.push(measures)
      row.base.push(measureIn(shipped, { ...noHarm, sorting: harm.sorting }).measures)
      counted.forEach((count, quarter) => {
        row.cases[quarter] = (row.cases[quarter] ?? 0) + count / seeds.length
      })
    }
  }
  return rows
}

/**
 * Measures policies in one world, each but once. What is missing in the data does nothing to the shipped
 * order, so of harms only sorting, which decides who goes to whom, is one of its base.
 */
function measurer(world: World, seed: number) {
  const population = makePopulation(world, seed)
  const setting = { world, population, arrivals: makeArrivals(world, seed) }
  const known = new Map<string, { measures: Measures; cases: number[] }>()
  return (policy: Policy, harm: Harm) => {
    const key = JSON.stringify([{ ...policy, name: '' }, harm])
    const before = known.get(key)
    if (before) return before
    const run = runPolicy(setting, policy, harm)
    const found = {
      measures: measure(run, policy, population),
      cases: casesByQuarter(run, world.therapists),
    }
    known.set(key, found)
    return found
  }
}

/** Mean over worlds. */
export const meanOf = ({ measures }: Row, of: (one: Measures) => number): Estimate =>
  estimate(measures.map(of))

/** Paired with the shipped order in the same worlds. */
export const aheadOf = ({ measures, base }: Row, of: (one: Measures) => number): Estimate =>
  difference(measures.map(of), base.map(of))

/** Exposure of a group over that under the shipped order; 1 is unchanged. */
export const exposureChange = ({ measures, base }: Row, group: Group): Estimate =>
  estimate(measures.map((one, i) => one.exposure[group] / base[i]!.exposure[group]))

/** Share of the better therapists who are shown less than half as often as under the shipped order. */
export const lockedOutOf = ({ measures, base }: Row): Estimate =>
  estimate(measures.map((one, i) => lockedOut(one, base[i]!)))

/** Mean of a year's quarters, from 0, paired with the shipped order. */
export const aheadInYear = (row: Row, year: number): Estimate =>
  aheadOf(row, ({ quarters }) => mean(quarters.slice(4 * year, 4 * year + 4)))

const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length

/**
 * Counted cases for each therapist by the end of the quarter from which on a policy brings more than the shipped order in every
 * quarter, its interval of 95 % above 0; null where it never does.
 */
export function breaksEvenAt({ measures, base, cases }: Row): number | null {
  const quarters = measures[0]!.quarters.map((_, i) =>
    difference(
      measures.map((one) => one.quarters[i]!),
      base.map((one) => one.quarters[i]!),
    ),
  )
  const last = quarters.findLastIndex(({ low }) => low <= 0)
  return cases[last + 1] ?? null
}
