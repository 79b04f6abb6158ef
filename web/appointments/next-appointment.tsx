import './appointments.css'
import type { Appointment } from '@attune/contract/appointments.ts'
import { paths } from '@attune/contract/paths.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { usePerson } from '../lib/session.ts'
import { placeOf } from '../lib/time-zone.ts'
import { Avatar } from '../ui/avatar.tsx'
import { buttonClass } from '../ui/button.tsx'
import { formatNames, isSoon, kindNames, statusText } from './appointment-words.ts'
import { JoinLink } from './join-link.tsx'
import { appointmentsOf } from './queries.ts'
import { otherClock, spanText } from './time-words.ts'
import { useReader } from './use-reader.ts'

/** On a patient's home: what comes next, and after the first times the question how it was. */
export function NextAppointment() {
  const { id } = usePerson()
  const ahead = useInfiniteQuery(appointmentsOf(id, 'ahead'))
  const past = useInfiniteQuery(appointmentsOf(id, 'past'))
  const next = ahead.data?.pages[0]?.items[0]
  const others = (ahead.data?.pages[0]?.items.length ?? 0) > 1
  const asked = past.data?.pages[0]?.items.find(({ may }) => may.includes('how-was-it'))
  if (!next && !asked) return null
  return (
    <section aria-label="Your appointments" className="card mt-6 grid gap-6 wide:px-10">
      {next && <Next one={next} others={others} />}
      {asked && <Asked one={asked} />}
    </section>
  )
}

function Next({ one, others }: { one: Appointment; others: boolean }) {
  const reader = useReader()
  const span = { start: one.at, end: one.until }
  const theirs = otherClock(span, reader, one.timeZones.therapist)
  return (
    <Row
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
    </Row>
  )
}

const Asked = ({ one }: { one: Appointment }) => (
  <Row
    one={one}
    ways={
      <Link
        to={paths.appointment(one._id)}
        className={buttonClass({ kind: 'soft', size: 'small' })}
        aria-label={`Say how it was with ${one.partner.name}`}
      >
        Say how it was
      </Link>
    }
  >
    <p className="font-serif text-title">How was it?</p>
    <p className="text-small text-muted">
      Two questions about your time with <bdi className="wrap-anywhere">{one.partner.name}</bdi>,
      for yourself.
    </p>
  </Row>
)

type RowProps = { one: Appointment; ways: React.ReactNode; children: React.ReactNode }

const Row = ({ one, ways, children }: RowProps) => (
  <div className="grid items-center gap-x-10 gap-y-5 wide:grid-cols-[1fr_auto]">
    <div className="flex min-w-0 items-center gap-4">
      <Avatar name={one.partner.name} image={one.partner.image} size={48} />
      <div className="min-w-0">{children}</div>
    </div>
    <div className="flex flex-wrap gap-2.5 wide:grid">{ways}</div>
  </div>
)
