import {
  type Availability,
  absence,
  dayOf,
  type ReplyHours,
} from '@attune/contract/availability.ts'

/** What there is to say of an availability, the most pressing first. */
export type AvailabilityText = { about: 'closed' | 'away' | 'hours'; short: string; text: string }

/** `inContact`: that no new patients are taken is no news to someone who writes already. */
export function availabilityTexts(
  availability: Availability,
  at: Date,
  { inContact = false }: { inContact?: boolean } = {},
): AvailabilityText[] {
  const { accepting, replyHours } = availability
  const closed = 'Not taking new patients right now'
  const lines: (AvailabilityText | false | null)[] = [
    !accepting && !inContact && { about: 'closed', short: closed, text: `${closed}.` },
    awayText(availability, at),
    replyHours && hoursLine(replyHours),
  ]
  return lines.filter((line) => !!line)
}

function hoursLine(replyHours: ReplyHours): AvailabilityText {
  const short = `Usually answers ${hoursText(replyHours)} (their time)`
  return { about: 'hours', short, text: `${short}.` }
}

/** "weekdays 9 to 17", "Mondays and Thursdays 8 to 12", "every day at any hour". */
export function hoursText({ days, from, to }: ReplyHours): string {
  const hours = from === 0 && to === 24 ? 'at any hour' : `${from} to ${to}`
  return `${daysText(days)} ${hours}`
}

function awayText(availability: Availability, at: Date): AvailabilityText | null {
  const when = absence(availability, at)
  const { away } = availability
  if (!when || !away) return null
  const year = dayOf(availability, at).slice(0, 4)
  const until = `Away until ${dayText(away.until, year)}`
  if (when === 'now')
    return {
      about: 'away',
      short: until,
      text: `${until}; you can write, an answer may come after that.`,
    }
  const later = `Away ${spanText(away.from, away.until, year)}`
  return { about: 'away', short: later, text: `${later}.` }
}

function spanText(from: string, until: string, year: string) {
  if (from === until) return `on ${dayText(from, year)}`
  const isOneMonth = from.slice(0, 7) === until.slice(0, 7)
  return `from ${isOneMonth ? Number(from.slice(8)) : dayText(from, year)} to ${dayText(until, year)}`
}

/** The year only where it is not the year it is now. */
const dayText = (day: string, year: string) =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    ...(!day.startsWith(year) && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(day))

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

function daysText(days: readonly number[]) {
  const sorted = days.toSorted((one, other) => one - other)
  const known = { '12345': 'weekdays', '67': 'weekends', '1234567': 'every day' } as const
  const name = (day: number) => weekdays[day - 1] ?? ''
  const [first = 0] = sorted
  const last = sorted.at(-1) ?? 0
  const whole = Object.entries(known).find(([key]) => key === sorted.join(''))?.[1]
  if (whole) return whole
  if (sorted.length > 2 && last - first === sorted.length - 1)
    return `${name(first)} to ${name(last)}`
  return new Intl.ListFormat('en-GB').format(sorted.map((day) => `${name(day)}s`))
}
