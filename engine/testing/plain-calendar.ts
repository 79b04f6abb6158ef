import type { AppointmentKind, Calendar, Span } from '@attune/contract/calendar.ts'

const minute = 60_000
const step: Record<AppointmentKind, number> = { 'first-talk': 15, session: 30 }

type Range = { from: number; until: number }
type Rules = Pick<
  Calendar,
  'weekly' | 'exceptions' | 'bufferMinutes' | 'noticeHours' | 'aheadDays'
> & {
  away: { from: string; until: string } | null
}
type Question = {
  kind: AppointmentKind
  minutes: number
  range: Range
  now: number
  taken: readonly Range[]
}

export type Clock = {
  start: number
  /** What the clock shows at each minute from `start` on, such as 2026-11-30 08:30. */
  shown: readonly string[]
  /** The first minute of each day among them. */
  firstMinutes: ReadonlyMap<string, number>
  dayOf: (at: number) => string
}

const clocks = new Map<string, Clock>()

/** Reads the clock of a zone minute by minute, with `Intl` alone. */
export function clockOf(timeZone: string, start: number, minutes: number): Clock {
  const name = `${timeZone} ${start} ${minutes}`
  const known = clocks.get(name)
  if (known) return known
  const format = new Intl.DateTimeFormat('sv-SE', {
    ...{ timeZone, dateStyle: 'short', timeStyle: 'short' },
  })
  const shown = Array.from({ length: minutes }, (_, n) => format.format(start + n * minute))
  const dayOf = (at: number) => format.format(at).slice(0, 10)
  const firstMinutes = new Map<string, number>()
  for (const [at, text] of shown.entries())
    if (!firstMinutes.has(text.slice(0, 10))) firstMinutes.set(text.slice(0, 10), at)
  const clock = { start, shown, firstMinutes, dayOf }
  clocks.set(name, clock)
  return clock
}

/** What may begin when, in the plainest way: every minute is looked at by itself. */
export function plainFreeTimes(clock: Clock, rules: Rules, question: Question): number[] {
  const { kind, minutes, range, now } = question
  const isTaken = new Uint8Array(clock.shown.length + 400)
  for (const { from, until } of question.taken)
    for (let at = from; at < until; at += minute) {
      const n = (at - clock.start) / minute
      if (n >= 0) isTaken[n] = 1
    }
  const free: number[] = []
  for (const { opens, closes } of openMinutes(clock, rules, kind))
    for (let n = opens; n + minutes <= closes; n++) {
      const at = clock.start + n * minute
      const isOnStep = (n - opens) % step[kind] === 0
      const isInTime =
        at >= now + rules.noticeHours * 60 * minute &&
        at <= now + rules.aheadDays * 24 * 60 * minute
      if (!isOnStep || !isInTime || at < range.from || at >= range.until) continue
      let clashes = false
      for (let m = n; m < n + minutes + rules.bufferMinutes; m++) clashes ||= isTaken[m] === 1
      if (!clashes) free.push(at)
    }
  return free.sort((one, other) => one - other)
}

/** The first minute at which the clock has reached the beginning of each span, and its end. */
function openMinutes(
  { shown, firstMinutes }: Clock,
  { weekly, exceptions, away }: Rules,
  kind: AppointmentKind,
) {
  const days = [...firstMinutes.keys()]
  /** Nothing before the day has reached it. */
  const reached = (moment: string) => {
    let at = firstMinutes.get(moment.slice(0, 10)) ?? 0
    while (at < shown.length && (shown[at] ?? '') < moment) at++
    return at < shown.length ? at : -1
  }
  return days.flatMap((day) => {
    if (away && day >= away.from && day <= away.until) return []
    const weekday = ((new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7) + 1
    const exception = exceptions.find((one) => one.day === day)
    const spans: readonly Span[] = exception
      ? exception.hours
      : weekly.filter((span) => span.day === weekday)
    return spans
      .filter(({ kinds }) => kinds.includes(kind))
      .map(({ from, until }) => ({
        opens: reached(`${day} ${from}`),
        closes: reached(`${day} ${until}`),
      }))
      .filter(({ opens, closes }) => opens > 0 && closes > 0)
  })
}
