import { paths } from '@attune/contract/paths.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { sentence } from '../lib/failures.ts'
import { usePerson } from '../lib/session.ts'
import { useNamedPlace } from '../lib/use-named-place.ts'
import { buttonClass } from '../ui/button.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { CalendarSettings } from './calendar-settings.tsx'
import { CalendarView } from './calendar-view.tsx'
import { calendarOf } from './queries.ts'
import { Requests } from './requests.tsx'

/** A therapist's hours and what is agreed on; what waits for their answer stands first. */
export function CalendarPage() {
  const { id } = usePerson()
  const { data, error, refetch } = useQuery(calendarOf(id))
  useNamedPlace()
  return (
    <>
      <PageHeading
        title="Calendar"
        actions={
          <Link to={paths.therapistAppointments} className={buttonClass({ kind: 'ghost' })}>
            All appointments
          </Link>
        }
      />
      <Requests />
      {error && data === undefined && (
        <ErrorState
          error={error}
          title="Your calendar did not load."
          onRetry={() => void refetch()}
        >
          {sentence(error)}
        </ErrorState>
      )}
      {!error && data === undefined && (
        <Loading label="Loading your calendar">
          <Skeleton className="mt-8 h-[560px] w-full rounded-card" />
        </Loading>
      )}
      {data && <CalendarView calendar={data} />}
      {data !== undefined && <CalendarSettings calendar={data} />}
    </>
  )
}
