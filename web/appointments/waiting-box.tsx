import type { FreeTimes } from '@attune/contract/appointments.ts'
import { paths } from '@attune/contract/paths.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { dateOnly } from '../lib/dates.ts'
import { usePerson } from '../lib/session.ts'
import { Button } from '../ui/button.tsx'
import { kindNames } from './appointment-words.ts'
import { useWait } from './changes.ts'
import { waitingPlaceOf } from './queries.ts'
import { zoneHere } from './wall-time.ts'

type WaitingBoxProps = { therapist: { _id: string; name: string }; times: FreeTimes }

/** For whom nothing suits: a time that becomes free is offered in the order of asking. */
export function WaitingBox({ therapist, times: { kind, waiting } }: WaitingBoxProps) {
  const { id } = usePerson()
  const { data: place } = useQuery(waitingPlaceOf(id, therapist._id))
  const wait = useWait(therapist._id)
  if (place === undefined || !kind || (!place && !waiting)) return null
  return (
    <section aria-labelledby="waiting" className="card mt-10">
      <h2 id="waiting" className="text-title">
        {place ? 'You are on the waiting list' : 'Nothing that suits you?'}
      </h2>
      <p className="mt-2 max-w-[62ch] text-muted">
        {place
          ? `For a ${kindNames[place.kind].toLowerCase()}, since ${dateOnly(place.since)}. A time that becomes free is offered to everybody on the list in turn, and kept for each for an hour.`
          : 'When somebody cancels, the time is offered to those who wait, in the order in which they asked, and kept for each for an hour. You are told, and need not take it.'}
      </p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        {place?.offer && (
          <Link to={paths.appointment(place.offer)} className="btn btn-primary btn-small">
            See the time kept for you
          </Link>
        )}
        {place ? (
          <Button kind="ghost" size="small" busy={wait.isPending} onClick={() => wait.mutate(null)}>
            Take me off the list
          </Button>
        ) : (
          <Button
            kind="soft"
            size="small"
            busy={wait.isPending}
            onClick={() => wait.mutate({ kind, format: null, timeZone: zoneHere() })}
          >
            Tell me when one becomes free
          </Button>
        )}
      </div>
    </section>
  )
}
