import './appointments.css'
import type { FreeTime } from '@attune/contract/appointments.ts'
import { useId, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { freeDays } from './free-days.ts'
import { beginsThere, changeOfDay, timeText } from './time-words.ts'
import { useReader } from './use-reader.ts'

/** So many days are shown before somebody asks for more. */
const daysAtOnce = 5

type FreeTimeListProps = {
  times: readonly FreeTime[]
  /** Where whom they are of is: each says what it is there, where the clocks show something else. */
  zone: string
  /** The one that is chosen; left out where choosing leads on. */
  chosen?: Date | null
  /** Null where the reader cannot ask for any. */
  onPick: ((time: FreeTime) => void) | null
  /** Brings what is free later than all of these; null where nothing can be. */
  more: { load: () => void; busy: boolean } | null
}

/** Free times by day, in the reader's clock. */
export function FreeTimeList({ times, zone, chosen, onPick, more }: FreeTimeListProps) {
  const reader = useReader()
  const [shown, setShown] = useState(daysAtOnce)
  const days = freeDays(times, reader)
  return (
    <div className="grid gap-6">
      {days.slice(0, shown).map(({ day, label, times: ofDay }) => {
        const change = changeOfDay(day, reader.zone)
        return (
          <section key={day} aria-label={label}>
            <h3>{label}</h3>
            {change && <p className="mt-1 text-small text-clay-ink">{change}</p>}
            <ul className="time-grid mt-3">
              {ofDay.map((time) => (
                <li key={time.at.toISOString()} className="grid content-start">
                  <Chip
                    {...{ time, label, zone, onPick }}
                    isChosen={
                      chosen === undefined ? undefined : chosen?.getTime() === time.at.getTime()
                    }
                  />
                </li>
              ))}
            </ul>
          </section>
        )
      })}
      {(days.length > shown || more) && (
        <Button
          kind="ghost"
          className="justify-self-start"
          busy={more?.busy ?? false}
          onClick={() => {
            setShown(shown + 7)
            if (days.length <= shown + 7) more?.load()
          }}
        >
          Later days
        </Button>
      )}
    </div>
  )
}

type ChipProps = Pick<FreeTimeListProps, 'zone' | 'onPick'> & {
  time: FreeTime
  label: string
  isChosen: boolean | undefined
}

function Chip({ time, label, zone, onPick, isChosen }: ChipProps) {
  const reader = useReader()
  const id = useId()
  const there = beginsThere(time.at, reader.zone, zone)
  const here = timeText(time.at, reader.zone)
  return (
    <>
      {onPick ? (
        <button
          type="button"
          className="time-chip"
          aria-pressed={isChosen}
          aria-describedby={there ? id : undefined}
          onClick={() => onPick(time)}
        >
          <span className="sr-only">{label}, </span>
          {here}
        </button>
      ) : (
        <span className="time-chip">{here}</span>
      )}
      {there && (
        <span id={id} className="pt-0.5 text-center text-small text-muted">
          {there} there
        </span>
      )}
    </>
  )
}
