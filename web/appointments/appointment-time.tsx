import { CalendarClock } from 'lucide-react'
import { firstName } from '../lib/first-name.ts'
import { placeOf } from '../lib/time-zone.ts'
import { clockNote, otherClock, spanText } from './time-words.ts'
import { useReader } from './use-reader.ts'

type AppointmentTimeProps = {
  at: Date
  until: Date
  /** The other, and where their clock stands. */
  other: { name: string; zone: string }
}

/** When it is, by the reader's clock; by both where they differ, and in words where clocks change. */
export function AppointmentTime({ at, until, other }: AppointmentTimeProps) {
  const reader = useReader()
  const span = { start: at, end: until }
  const theirs = otherClock(span, reader, other.zone)
  const note = clockNote(at, reader.zone)
  return (
    <div className="flex gap-3">
      <CalendarClock
        size={22}
        strokeWidth={1.75}
        aria-hidden
        className="mt-1 flex-none text-pine"
      />
      <div className="min-w-0">
        <p className="font-serif text-title">
          <time dateTime={at.toISOString()}>{spanText(span, reader)}</time>
        </p>
        {theirs && (
          <p className="mt-1 text-small text-muted">
            By your clock ({placeOf(reader.zone)}). For <bdi>{firstName(other.name)}</bdi> (
            {placeOf(other.zone)}): {theirs}.
          </p>
        )}
        {note && <p className="mt-1 text-small text-clay-ink">{note}</p>}
      </div>
    </div>
  )
}
