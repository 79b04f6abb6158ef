import { giniOf } from '../matching/sense-report.ts'
import { beliefsOf } from './learn.ts'
import type { Policy } from './policies.ts'
import { joinsAfter, type Population, type Therapist } from './population.ts'
import type { Month, Run } from './run.ts'
import type { TrackRecord } from './track-record.ts'

/** The least a therapist is shown in a year for half of it to tell anything. */
const enoughPlaces = 12

/** Share of the therapists who are better than the mean and shown less than half as often as in `base`. */
export function lockedOut({ places, better }: Measures, base: Measures): number {
  const known = places.flatMap((count, at) => {
    const usual = base.places[at]!
    return better[at] && usual >= enoughPlaces ? [count < usual / 2 ? 1 : 0] : []
  })
  return sum(known, (one) => one) / Math.max(known.length, 1)
}

/** Groups of therapists whose exposure is looked at. */
export const groups = {
  women: ({ gender }: Therapist) => gender === 'woman',
  men: ({ gender }: Therapist) => gender === 'man',
  'non-binary': ({ gender }: Therapist) => gender === 'non-binary',
  'under 5 years': ({ years }: Therapist) => yearsOf(years) < 5,
  '15 years or more': ({ years }: Therapist) => yearsOf(years) >= 15,
  newcomers: ({ isNew }: Therapist) => isNew,
  'take hard cases': ({ takesHard }: Therapist) => takesHard,
  'ask only the happy': ({ colludes }: Therapist) => colludes,
} as const satisfies { [name: string]: (one: Therapist) => boolean }

export type Group = keyof typeof groups
const groupNames = Object.keys(groups) as Group[]
const yearsOf = (code: string) => Number(code.slice('years-'.length))

/** What one run came to. All but the first are of its last year. */
export type Measures = {
  /** Of each quarter, SD for each patient. */
  quarters: number[]
  /** What patients gain by whom they go to, in SD: true effect and wished way of working. */
  delivered: number
  /** Of that the true effect alone. */
  effect: number
  /** Share of patients whose therapist is worse than the mean with their concern. */
  worse: number
  /** Shipped points of 100 of the one they go to. */
  points: number
  /** How often each therapist is shown. */
  places: number[]
  /** Whose true effect over all concerns is above the mean. */
  better: boolean[]
  /** How unevenly places are shared out: 0 evenly, 1 all to one. */
  gini: number
  /** Share of a group's places over its share of therapists; newcomers in their first year. */
  exposure: Record<Group, number>
  /** Places by which those who take hard cases stand lower in what is believed than in truth. */
  pushedDown: number
}

export function measure(run: Run, policy: Policy, population: Population): Measures {
  const { therapists } = population
  const year = run.months.slice(-12)
  const patients = sum(year, ({ patients }) => patients)
  const places = placesOf(year)
  const firstYear = placesOf(run.months.slice(joinsAfter, joinsAfter + 12))
  const exposure = Object.fromEntries(
    groupNames.map((name) => [
      name,
      shareOfPlaces(therapists, name === 'newcomers' ? firstYear : places, groups[name]),
    ]),
  ) as Record<Group, number>
  return {
    quarters: quartersOf(run.months).map(deliveredOf),
    delivered: deliveredOf(year),
    effect: sum(year, ({ effect }) => effect) / patients,
    worse: sum(year, ({ worse }) => worse) / patients,
    points: sum(year, ({ points }) => points) / patients,
    places,
    better: therapists.map(({ effects }) => effects.reduce((total, one) => total + one, 0) > 0),
    gini: giniOf(places),
    exposure,
    pushedDown:
      policy.kind === 'learned'
        ? pushedDown(run.record, beliefsOf(run.record, policy.learning).general, therapists)
        : 0,
  }
}

/** Counted cases for each therapist in the last month of each quarter. */
export const casesByQuarter = ({ months }: Run, therapists: number) =>
  quartersOf(months).map((quarter) => quarter.at(-1)!.cases / therapists)

const quartersOf = (months: readonly Month[]) =>
  Array.from({ length: Math.floor(months.length / 3) }, (_, i) => months.slice(3 * i, 3 * i + 3))

const deliveredOf = (months: readonly Month[]) =>
  sum(months, ({ effect, gain }) => effect + gain) / sum(months, ({ patients }) => patients)

function placesOf(months: readonly Month[]): number[] {
  const [first] = months
  return Array.from(first!.places, (_, at) => sum(months, ({ places }) => places[at]!))
}

function shareOfPlaces(
  therapists: readonly Therapist[],
  places: readonly number[],
  isIn: (one: Therapist) => boolean,
): number {
  const members = therapists.filter(isIn).length
  const theirs = sum(places, (count, at) => (isIn(therapists[at]!) ? count : 0))
  const all = sum(places, (count) => count)
  return members > 0 ? theirs / all / (members / therapists.length) : 1
}

/** Mean over those who take hard cases: rank in `believed` less rank in the truth of the same cases. */
function pushedDown(record: TrackRecord, believed: Float64Array, therapists: readonly Therapist[]) {
  const known = therapists
    .map((one, at) => ({ one, believed: believed[at]!, truth: truthOf(record, one, at) }))
    .filter(({ truth }) => truth !== null)
  const rankBy = (key: 'believed' | 'truth') =>
    new Map(known.toSorted((a, b) => b[key]! - a[key]!).map(({ one }, rank) => [one, rank]))
  const byBelief = rankBy('believed')
  const byTruth = rankBy('truth')
  const hard = known.filter(({ one }) => one.takesHard)
  if (hard.length === 0) return 0
  return sum(hard, ({ one }) => byBelief.get(one)! - byTruth.get(one)!) / hard.length
}

/** The true effect over the concerns of somebody's own cases; null without any. */
function truthOf({ cases, concerns }: TrackRecord, one: Therapist, at: number): number | null {
  const own = cases.subarray(at * concerns, (at + 1) * concerns)
  const all = own.reduce((total, count) => total + count, 0)
  if (all === 0) return null
  return own.reduce((total, count, concern) => total + count * one.effects[concern]!, 0) / all
}

function sum<T>(list: readonly T[], of: (one: T, at: number) => number): number {
  return list.reduce((total, one, at) => total + of(one, at), 0)
}
