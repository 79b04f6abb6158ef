/** The clock and the calendar of a place. */
export type LocalTime = { day: string; hour: number; weekday: number }

/** Where the person is, by the name of their time zone; undefined for one that nobody knows. */
export function localTime(at: Date, timeZone: string | undefined): LocalTime | undefined {
  const format = timeZone === undefined ? undefined : formatOf(timeZone)
  if (!format) return undefined
  const [day = '', time = ''] = format.format(at).split(' ')
  return { day, hour: Number(time.slice(0, 2)), weekday: new Date(`${day}T00:00:00Z`).getUTCDay() }
}

/** How many minutes of the day the clock shows there; the world's time where nobody knows the zone. */
export function minuteOfDay(at: Date, timeZone: string | null): number {
  const format = (timeZone === null ? undefined : formatOf(timeZone)) ?? worldTime
  const [, time = ''] = format.format(at).split(' ')
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

const made = new Map<string, Intl.DateTimeFormat>()

/** Such as 2026-11-20 14:05, as Sweden writes it. */
function formatOf(timeZone: string): Intl.DateTimeFormat | undefined {
  const known = made.get(timeZone)
  if (known) return known
  const format = newFormat(timeZone)
  // There are some 600 names of zones; nothing else gives a format.
  if (format) made.set(timeZone, format)
  return format
}

function newFormat(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'short',
    })
  } catch {
    return undefined
  }
}

const worldTime = newFormat('UTC') ?? new Intl.DateTimeFormat('sv-SE')

/** How many midnights lie between two days such as 2026-11-20. */
export const daysBetween = (earlier: string, later: string) =>
  Math.round((Date.parse(later) - Date.parse(earlier)) / (24 * 60 * 60 * 1000))
