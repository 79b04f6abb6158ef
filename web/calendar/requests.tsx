import type { Appointment } from '@attune/contract/appointments.ts'
import { paths } from '@attune/contract/paths.ts'
import type { WaitingSeries } from '@attune/contract/series.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { toast } from 'react-hot-toast'
import { Link } from 'react-router'
import { AppointmentTime } from '../appointments/appointment-time.tsx'
import { formatNames, kindNames, statusText } from '../appointments/appointment-words.ts'
import { ChangeFailed } from '../appointments/change-failed.tsx'
import { useChange } from '../appointments/changes.ts'
import { EndDialog } from '../appointments/end-dialog.tsx'
import { ProposedTime } from '../appointments/proposed-time.tsx'
import { appointmentOf, requestsOf, waitingSeriesOf } from '../appointments/queries.ts'
import { ProposedSeries } from '../appointments/series-proposal.tsx'
import { useReader } from '../appointments/use-reader.ts'
import { sentence } from '../lib/failures.ts'
import { usePerson } from '../lib/session.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Button } from '../ui/button.tsx'

/** What waits for a word of the therapist, before all else. */
export function Requests() {
  const { id } = usePerson()
  const { data: waiting, error, refetch } = useQuery(requestsOf(id))
  const { data: series = [] } = useQuery(waitingSeriesOf(id))
  const isResting = useRest(waiting && [...waiting, ...series].map((one) => one._id).join())
  if (!waiting && error)
    return (
      <p role="alert" className="note note-danger mt-7 flex flex-wrap items-center gap-x-3">
        What waits for your answer did not load: {sentence(error)}
        <Button kind="plain" size="small" onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    )
  if (!waiting || waiting.length + series.length === 0) return null
  return (
    <section aria-labelledby="requests" className="mt-8">
      <h2 id="requests">Waiting for your answer</h2>
      <ul className="mt-4 grid gap-4 wide:grid-cols-2">
        {waiting.map((one) => (
          <li key={one._id} className="grid">
            {one.status === 'requested' ? (
              <Request one={one} isResting={isResting} />
            ) : (
              <OtherTime one={one} />
            )}
          </li>
        ))}
        {series.map((one) => (
          <li key={one._id} className="grid">
            <Series one={one} isResting={isResting} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Somebody asks to meet regularly. */
const Series = ({ one, isResting }: { one: WaitingSeries; isResting: boolean }) => (
  <article
    className="card grid content-start gap-4"
    aria-label={`A series that ${one.partner.name} asks for`}
  >
    <Person partner={one.partner}>Meeting regularly</Person>
    <ProposedSeries
      one={{ _id: one.appointment, partner: one.partner, timeZones: one.timeZones }}
      proposal={one}
      disabled={isResting}
    />
    <Link
      to={paths.therapistAppointment(one.appointment)}
      className="btn btn-plain btn-small -ml-3 justify-self-start"
    >
      Open the appointment
    </Link>
  </article>
)

/** So long a second tap at the same place answers nothing: another request may stand there by then. */
const restFor = 1_000

/** True for a moment after what waits has become something else. */
function useRest(waiting: string | undefined): boolean {
  const [isResting, setResting] = useState(false)
  const before = useRef(waiting)
  useEffect(() => {
    const isFirst = before.current === undefined
    const isSame = before.current === waiting
    before.current = waiting
    if (isFirst || isSame) return
    setResting(true)
    const timer = setTimeout(() => setResting(false), restFor)
    return () => clearTimeout(timer)
  }, [waiting])
  return isResting
}

/** A patient asks whether what is confirmed can be at another time. */
const OtherTime = ({ one }: { one: Appointment }) => (
  <article
    className="card grid content-start gap-4"
    aria-label={`Another time for ${one.partner.name}`}
  >
    <Who one={one} />
    <ProposedTime one={one} />
    <Link
      to={paths.therapistAppointment(one._id)}
      className="btn btn-plain btn-small -ml-3 justify-self-start"
    >
      Open the appointment
    </Link>
  </article>
)

const Who = ({ one: { partner, kind, format } }: { one: Appointment }) => (
  <Person partner={partner}>
    {kindNames[kind]}, {formatNames[format].toLowerCase()}
  </Person>
)

type PersonProps = { partner: Appointment['partner']; children: ReactNode }

const Person = ({ partner, children }: PersonProps) => (
  <div className="flex items-center gap-4">
    <Avatar name={partner.name} image={partner.image} size={48} />
    <div className="min-w-0 leading-snug">
      <p className="font-serif text-title wrap-anywhere">
        <bdi>{partner.name}</bdi>
      </p>
      <p className="text-small text-muted">{children}</p>
    </div>
  </div>
)

/** What they wrote along with it; in a list it is not there. */
function Words({ one }: { one: Appointment }) {
  const { id } = usePerson()
  const { data } = useQuery(appointmentOf(id, one._id))
  if (!data?.words) return null
  return (
    <blockquote className="line-clamp-6 border-l-2 border-line pl-3 wrap-anywhere whitespace-pre-line">
      {data.words}
    </blockquote>
  )
}

function Request({ one, isResting }: { one: Appointment; isResting: boolean }) {
  const reader = useReader()
  const change = useChange(one)
  const [declines, setDeclines] = useState(false)
  const { partner } = one
  // The card goes with its answer: what is said then must not depend on it.
  const confirm = () =>
    change.mutateAsync({ what: 'confirm' }).then(
      () => toast.success('Confirmed. They are told.'),
      () => undefined,
    )
  return (
    <article className="card grid content-start gap-4" aria-label={`Request of ${partner.name}`}>
      <Who one={one} />
      <AppointmentTime
        at={one.at}
        until={one.until}
        other={{ name: partner.name, zone: one.timeZones.patient }}
      />
      <Words one={one} />
      <p className="text-small text-clay-ink">{statusText(one, reader)}</p>
      <ChangeFailed error={change.error} />
      <div className="mt-auto flex flex-wrap gap-2.5">
        <Button
          size="small"
          busy={change.isPending}
          aria-label={`Confirm the request of ${partner.name}`}
          disabled={isResting}
          onClick={() => void confirm()}
        >
          Confirm
        </Button>
        <Button
          kind="ghost"
          size="small"
          aria-label={`Say to ${partner.name} that it is not possible`}
          disabled={isResting}
          onClick={() => setDeclines(true)}
        >
          Not possible
        </Button>
        <Link to={paths.therapistAppointment(one._id)} className="btn btn-plain btn-small">
          Open the appointment
        </Link>
      </div>
      {declines && <EndDialog one={one} ending="decline" onClose={() => setDeclines(false)} />}
    </article>
  )
}
