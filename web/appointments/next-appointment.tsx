import './appointments.css'
import type { Appointment } from '@attune/contract/appointments.ts'
import { paths } from '@attune/contract/paths.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { usePerson } from '../lib/session.ts'
import { placeOf } from '../lib/time-zone.ts'
import { buttonClass } from '../ui/button.tsx'
import { formatNames, isSoon, kindNames, statusText } from './appointment-words.ts'
import { HomeRow } from './home-row.tsx'
import { JoinLink } from './join-link.tsx'
import { appointmentsOf, waitingSeriesOf } from './queries.ts'
import { ToAnswer } from './seldom.tsx'
import { otherClock, spanText } from './time-words.ts'
import { useReader } from './use-reader.ts'

/** On a patient's home: what comes next, and after the first times the question how it was. */
export function NextAppointment() {
  const { id } = usePerson()
  const ahead = useInfiniteQuery(appointmentsOf(id, 'ahead'))
  const past = useInfiniteQuery(appointmentsOf(id, 'past'))
  const { data: series = [] } = useQuery(waitingSeriesOf(id))
  const all = ahead.data?.pages[0]?.items ?? []
  const [next] = all
  const waiting = all.filter(({ may }) => may.includes('accept-move') || may.includes('accept'))
  const asked = past.data?.pages[0]?.items.find(({ may }) => may.includes('how-was-it'))
  if (!next && !asked && series.length === 0) return null
  const first = next && <Next one={next} others={all.length > 1} />
  return (
    <section aria-label="Your appointments" className="card mt-6 grid gap-6 wide:px-10">
      {waiting.length > 0 || series.length > 0 || asked ? (
        <ToAnswer waiting={waiting} series={series} asked={asked}>
          {first}
        </ToAnswer>
      ) : (
        first
      )}
    </section>
  )
}

function Next({ one, others }: { one: Appointment; others: boolean }) {
  const reader = useReader()
  const span = { start: one.at, end: one.until }
  const theirs = otherClock(span, reader, one.timeZones.therapist)
  return (
    <HomeRow
      one={one}
      ways={
        <>
          <JoinLink one={one} />
          <Link
            to={paths.appointment(one._id)}
            className={buttonClass({ kind: 'soft', size: 'small' })}
          >
            Open the appointment
          </Link>
          {others && (
            <Link to={paths.appointments} className={buttonClass({ kind: 'ghost', size: 'small' })}>
              All appointments
            </Link>
          )}
        </>
      }
    >
      <p className="text-small text-muted">
        {kindNames[one.kind]} with <bdi className="wrap-anywhere">{one.partner.name}</bdi>,{' '}
        {formatNames[one.format].toLowerCase()}
      </p>
      <p className="mt-1 font-serif text-title">
        <time dateTime={one.at.toISOString()}>{spanText(span, reader)}</time>
      </p>
      {theirs && (
        <p className="text-small text-muted">
          For them ({placeOf(one.timeZones.therapist)}): {theirs}
        </p>
      )}
      <p className="mt-0.5 text-small text-muted">
        {statusText(one, reader)}
        {one.may.includes('move') &&
          isSoon(one, reader) &&
          '. If today is too much, you can move it there.'}
      </p>
    </HomeRow>
  )
}
