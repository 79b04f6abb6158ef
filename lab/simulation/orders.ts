import { termsOf } from './learn.ts'
import { mostTerm, termFor } from './parameters.ts'
import type { Policy } from './policies.ts'
import type { Feasible, Profile, Therapist } from './population.ts'
import { beforeAllElse, noTerm, type Term } from './shown.ts'
import type { TrackRecord } from './track-record.ts'

/** What a policy adds to the shipped order, for one patient's answers. */
export type Order = (profile: Profile) => Term

/** The order of a month, with what is known at its start. */
export function orderOf(
  policy: Policy,
  therapists: readonly Therapist[],
  record: TrackRecord,
  isHeld: (at: number, term: number) => boolean,
): Order {
  const truth = (at: number, concern: number) => therapists[at]!.effects[concern]!
  switch (policy.kind) {
    case 'shipped':
      return () => noTerm
    case 'random':
      return () => instead(() => 0)
    case 'best':
      return ({ concern }) => instead(({ at, gain }) => truth(at, concern) + gain)
    case 'oracle':
      return onTop((at, concern) => termFor(truth(at, concern)))
    case 'learned': {
      const terms = termsOf(record, policy.learning)
      return onTop((at, concern) => {
        const term = terms[at * record.concerns + concern]!
        return isHeld(at, term) ? 0 : term
      }, policy.learning.times * mostTerm)
    }
  }
}

/** As one more factor, worth its weight in the points of this person's other factors. */
const onTop =
  (term: (at: number, concern: number) => number, most = mostTerm): Order =>
  ({ concern, pointsPerWeight }) => ({
    of: ({ at }) => term(at, concern) * pointsPerWeight,
    most: most * pointsPerWeight,
  })

/** In place of the shipped points. */
const instead = (value: (one: Feasible) => number): Term => ({
  of: (one) => value(one) - (one.points + beforeAllElse * one.essential),
  most: Number.POSITIVE_INFINITY,
})
