import './appointments.css'
import type { FreeTimes } from '@attune/contract/appointments.ts'
import { paths } from '@attune/contract/paths.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { sentence } from '../lib/failures.ts'
import { usePerson } from '../lib/session.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { nearestTimes } from './free-days.ts'
import { appointmentsOf } from './queries.ts'
import { shortTime } from './time-words.ts'
import { useReader } from './use-reader.ts'

type TimeGoneProps = {
  therapist: { _id: string }
  times: FreeTimes
  at: Date
  error: Error | null
  onPick: (at: Date) => void
  onClose: () => void
}

/**
 * In place of a time that is not free any more. It may be the reader's own: asked for in another tab,
 * or by a press whose reply was lost.
 */
export function TimeGone(props: TimeGoneProps) {
  const { id } = usePerson()
  const { data } = useInfiniteQuery(appointmentsOf(id, 'ahead', props.therapist._id))
  const own = data?.pages
    .flatMap(({ items }) => items)
    .find((one) => one.at.getTime() === props.at.getTime())
  if (!own) return <Others {...props} />
  return (
    <div className="mt-4 grid gap-4">
      <p>It is yours already: what you asked for has arrived.</p>
      <div className="dialog-end">
        <Link to={paths.appointment(own._id)} className={buttonClass()} replace>
          Open the appointment
        </Link>
      </div>
    </div>
  )
}

/** Somebody was quicker: the nearest times that are free, with all else kept. */
function Others({ times, at, error, onPick, onClose }: TimeGoneProps) {
  const reader = useReader()
  const near = nearestTimes(times.times, at, 4)
  return (
    <div className="mt-4 grid gap-4">
      <p role="alert">
        {error ? sentence(error) : 'Somebody was a moment quicker, or it is too soon by now.'}{' '}
        Nothing was booked, and what you chose besides is kept.
      </p>
      {near.length > 0 && (
        <div>
          <p className="field-label mb-2">Free near to it</p>
          <ul className="flex flex-wrap gap-2">
            {near.map((time) => (
              <li key={time.at.toISOString()} className="flex">
                <button type="button" className="time-chip" onClick={() => onPick(time.at)}>
                  {shortTime(time.at, reader)}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="dialog-end">
        <Button kind="ghost" onClick={onClose}>
          All free times
        </Button>
      </div>
    </div>
  )
}
