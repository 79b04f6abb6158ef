import type { Appointment } from '@attune/contract/appointments.ts'
import type { SeriesDate } from '@attune/contract/series.ts'
import { firstName } from '../lib/first-name.ts'
import { usePerson } from '../lib/session.ts'
import { placeOf } from '../lib/time-zone.ts'
import { Disclosure } from '../ui/disclosure.tsx'
import { otherZone } from './appointment-words.ts'
import { capital } from './date-words.ts'
import { datesText, leftOutText } from './series-words.ts'
import { dayLabel } from './time-words.ts'
import { useReader } from './use-reader.ts'
import { clockText, isSameClock, wallOf } from './wall-time.ts'

type SeriesDatesProps = {
  one: Pick<Appointment, 'partner' | 'timeZones'>
  dates: readonly SeriesDate[]
}

/** What a series comes to: how many dates, which are left out, and each of them by the reader's clock. */
export function SeriesDates({ one, dates }: SeriesDatesProps) {
  const { partner } = one
  const { role } = usePerson()
  const reader = useReader()
  const held = dates.filter(({ leftOut }) => !leftOut)
  const last = held.at(-1)
  const missing = dates.flatMap(({ at, leftOut: why }) => (why ? [{ at, why }] : []))
  const today = wallOf(reader.now, reader.zone).day
  const theirs = otherZone(one, role)
  const differs = dates.some(({ at }) => !isSameClock(at, reader.zone, theirs))
  return (
    <div className="grid gap-2">
      <p className="font-medium">
        {last ? capital(datesText(held.length, last.at, reader)) : 'None of these dates is free'}.
      </p>
      <p className="text-small text-clay-ink empty:hidden">{leftOutText(missing, reader)}</p>
      {differs && role === 'user' && (
        <p className="text-small text-muted">
          The time stays the same by the clock of {firstName(partner.name)} ({placeOf(theirs)}).
          Where the clocks change, yours may show another one.
        </p>
      )}
      {held.length > 0 && (
        <Disclosure title="All dates">
          <ol className="mt-2 grid gap-1 text-small">
            {held.map(({ at }) => {
              const wall = wallOf(at, reader.zone)
              return (
                <li key={at.toISOString()}>
                  <time dateTime={at.toISOString()}>
                    {dayLabel(wall.day, today)}, {clockText(wall.minute)}
                  </time>
                </li>
              )
            })}
          </ol>
        </Disclosure>
      )}
    </div>
  )
}
