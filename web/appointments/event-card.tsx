import './appointments.css'
import { type AppointmentEvent, appointmentLimits } from '@attune/contract/appointments.ts'
import { paths } from '@attune/contract/paths.ts'
import { isRoomTime } from '@attune/contract/room-times.ts'
import { seriesLimits } from '@attune/contract/series-facts.ts'
import { useQuery } from '@tanstack/react-query'
import { CalendarDays } from 'lucide-react'
import { Link } from 'react-router'
import { timeOnly } from '../lib/dates.ts'
import { usePerson } from '../lib/session.ts'
import { eventText } from './event-words.ts'
import { JoinLink } from './join-link.tsx'
import { ProposedTime } from './proposed-time.tsx'
import { appointmentOf } from './queries.ts'
import { ProposedSeries } from './series-proposal.tsx'
import { seriesOf } from './series-queries.ts'
import { shortTime } from './time-words.ts'
import { useReader } from './use-reader.ts'

type EventCardProps = { event: AppointmentEvent; partner: string }

/** In a conversation: what happened with an appointment, in the place where it happened. */
export function EventCard({ event, partner }: EventCardProps) {
  const { id, role } = usePerson()
  const reader = useReader()
  // A card tells what was: whether one can go in, only the appointment itself knows.
  const isTime = event.format === 'online' && isRoomTime(event, reader.now)
  const { data: one } = useQuery({ ...appointmentOf(id, event.appointment), enabled: isTime })
  const age = reader.now.getTime() - event.date.getTime()
  const mayWait =
    event.what === 'move-proposed' && age < appointmentLimits.moveAnswerHours * 3_600_000
  const maySeriesWait =
    event.what === 'series-proposed' && age < seriesLimits.answerDays * 24 * 3_600_000
  const to = role === 'user' ? paths.appointment : paths.therapistAppointment
  return (
    <div className="event-card note flex gap-3">
      <CalendarDays
        size={20}
        strokeWidth={1.75}
        aria-hidden
        className="mt-0.5 flex-none text-pine"
      />
      <div className="min-w-0">
        <p>{eventText(event, partner, reader)}</p>
        <p className="flex flex-wrap items-center gap-x-3 text-muted">
          <time dateTime={event.date.toISOString()}>{timeOnly(event.date)}</time>
          <Link
            to={to(event.appointment)}
            className="relative -my-2 inline-flex min-h-11 items-center"
          >
            Open the appointment
            <span className="sr-only">, {shortTime(event.at, reader)}</span>
          </Link>
          {isTime && one && <JoinLink one={one} />}
        </p>
        {mayWait && <Proposal event={event} />}
        {maySeriesWait && <Series event={event} />}
      </div>
    </div>
  )
}

/** Where the other proposes a time, it is answered where it is read, as long as it waits. */
function Proposal({ event }: { event: AppointmentEvent }) {
  const { id } = usePerson()
  const { data } = useQuery(appointmentOf(id, event.appointment))
  const isThis = data?.proposal?.at.getTime() === event.at.getTime()
  if (!data || !isThis) return null
  return (
    <div className="mt-3">
      <ProposedTime one={data} />
    </div>
  )
}

/** The same of a series; the card of one that has its answer already shows none. */
function Series({ event }: { event: AppointmentEvent }) {
  const { id } = usePerson()
  const { data: one } = useQuery(appointmentOf(id, event.appointment))
  const { data } = useQuery(seriesOf(id, event.appointment))
  const proposal = data?.proposal
  if (!one || !proposal || proposal._id !== event.series?._id) return null
  return (
    <div className="mt-3">
      <ProposedSeries one={one} proposal={proposal} />
    </div>
  )
}
