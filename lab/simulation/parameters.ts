import { weights } from '@attune/engine/matching/weights.ts'

/**
 * What the simulation takes for true. One SD is that of the change from before to after, on one standard
 * measure, among all patients; more is better. Whatever has no source is our assumption.
 */
export const published = {
  /**
   * Share of the variance of outcome that lies with therapists: 5 % in practice (Johns, Barkham, Kellett
   * & Saxon 2019), 5.8 % (Saxon, Firth & Barkham 2017), 5.75 to 7.2 % (Schiefele et al. 2017).
   */
  therapistShare: 0.065,
  /** SD by which outcome is better where the way of working is a wished one (Swift et al. 2018). */
  preference: 0.28,
  /** Cases in a therapist's track record before it was used (Constantino et al. 2021). */
  casesOfTheTrial: 15,
} as const

/** Everything that one synthetic world follows from. */
export type World = {
  therapists: number
  /** How many different sets of answers patients come with. */
  profiles: number
  /** At least 24: newcomers join after a year, and are looked at for another. */
  months: number
  /** Months from the first to the second measure; 16 weeks in Constantino et al. 2021. */
  treatment: number
  /** Patients who look for a therapist, for each therapist and month. */
  demand: number
  /** New patients a therapist takes in a month at most. */
  capacity: number
  /** Share of variance that is the same for all concerns of a therapist, 0 to 1. */
  generalShare: number
  /** Share of variance that is a therapist's with one concern alone, 0 to 1. */
  specificShare: number
  /** SD for a wished way of working. */
  preference: number
  /** SD lost for each SD of severity. */
  severitySlope: number
  /** Share of what is measured of severity that is severity, 0 to 1. */
  severityReliability: number
  /** Share of patients who consent, before anything is known of their outcome. */
  consent: number
  /** Share of those whose second measure is there, where nothing biases it. */
  complete: number
  /** Share of therapists who take hard cases where `Harm.sorting` sends them. */
  takesHard: number
  /** Share of therapists who ask only patients who are doing well, where `Harm.collusion` is on. */
  colludes: number
}

/** 120 therapists as in the demo's directory, for four years. */
export const smallWorld: World = {
  therapists: 120,
  profiles: 400,
  months: 48,
  treatment: 4,
  demand: 2,
  capacity: 4,
  generalShare: published.therapistShare / 2,
  specificShare: published.therapistShare / 2,
  preference: published.preference,
  severitySlope: 0.3,
  severityReliability: 0.7,
  consent: 0.7,
  complete: 0.75,
  takesHard: 0.2,
  colludes: 0.1,
}

/** A directory of 2,000, for two years. */
export const largeWorld: World = { ...smallWorld, therapists: 2_000, profiles: 60, months: 24 }

/** The worlds drawn for each figure. */
export const seedsOf = (count: number) => Array.from({ length: count }, (_, i) => i + 1)

/**
 * The weight of what was learned, among the weights of `engine/matching/weights.ts`: an effect as large as
 * that of a wished way of working weighs what that weighs, and none weighs more.
 */
export const termFor = (effect: number) =>
  weights.approach * Math.max(-1, Math.min(1, effect / published.preference))
export const mostTerm: number = weights.approach

/** Whom of the six a patient writes to: in proportion to 1, 1/2, … 1/6. */
export const placeWeight = (place: number) => 1 / (place + 1)

/** What goes wrong with the data. All 0: nothing does. */
export type Harm = {
  /** Of those who are worse off than `worse`, the share who leave the second measure out all the same. */
  silence: number
  /** How much likelier a patient one SD more severe goes to who takes hard cases, as a logarithm. */
  sorting: number
  /** Whether therapists who collude have outcomes below `happy` left out. */
  collusion: boolean
}

export const noHarm: Harm = { silence: 0, sorting: 0, collusion: false }
/** Below so many SD someone is worse off than expected. */
export const worse = -0.5
/** Above so many SD someone is happy. */
export const happy = 0.3
