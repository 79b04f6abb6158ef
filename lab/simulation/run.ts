import { concernSlugs } from '@attune/content/questionnaires/concerns.ts'
import type { Arrival } from './arrivals.ts'
import { pickByWeight } from './draw.ts'
import { createExposure, withOneToLearn } from './exposure.ts'
import { enoughCases } from './learn.ts'
import { orderOf } from './orders.ts'
import { type Harm, happy, placeWeight, type World, worse } from './parameters.ts'
import type { Policy } from './policies.ts'
import type { Feasible, Population, Profile, Therapist } from './population.ts'
import { showBest } from './shown.ts'
import { addCase, type ClosedCase, emptyRecord, type TrackRecord } from './track-record.ts'

/** What came of one month; sums over the patients who found somebody. */
export type Month = {
  patients: number
  /** Patients for whom nobody was open. */
  unplaced: number
  /** True effects of those they went to with their concern, in SD. */
  effect: number
  /** SD from wished ways of working. */
  gain: number
  /** Patients whose therapist is worse than the mean with their concern. */
  worse: number
  /** Shipped points of those they went to. */
  points: number
  /** Closed cases known so far that count. */
  cases: number
  /** How often each therapist was shown. */
  places: Uint32Array
}

export type Run = { months: Month[]; record: TrackRecord }

export type Setting = { world: World; population: Population; arrivals: readonly Arrival[] }

/** One policy in one world, month by month: who is shown, who is chosen, and what is learned of it. */
export function runPolicy(setting: Setting, policy: Policy, harm: Harm): Run {
  const { world, population, arrivals } = setting
  const { therapists, profiles } = population
  const record = emptyRecord(therapists.length, concernSlugs.length)
  const closing: ClosedCase[][] = Array.from({ length: world.months + world.treatment }, () => [])
  const exposure = createExposure(therapists.length)
  const perMonth = arrivals.length / world.months
  const months: Month[] = []
  let cases = 0
  for (let month = 0; month < world.months; month++) {
    for (const one of closing[month]!) {
      addCase(record, one)
      if (one.change !== null) cases++
    }
    const here = emptyMonth(therapists.length, cases)
    const taken = new Uint8Array(therapists.length)
    const isOpen = (at: number) => taken[at]! < world.capacity && therapists[at]!.joins <= month
    const show = shower(policy, population, record, exposure)
    for (const arrival of arrivals.slice(month * perMonth, (month + 1) * perMonth)) {
      const profile = profiles[arrival.profile]!
      const list = show(profile, arrival, isOpen)
      for (const { at } of list) here.places[at]! += 1
      const chosen = choose(list, therapists, arrival, harm)
      if (!chosen) {
        here.unplaced++
        continue
      }
      taken[chosen.at]! += 1
      const effect = therapists[chosen.at]!.effects[profile.concern]!
      addTo(here, chosen, effect)
      if (arrival.consents)
        closing[month + world.treatment]!.push(
          closedCase(world, harm, arrival, profile, chosen, therapists[chosen.at]!),
        )
    }
    exposure.endMonth()
    months.push(here)
  }
  return { months, record }
}

type Open = (at: number) => boolean

/** Makes the lists of a month. */
function shower(
  policy: Policy,
  { therapists }: Population,
  record: TrackRecord,
  exposure: ReturnType<typeof createExposure>,
) {
  const isGuarded = policy.kind === 'learned' && policy.learning.guards.exposure
  const order = orderOf(policy, therapists, record, isGuarded ? exposure.isHeld : () => false)
  const isEnough = policy.kind === 'learned' ? enoughCases(record, policy.learning) : () => true
  return (profile: Profile, { tie }: Arrival, isOpen: Open): readonly Feasible[] => {
    const list = showBest(therapists, profile, tie, isOpen, order(profile))
    if (!isGuarded) return list
    const usual = showBest(therapists, profile, tie, isOpen)
    const isKnown = (at: number) => isEnough(at * record.concerns + profile.concern)
    const guarded = withOneToLearn(list, usual, isKnown)
    exposure.count(guarded, usual)
    return guarded
  }
}

function choose(
  list: readonly Feasible[],
  therapists: readonly Therapist[],
  { choice, severity }: Arrival,
  { sorting }: Harm,
): Feasible | undefined {
  const weights = list.map(
    ({ at }, place) =>
      placeWeight(place) * (therapists[at]!.takesHard ? Math.exp(sorting * severity) : 1),
  )
  return list[pickByWeight(weights, choice)]
}

function closedCase(
  world: World,
  harm: Harm,
  arrival: Arrival,
  { concern }: Profile,
  { at, gain }: Feasible,
  therapist: Therapist,
): ClosedCase {
  const { severity, measured, luck, completes } = arrival
  const change = therapist.effects[concern]! + gain - world.severitySlope * severity + luck
  const isAsked = !(harm.collusion && therapist.colludes) || change > happy
  const isSilent = completes >= world.complete * (change < worse ? 1 - harm.silence : 1)
  return { therapist: at, concern, measured, change: isAsked && !isSilent ? change : null }
}

const emptyMonth = (therapists: number, cases: number): Month => ({
  patients: 0,
  unplaced: 0,
  effect: 0,
  gain: 0,
  worse: 0,
  points: 0,
  cases,
  places: new Uint32Array(therapists),
})

function addTo(month: Month, { gain, points }: Feasible, effect: number) {
  month.patients++
  month.effect += effect
  month.gain += gain
  month.points += points
  if (effect < 0) month.worse++
}
