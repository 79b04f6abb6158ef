/** After how many days something is over and goes; docs/retention.md says it in words. */
export const keptDays = {
  /** A session that nobody uses, one however much it is used, and one that has ended. */
  idleSession: 7,
  session: 30,
  endedSession: 1,
  /** A browser that has signed in before; browsers keep no cookie longer. */
  knownDevice: 400,
  /** A mail that no server takes. */
  mail: 30,
  /** What a person was told: that something happened. */
  notification: 90,
  /** How often a therapist was seen, by day. */
  reach: 40,
  /** A report that a therapist wrote, once it is closed. */
  closedReport: 180,
} as const
