import type { FactorKey } from '@attune/contract/matching.ts'

/**
 * What each factor is worth when a patient asks for everything; what is left open is dropped and the
 * rest scaled up to 100. Every number with its source: docs/matching.md.
 */
export const weights = {
  /** The reason to come at all. Nothing else replaces work with it. */
  concerns: 32,
  /** Only for someone who turned it below 100 per cent; otherwise it comes before all else. */
  specialist: 32,
  /** Working as one prefers: outcome d = 0.28, and 1.79 times the odds of staying (Swift et al. 2018). */
  approach: 15,
  /** Without a shared language there is no session. */
  language: 9,
  /** Sessions that can't be attended help nobody. */
  format: 9,
  /** As above: an hour that does not exist can't be kept. */
  hours: 9,
  /** Couples, families and children are work of their own. */
  clients: 8,
  /** A preference too, but self-described on both sides: small and visible. */
  style: 6,
  /** Strongly wished for (d = 0.63), of little effect on outcome (d = 0.09; Cabral & Smith 2011). */
  identity: 5,
  /** As identity: respected where asked for, never guessed. */
  gender: 5,
  /** Years alone hardly predict outcome (Goldberg et al. 2016). */
  experience: 2,
  /** A session that can't be paid for is not kept either. */
  fee: 9,
  /** As above. */
  payer: 9,
  /** A third of a plain wish: the same in both people's own words says little, and is read by software. */
  words: 3,
  /** Only for someone who turns it up: who has just joined has no answers to measure. */
  responsiveness: 4,
  /** Stands alone, for someone who left everything open. */
  profile: 1,
} as const satisfies { [K in FactorKey]: number }

/** What a person makes of a factor while they have said nothing about it, in per cent. */
export const percentUnlessSaid = (key: FactorKey) => (key === 'responsiveness' ? 0 : 100)

/** How many times a factor weighs that someone named as what matters most to them. */
export const timesWhatMatters = 2

/** What a therapist near to a standard concern earns for it, in fifths; who lists it earns all five. */
export const nearFifths = 2
