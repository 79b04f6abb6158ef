import type { FactorKey } from '@attune/contract/matching.ts'

/**
 * What each factor is worth when a patient asks for everything; what is left open is dropped and the
 * rest scaled up to 100. Every number with its source: docs/matching.md.
 */
export const weights = {
  /** The reason to come at all. Nothing else replaces work with it. */
  concerns: 28,
  /** Only for someone who turned it below 100 per cent; otherwise it comes before all else. */
  specialist: 28,
  /** Working as one prefers: outcome d = 0.28, and 1.79 times the odds of staying (Swift et al. 2018). */
  approach: 12,
  /** What a session takes weighs more than any one liking: without a shared language there is none. */
  language: 13,
  /** Sessions that can't be attended help nobody. */
  format: 13,
  /** As above: an hour that does not exist can't be kept. */
  hours: 13,
  /** Couples, families and children are work of their own. */
  clients: 7,
  /** A preference too, but self-described on both sides: small and visible. */
  style: 5,
  /** Strongly wished for (d = 0.63), of little effect on outcome (d = 0.09; Cabral & Smith 2011). */
  identity: 4,
  /** As identity: respected where asked for, never guessed. */
  gender: 4,
  /** Years alone hardly predict outcome (Goldberg et al. 2016). */
  experience: 1,
  /** A session that can't be paid for is not kept either. */
  fee: 13,
  /** As above. */
  payer: 13,
  /** Half of the least wish of how somebody works: the same in both people's own words says little, and is read by software. */
  words: 3,
  /** Only for someone who turns it up: who has just joined has no answers to measure. */
  responsiveness: 4,
  /** Stands alone, for someone who left everything open. */
  profile: 1,
} as const satisfies { [K in FactorKey]: number }

/** Who comes with more than one reason wants all of them met: each of two further ones adds to the weight. */
export const weightOfReasons = (named: number) =>
  weights.concerns + 8 * Math.min(Math.max(named - 1, 0), 2)

/** What a person makes of a factor while they have said nothing about it, in per cent. */
export const percentUnlessSaid = (key: FactorKey) => (key === 'responsiveness' ? 0 : 100)

/**
 * What someone named as what matters most to them: twice as much, and no less than the reason they come
 * with. Twice a small weight would still be the least of all.
 */
export const weightOfWhatMatters = (weight: number) => Math.max(2 * weight, weights.concerns)

/** What a therapist near to a standard concern earns for it, in fifths; who lists it earns all five. */
export const nearFifths = 2
