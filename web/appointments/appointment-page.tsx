import './appointments.css'
import type { AppointmentDetail } from '@attune/contract/appointments.ts'
import { paths } from '@attune/contract/paths.ts'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft } from 'lucide-react'
import { Link, useParams } from 'react-router'
import { sentence } from '../lib/failures.ts'
import { isGone } from '../lib/is-gone.ts'
import { usePerson } from '../lib/session.ts'
import { buttonClass } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { Loading, SkeletonText } from '../ui/skeleton.tsx'
import { Agenda } from './agenda.tsx'
import { AppointmentActions } from './appointment-actions.tsx'
import { AppointmentTime } from './appointment-time.tsx'
import { isAhead, kindNames, minutesOf, otherZone, statusText } from './appointment-words.ts'
import { EventList } from './event-list.tsx'
import { GuestsCard } from './guests-card.tsx'
import { HowItWas } from './how-it-was.tsx'
import { NoShow } from './no-show.tsx'
import { ProposedTime } from './proposed-time.tsx'
import { appointmentOf } from './queries.ts'
import { SeriesCard } from './series-card.tsx'
import { useReader } from './use-reader.ts'
import { WhereItIs } from './where-it-is.tsx'

/** One appointment, for either of the two. */
export function AppointmentPage() {
  const { id: appointment = '' } = useParams()
  const { id, role } = usePerson()
  const { data, error, refetch } = useQuery(appointmentOf(id, appointment))
  const all = role === 'user' ? paths.appointments : paths.therapistAppointments
  const gone = isGone(error)
  return (
    <div className="max-w-[720px]">
      <Link to={all} className="back-link">
        <ChevronLeft size={18} strokeWidth={1.75} aria-hidden />
        All appointments
      </Link>
      <div className="mt-2">
        <PageHeading
          title={data ? `${kindNames[data.kind]} with ${data.partner.name}` : 'Appointment'}
          documentTitle="Appointment"
        />
      </div>
      {gone && !data && (
        <EmptyState
          title="This appointment is not here."
          action={
            <Link to={all} className={buttonClass()}>
              All appointments
            </Link>
          }
        >
          It may be from an account that was deleted, or the address may be mistyped.
        </EmptyState>
      )}
      {error && !gone && !data && (
        <ErrorState
          error={error}
          title="The appointment did not load."
          onRetry={() => void refetch()}
        >
          {sentence(error)}
        </ErrorState>
      )}
      {!error && !data && (
        <Loading label="Loading the appointment">
          <div className="card mt-7">
            <SkeletonText lines={5} />
          </div>
        </Loading>
      )}
      {data && <Shown key={data._id} one={data} />}
    </div>
  )
}

function Shown({ one }: { one: AppointmentDetail }) {
  const { role } = usePerson()
  const reader = useReader()
  const { partner } = one
  const zone = otherZone(one, role)
  return (
    <>
      <section aria-label="When and where" className="card mt-7 grid gap-5 wide:p-8">
        <p
          role="status"
          className={`chip justify-self-start ${isAhead(one) ? 'bg-pine-soft text-pine-deep' : ''}`}
        >
          {statusText(one, reader)}
        </p>
        <AppointmentTime at={one.at} until={one.until} other={{ name: partner.name, zone }} />
        <p className="text-muted">
          {minutesOf(one)} minutes
          {one.kind === 'first-talk' && one.free && ', free of charge'}
        </p>
        <WhereItIs one={one} />
        <ProposedTime one={one} />
        <AppointmentActions one={one} />
      </section>
      <SeriesCard one={one} />
      <GuestsCard one={one} />
      <NoShow one={one} />
      <HowItWas one={one} />
      <Agenda one={one} />
      <EventList one={one} />
    </>
  )
}
