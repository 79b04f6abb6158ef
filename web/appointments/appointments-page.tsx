import { paths } from '@attune/contract/paths.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { usePerson } from '../lib/session.ts'
import { useOpening } from '../lib/use-opening.ts'
import { buttonClass } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { AppointmentList } from './appointment-list.tsx'
import { appointmentsOf } from './queries.ts'

/** What is agreed on and what was, for either side. */
export function AppointmentsPage() {
  const { id, role } = usePerson()
  const { isLoading } = useInfiniteQuery(appointmentsOf(id, 'ahead'))
  const isOpening = useOpening(isLoading)
  return (
    <div className="max-w-[720px]">
      <PageHeading
        title="Appointments"
        actions={
          role === 'therapist' && (
            <Link to={paths.calendar} className={buttonClass({ kind: 'soft' })}>
              Calendar
            </Link>
          )
        }
      />
      <section aria-labelledby="ahead" className="mt-8">
        <h2 id="ahead" className="mb-4">
          Ahead
        </h2>
        <AppointmentList when="ahead" empty={<NothingAhead />} />
      </section>
      {!isOpening && (
        <section aria-labelledby="past" className="mt-12">
          <h2 id="past" className="mb-4">
            Past and cancelled
          </h2>
          <AppointmentList
            when="past"
            empty={<p className="text-muted">Past appointments will be listed here.</p>}
          />
        </section>
      )}
    </div>
  )
}

function NothingAhead() {
  const { role } = usePerson()
  if (role === 'therapist')
    return (
      <EmptyState title="Nothing is agreed on yet.">
        Once your calendar has free times, patients can ask for one of them.
      </EmptyState>
    )
  return (
    <EmptyState
      title="Nothing is agreed on yet."
      action={
        <Link to={paths.findTherapist} className={buttonClass()}>
          Find a Therapist
        </Link>
      }
    >
      Each therapist’s card says when they are free next. Two taps ask for that time.
    </EmptyState>
  )
}
