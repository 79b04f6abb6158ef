import { readFileSync } from 'node:fs'
import { tallyAll } from '@attune/engine/matching/match.ts'
import { expect, test } from 'vitest'
import { difference } from '../matching/metrics.ts'
import { aheadOf, compare, exposureChange, meanOf, type Row } from './compare.ts'
import { type Harm, noHarm, seedsOf, smallWorld, type World } from './parameters.ts'
import { byTherapist, noGuards, oracle, type Policy, random, raw } from './policies.ts'
import { makePopulation } from './population.ts'
import { showBest } from './shown.ts'
import { componentsOf, shrunken } from './shrinkage.ts'

/** Fewer answers and three years: enough to tell the orders apart. */
const world: World = { ...smallWorld, profiles: 200, months: 36 }
const seeds = seedsOf(10)
/** Milliseconds that the slowest machine may take for some hundred simulated years. */
const long = 600_000

const rowsOf = (
  policies: readonly Policy[],
  more: Partial<World> = {},
  harm: Harm = noHarm,
  worlds = seeds,
) =>
  compare(
    { ...world, ...more },
    policies.map((policy) => ({ name: policy.name, policy, harm })),
    worlds,
  )

const delivered = (row: Row) => aheadOf(row, (one) => one.delivered)
const between = (of: Row, from: Row) =>
  difference(
    of.measures.map((one) => one.delivered),
    from.measures.map((one) => one.delivered),
  )

test('without a term the lists are those of the shipped matcher', () => {
  const { therapists, profiles } = makePopulation({ ...world, profiles: 60 }, 1)
  for (const profile of profiles) {
    const shown = showBest(therapists, profile, profile.query.seed, () => true)
    const { best } = tallyAll(profile.query, therapists)
    expect(shown.map(({ at }) => therapists[at]!._id)).toEqual(best.map(({ _id }) => _id))
  }
})

test(
  'the oracle is ahead of what was learned, that of the shipped order, and that of chance',
  () => {
    const [truth, learned, chance] = rowsOf([oracle, byTherapist(5), random]) as [Row, Row, Row]
    expect(between(truth, learned).low).toBeGreaterThan(0)
    expect(delivered(learned).low).toBeGreaterThan(0)
    expect(delivered(chance).high).toBeLessThan(0)
  },
  long,
)

test(
  'of few cases, means as they are bring less than shrunken ones for the same wishes given up',
  () => {
    const policies = [byTherapist(1, { times: 1.5 }), raw(1)]
    const [learned, means] = rowsOf(policies, {}, noHarm, seedsOf(20)) as [Row, Row]
    const wishes = (row: Row) => aheadOf(row, ({ points }) => points).mean
    expect(between(learned, means).low).toBeGreaterThan(0)
    expect(wishes(learned)).toBeGreaterThan(wishes(means) - 0.5)
  },
  long,
)

test(
  'where therapists do not differ, learning brings nothing and moves nobody',
  () => {
    const nothing = { generalShare: 0, specificShare: 0 }
    const [learned, means] = rowsOf([byTherapist(5), raw(1)], nothing) as [Row, Row]
    const ahead = delivered(learned)
    expect(ahead.low).toBeLessThanOrEqual(0)
    expect(ahead.high).toBeGreaterThanOrEqual(0)
    expect(Math.abs(aheadOf(learned, ({ gini }) => gini).mean)).toBeLessThan(0.01)
    for (const group of ['women', 'men', 'newcomers'] as const)
      expect(Math.abs(exposureChange(learned, group).mean - 1)).toBeLessThan(0.02)
    // Means as they are take luck for skill, and pay for it with wishes.
    expect(delivered(means).high).toBeLessThan(0)
  },
  long,
)

test(
  'who takes hard cases is pushed down, and less where severity is adjusted for',
  () => {
    const sorted = { ...noHarm, sorting: 1 }
    const [plain, adjusted] = rowsOf(
      [byTherapist(5, { adjust: false }), byTherapist(5)],
      {},
      sorted,
    )
    const down = (row: Row | undefined) => meanOf(row!, ({ pushedDown }) => pushedDown)
    expect(down(plain).low).toBeGreaterThan(0)
    expect(down(adjusted).mean).toBeLessThan(down(plain).mean / 2)
  },
  long,
)

test(
  'who asks only the happy is shown more, unless silence counts',
  () => {
    const guards = { ...noGuards, silence: true }
    const asked = { ...noHarm, collusion: true }
    const [plain, guarded] = rowsOf([byTherapist(5), byTherapist(5, { guards })], {}, asked)
    const shown = (row: Row | undefined) => exposureChange(row!, 'ask only the happy').mean
    expect(shown(plain)).toBeGreaterThan(shown(guarded))
  },
  long,
)

test(
  'the same seeds give the same figures',
  () => {
    const once = () => compare({ ...world, months: 24 }, [one], [7])[0]!.measures
    const one = { name: '', policy: byTherapist(1), harm: noHarm }
    expect(once()).toEqual(once())
  },
  long,
)

test('a mean is drawn to the general one, and that to the mean of all', () => {
  // One therapist, two concerns: four cases of mean 1, none of the other.
  const residuals = {
    cases: Float64Array.of(4, 0),
    sum: Float64Array.of(4, 0),
    squares: Float64Array.of(8, 0),
  }
  const known = { general: 0.1, specific: 0.1, oneCase: 0.8 }
  const { effects, general } = shrunken(residuals, 2, known)
  // The mean of four cases varies by 0.1 + 0.1 + 0.8 / 4 = 0.4: of 1, 0.1 / 0.4 is the general part.
  expect(general[0]).toBeCloseTo(0.25)
  expect(effects[0]).toBeCloseTo(0.5)
  expect(effects[1]).toBeCloseTo(0.25)
})

test('variances follow from the pairs of cases that share a therapist, and a concern', () => {
  // Two therapists, two concerns, two cases each: 0.1 above and below means of ±1 ± 0.5.
  const cases = Float64Array.of(2, 2, 2, 2)
  const means = [1.5, 0.5, -0.5, -1.5]
  const sum = Float64Array.from(means, (mean) => 2 * mean)
  const squares = Float64Array.from(means, (mean) => (mean + 0.1) ** 2 + (mean - 0.1) ** 2)
  const { general, specific, oneCase } = componentsOf({ cases, sum, squares }, 2)
  const sameConcern = (1.5 ** 2 + 0.5 ** 2) / 2 - 0.1 ** 2
  expect(general).toBeCloseTo(1.5 * 0.5)
  expect(specific).toBeCloseTo(sameConcern - general)
  expect(oneCase).toBeCloseTo(2 * 0.1 ** 2)
})

test('every figure that matching.md tells of this stands in the report', () => {
  const read = (name: string) =>
    readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8')
  const section = /## When outcomes may count\n([\s\S]*?)\n## /.exec(read('matching.md'))?.[1]
  const figures = section?.match(/\d+\.\d+|\d+ %/g) ?? []
  const known = new Set(read('learning-report.md').match(/\d+\.\d+ %|\d+ %|\d+\.\d+/g))
  expect(figures.length).toBeGreaterThan(20)
  expect(figures.filter((one) => !known.has(one) && !known.has(`${one} %`))).toEqual([])
})
