import { z } from 'zod'

/** A whole day, such as 2026-11-27. */
export const Day = z.iso.date('Please give a day that exists.')

/** Both days are part of it. */
const away = z.object({ from: Day, until: Day })

export const ReplyHours = z.object({
  /** ISO weekdays: 1 is Monday, 7 is Sunday. */
  days: z.array(z.int().min(1).max(7)).min(1, 'Choose at least one day.').max(7),
  /** Whole hours of a day: from 0, to at most 24. */
  from: z.int().min(0).max(23),
  to: z.int().min(1).max(24),
  /** IANA name of the zone these hours are in, such as Europe/Berlin. */
  timeZone: z.string().min(1).max(60),
})
export type ReplyHours = z.infer<typeof ReplyHours>

/** Whether a therapist takes new patients, and when an answer can be expected. */
export const Availability = z.object({
  accepting: z.boolean(),
  replyHours: ReplyHours.nullable(),
  away: away.nullable(),
})
export type Availability = z.infer<typeof Availability>

/** The longest absence that can be told in one piece, in days. */
export const longestAway = 366

/** What is kept may outlive a zone's name; what is sent has to make sense today. */
export const AvailabilityDraft = Availability.extend({
  replyHours: ReplyHours.refine(
    ({ days }) => new Set(days).size === days.length,
    'Name each day once.',
  )
    .refine(({ from, to }) => from < to, 'The hours have to end after they begin.')
    .refine(({ timeZone }) => isTimeZone(timeZone), 'There is no such time zone.')
    .nullable(),
  away: away
    .refine(({ from, until }) => from <= until, 'The last day away comes before the first.')
    .refine(({ from, until }) => daysBetween(from, until) < longestAway, 'Away for a year at most.')
    .nullable(),
})
export type AvailabilityDraft = z.infer<typeof AvailabilityDraft>

/** The day it is for this therapist at `at`: in the zone of the reply hours, in UTC where none are given. */
export function dayOf({ replyHours }: Pick<Availability, 'replyHours'>, at: Date): string {
  const zone = replyHours && isTimeZone(replyHours.timeZone) ? replyHours.timeZone : 'UTC'
  // Swedish writes a date as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(at)
}

/** Away now, away later, or neither. */
export function absence(availability: Availability, at: Date): 'now' | 'later' | null {
  const { away } = availability
  const today = dayOf(availability, at)
  if (!away || away.until < today) return null
  return away.from <= today ? 'now' : 'later'
}

function isTimeZone(name: string) {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

const daysBetween = (from: string, until: string) =>
  (Date.parse(until) - Date.parse(from)) / (24 * 60 * 60 * 1000)
