import { z } from 'zod'

/** A whole day, such as 2026-11-27. */
export const Day = z.iso
  .date('Please give a day that exists.')
  // The calendar of the database has no year 0.
  .refine((day) => day >= '0001', 'Please give a day that exists.')

/** From the first day to the last, both included. */
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

/** The longest absence, in days. */
export const longestAway = 366

/** Stricter than what is stored: a time zone that was known once may be gone from the list of zones. */
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

/** The therapist's day at `at`, as YYYY-MM-DD: in the zone of the reply hours, or in UTC. */
export const dayOf = ({ replyHours }: Pick<Availability, 'replyHours'>, at: Date): string =>
  calendarIn(replyHours?.timeZone ?? 'UTC').format(at)

/** Whether the therapist is away on the day of `at`, or will be; null for neither. */
export function absence(availability: Availability, at: Date): 'now' | 'later' | null {
  const { away } = availability
  if (!away) return null
  const today = dayOf(availability, at)
  if (away.until < today) return null
  return away.from <= today ? 'now' : 'later'
}

const calendars = new Map<string, Intl.DateTimeFormat>()

/** Kept, as making one takes a phone longer than all else of a card. A zone of old is read as UTC. */
function calendarIn(zone: string): Intl.DateTimeFormat {
  const known = calendars.get(zone)
  if (known) return known
  if (!isTimeZone(zone)) return calendarIn('UTC')
  // Swedish writes a date as ISO 8601 does.
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone: zone })
  calendars.set(zone, made)
  return made
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
