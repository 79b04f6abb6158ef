import './appointments.css'
import { paths } from '@attune/contract/paths.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { bookAt } from '../lib/kept-time.ts'
import { usePerson } from '../lib/session.ts'
import { placeOf } from '../lib/time-zone.ts'
import { kindNames } from './appointment-words.ts'
import { freeTimesOf } from './queries.ts'
import { shortTime } from './time-words.ts'
import { useReader } from './use-reader.ts'
import { isSameClock } from './wall-time.ts'

const most = 3

type NextFreeTimesProps = { therapist: { _id: string; name: string }; className?: string }

/** The next few times of one therapist: a press leads to the words that ask for it. */
export function NextFreeTimes({ therapist, className = '' }: NextFreeTimesProps) {
  const { id, role } = usePerson()
  const reader = useReader()
  const { data } = useInfiniteQuery({
    ...freeTimesOf(id, therapist._id),
    enabled: role === 'user',
  })
  const kind = data?.kind
  if (!data || !kind || data.times.length === 0) return null
  const differs = data.times.some(({ at }) => !isSameClock(at, reader.zone, data.timeZone))
  return (
    <section aria-label="Next free times" className={className}>
      <h2 className="text-title">Next free times</h2>
      <p className="mt-1 text-small text-muted">
        {kindNames[kind]}
        {kind === 'first-talk' && data.offers.some((one) => one.free) && ', free of charge'}
        {differs && `, by your clock (${placeOf(reader.zone)})`}
      </p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {data.times.slice(0, most).map(({ at }) => (
          <li key={at.toISOString()} className="flex">
            <Link to={bookAt(therapist._id, { at, kind })} className="time-chip">
              {shortTime(at, reader)}
            </Link>
          </li>
        ))}
        <li className="flex">
          <Link to={paths.book(therapist._id)} className="time-chip">
            All free times
          </Link>
        </li>
      </ul>
    </section>
  )
}
