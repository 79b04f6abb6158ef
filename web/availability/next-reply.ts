import { type Availability, absence, type ReplyHours } from '@attune/contract/availability.ts'

const hour = 60 * 60 * 1000
const farthest = 60 * 24

/**
 * From when an answer can be expected at the earliest, going by what a therapist tells of their
 * hours and absences: `at` itself where they may answer now; null where they tell nothing, or
 * nothing within two months.
 */
export function nextReply(availability: Availability, at: Date): Date | null {
  const { replyHours, away } = availability
  if (!replyHours && !away) return null
  const isOpen = replyHours ? withinHours(replyHours) : () => true
  for (let ahead = 0; ahead <= farthest; ahead++) {
    const then = new Date(at.getTime() + ahead * hour)
    if (isOpen(then) && absence(availability, then) !== 'now') return then
  }
  return null
}

function withinHours({ days, from, to, timeZone }: ReplyHours): (at: Date) => boolean {
  const clock = clockIn(timeZone)
  return (at) => {
    const parts = clock.formatToParts(at)
    const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
    const day = weekdays.indexOf(part('weekday')) + 1
    const now = Number(part('hour'))
    return days.includes(day) && now >= from && now < to
  }
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** A zone that was known once may be gone. */
function clockIn(timeZone: string): Intl.DateTimeFormat {
  const options = { weekday: 'short', hour: 'numeric', hourCycle: 'h23' } as const
  try {
    return new Intl.DateTimeFormat('en', { ...options, timeZone })
  } catch {
    return new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' })
  }
}
