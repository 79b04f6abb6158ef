import { concernSlugs } from '@attune/content/questionnaires/concerns.ts'
import { closedDays, isClosedOn } from '@attune/engine/matching/candidate.ts'
import { type Query, queryFor } from '@attune/engine/matching/match.ts'
import { missingFrom } from '@attune/engine/matching/requirements.ts'
import { exactPoints, type Plan, shareOf } from '@attune/engine/matching/score.ts'
import { fnv1a } from '@attune/engine/numbers/fnv1a.ts'
import { seededRandom } from '@attune/engine/numbers/seeded-random.ts'
import { readReasons } from '@attune/engine/questionnaires/concern-signals.ts'
import { makePatient } from '../matching/plausible-patients.ts'
import { makeSkewedTherapist, type Person } from '../matching/synthetic.ts'
import { normal, type Random } from './draw.ts'
import type { World } from './parameters.ts'

/** A therapist with what nobody can see. */
export type Therapist = Person & {
  hash: number
  /** True effect with each concern, in SD; 0 is the mean of all therapists. */
  effects: Float64Array
  /** The part of it that is the same with all concerns. */
  general: number
  takesHard: boolean
  colludes: boolean
  /** The month they join in. */
  joins: number
}

/** A therapist who meets all that a patient needs. */
export type Feasible = {
  at: number
  /** The shipped points, of 100 and before rounding. */
  points: number
  /** Of these the ones for training of its own, which come before all else. */
  essential: number
  /** SD gained by a wished way of working. */
  gain: number
}

/** One set of answers, and what the shipped matcher makes of everyone for it. */
export type Profile = {
  /** Index of the concern that is measured: the first of those that were named. */
  concern: number
  /** Most points first. */
  feasible: readonly Feasible[]
  query: Query
  /** Points of 100 that one of the engine's weights is worth here, beside training of its own. */
  pointsPerWeight: number
}

export type Population = { therapists: Therapist[]; profiles: Profile[] }

/** Who is new joins after so many months. */
export const joinsAfter = 12
const today = '2026-03-02'

export function makePopulation(world: World, seed: number): Population {
  const random = seededRandom(fnv1a(`population ${seed}`))
  const therapists = Array.from({ length: world.therapists }, (_, i) =>
    makeTherapist(world, random, `s${seed}-t${i}`),
  )
  const profiles: Profile[] = []
  for (let i = 0; profiles.length < world.profiles; i++) {
    const profile = makeProfile(world, random, `s${seed}-p${i}`, therapists)
    if (profile) profiles.push(profile)
  }
  return { therapists, profiles }
}

function makeTherapist(world: World, random: Random, _id: string): Therapist {
  const person = makeSkewedTherapist(random, _id)
  const general = normal(random) * Math.sqrt(world.generalShare)
  const specific = Math.sqrt(world.specificShare)
  return {
    ...person,
    hash: fnv1a(_id),
    general,
    effects: Float64Array.from(concernSlugs, () => general + normal(random) * specific),
    takesHard: random() < world.takesHard,
    colludes: random() < world.colludes,
    joins: person.isNew ? joinsAfter : 0,
  }
}

/** Null for somebody whom nobody could see, or who named nothing: no order can help there. */
function makeProfile(world: World, random: Random, id: string, therapists: readonly Therapist[]) {
  const { intake } = makePatient(random, id, therapists)
  const query = queryFor(intake, { patient: id, today })
  const feasible = therapists
    .flatMap((one, at) =>
      isFeasible(query, one) ? [{ at, ...pointsOf(world, query.plan, one) }] : [],
    )
    .toSorted((a, b) => b.points - a.points)
  const { named, hinted } = readReasons(intake)
  const main = named[0] ?? hinted[0]
  if (feasible.length === 0 || !main) return null
  return {
    concern: concernSlugs.indexOf(main.concern),
    feasible,
    query,
    pointsPerWeight: pointsPerWeight(query.plan),
  }
}

function pointsPerWeight({ asks, max }: Plan): number {
  const others = asks.flatMap((ask, i) =>
    isEssential(ask) ? [] : [{ weight: ask.weight, max: max[i]! }],
  )
  const sum = (key: 'weight' | 'max') => others.reduce((total, one) => total + one[key], 0)
  return others.length > 0 ? sum('max') / sum('weight') : 0
}

const isFeasible = ({ requirements, day }: Query, one: Therapist) =>
  !isClosedOn(day, closedDays(one)) && missingFrom(requirements, one).length === 0

function pointsOf(world: World, plan: Plan, one: Therapist): Omit<Feasible, 'at'> {
  let essential = 0
  let gain = 0
  for (const [i, ask] of plan.asks.entries()) {
    const share = shareOf(ask, one)
    if (!share || share.earned === 0) continue
    if (isEssential(ask)) essential += (plan.max[i]! * share.earned) / share.of
    if (ask.key === 'approach') gain = world.preference
  }
  return { points: exactPoints(plan, one) / plan.of, essential, gain }
}

const isEssential = ({ essential = 0, percent }: Plan['asks'][number]) =>
  essential > 0 && percent >= 100
