import { fnv1a } from '@attune/engine/numbers/fnv1a.ts'
import { seededRandom } from '@attune/engine/numbers/seeded-random.ts'
import { normal } from './draw.ts'
import type { World } from './parameters.ts'

/** A patient who looks for a therapist. Drawn before any order is, so that all orders get the same people. */
export type Arrival = {
  month: number
  /** Index of their answers. */
  profile: number
  /** How hard their case is, in SD; more is harder. */
  severity: number
  /** What is measured of that at the start, in SD. */
  measured: number
  /** What of their outcome lies with neither therapist, wishes nor severity, in SD. */
  luck: number
  consents: boolean
  /** 0 up to 1: the second measure is there where this is below its probability. */
  completes: number
  /** 0 up to 1: whom of the list they write to. */
  choice: number
  /** Settles the order of equals. */
  tie: number
}

export function makeArrivals(world: World, seed: number): Arrival[] {
  const random = seededRandom(fnv1a(`arrivals ${seed}`))
  const { generalShare, specificShare, severitySlope, severityReliability: reliability } = world
  const luckShare = 1 - generalShare - specificShare - severitySlope ** 2
  const perMonth = Math.round(world.demand * world.therapists)
  return Array.from({ length: perMonth * world.months }, (_, i) => {
    const severity = normal(random)
    const error = normal(random)
    return {
      month: Math.floor(i / perMonth),
      profile: Math.floor(random() * world.profiles),
      severity,
      measured: Math.sqrt(reliability) * severity + Math.sqrt(1 - reliability) * error,
      luck: normal(random) * Math.sqrt(luckShare),
      consents: random() < world.consent,
      completes: random(),
      choice: random(),
      tie: Math.floor(random() * 2 ** 32),
    }
  })
}
