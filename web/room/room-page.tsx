import './room.css'
import type { AppointmentDetail } from '@attune/contract/appointments.ts'
import { paths } from '@attune/contract/paths.ts'
import type { Room } from '@attune/contract/room.ts'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { Link, useParams } from 'react-router'
import { kindNames } from '../appointments/appointment-words.ts'
import { bothOf } from '../appointments/both-of.ts'
import { appointmentOf } from '../appointments/queries.ts'
import { shortTime } from '../appointments/time-words.ts'
import { useReader } from '../appointments/use-reader.ts'
import { sentence } from '../lib/failures.ts'
import { usePerson } from '../lib/session.ts'
import { useLiveConnection } from '../live/use-live-connection.ts'
import { buttonClass } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { Meet } from './meet.tsx'
import type { Place } from './place.ts'
import { roomOf } from './queries.ts'

/** Where the two of an online appointment meet. */
export function RoomPage() {
  const { id: appointment = '' } = useParams()
  const { id, role } = usePerson()
  const one = useQuery(appointmentOf(id, appointment))
  const room = useQuery(roomOf(id, appointment))
  const back = (role === 'user' ? paths.appointment : paths.therapistAppointment)(appointment)
  const { error, isGone, retry } = bothOf(one, room)
  const { data } = one
  return (
    <div className="room">
      <Link to={back} className="back-link">
        <ChevronLeft size={18} strokeWidth={1.75} aria-hidden />
        The appointment
      </Link>
      <div className="room-heading">
        <PageHeading
          title={data ? `${kindNames[data.kind]} with ${data.partner.name}` : 'Online appointment'}
          documentTitle="Online appointment"
        />
      </div>
      {error && !(data && room.data) && (
        <ErrorState
          error={error}
          title={isGone ? 'This appointment is not here.' : 'The room did not load.'}
          {...(!isGone && { onRetry: retry })}
        >
          {isGone ? 'It may belong to an account that no longer exists.' : sentence(error)}
        </ErrorState>
      )}
      {!error && !(data && room.data) && (
        <Loading label="Loading the room">
          <Skeleton className="mt-7 h-72 w-full" />
        </Loading>
      )}
      {data && room.data && <Shown one={data} room={room.data} back={back} />}
    </div>
  )
}

type ShownProps = { one: AppointmentDetail; room: Room; back: string }

/** Whoever is in a call stays there: what ends it is told over the socket. */
function Shown({ one, room, back }: ShownProps) {
  const place = usePlace(one)
  const goBack = (
    <Link to={back} className={buttonClass({ kind: 'soft' })}>
      Back to the appointment
    </Link>
  )
  return <AtRoom {...{ place, room, goBack }} />
}

function usePlace(one: AppointmentDetail): Place {
  const connection = useLiveConnection()
  const { role } = usePerson()
  return useMemo(
    () => ({
      ...{ appointment: one._id, partner: one.partner, chat: one.partner, until: one.until },
      ...{ me: role === 'user' ? ('patient' as const) : role, connection },
    }),
    [one, role, connection],
  )
}

type AtRoomProps = { place: Place; room: Room; goBack: ReactNode }

/** The room where it is open, and else when or why not. */
export function AtRoom({ place, room, goBack }: AtRoomProps) {
  const reader = useReader()
  if (room.state === 'open') return <Meet place={place} room={room} goBack={goBack} />
  const [title, text] = {
    early: [
      `The room opens ${shortTime(room.opens, reader)}.`,
      'That is ten minutes before it begins. You can stay here: it opens by itself.',
    ],
    over: [
      'The room has closed.',
      place.me === 'guest'
        ? 'It stays open for an hour after an appointment.'
        : 'It stays open for an hour after an appointment. You can go on writing to each other.',
    ],
    closed: [
      'There is no room for this appointment.',
      place.me === 'guest'
        ? 'It was moved to another form or cancelled. Please ask who invited you.'
        : 'It is not confirmed, not online, or was cancelled. The appointment says more.',
    ],
  }[room.state]
  return <Notice title={title ?? ''} text={text ?? ''} action={goBack} />
}

type NoticeProps = { title: string; text: string; action: ReactNode }

export const Notice = ({ title, text, action }: NoticeProps) => (
  <div role="status" className="card mt-7">
    <EmptyState title={title} action={action}>
      {text}
    </EmptyState>
  </div>
)
