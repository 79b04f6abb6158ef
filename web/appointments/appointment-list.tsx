import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { sentence } from '../lib/failures.ts'
import { usePerson } from '../lib/session.ts'
import { Button } from '../ui/button.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { AppointmentRow } from './appointment-row.tsx'
import { JoinLink } from './join-link.tsx'
import { appointmentsOf, type When } from './queries.ts'

type AppointmentListProps = { when: When; empty: ReactNode }

export function AppointmentList({ when, empty }: AppointmentListProps) {
  const { id } = usePerson()
  const query = useInfiniteQuery(appointmentsOf(id, when))
  const { data, error } = query
  const list = data?.pages.flatMap(({ items }) => items)
  if (!list && error)
    return (
      <ErrorState
        error={error}
        title={
          when === 'ahead'
            ? 'Your appointments did not load.'
            : 'Your past appointments did not load.'
        }
        onRetry={() => void query.refetch()}
      >
        {sentence(error)}
      </ErrorState>
    )
  if (!list)
    return (
      <Loading label="Loading your appointments">
        <div className="grid gap-3">
          <Skeleton className="h-[104px] w-full rounded-card" />
          <Skeleton className="h-[104px] w-full rounded-card" />
        </div>
      </Loading>
    )
  if (list.length === 0) return empty
  return (
    <>
      <ul className="grid gap-3">
        {list.map((one) => (
          <li key={one._id} className="grid justify-items-start gap-2.5">
            <AppointmentRow one={one} />
            <JoinLink one={one} />
          </li>
        ))}
      </ul>
      {query.isFetchNextPageError && (
        <p role="alert" className="mt-4 text-small text-danger">
          The others did not load.
        </p>
      )}
      {query.hasNextPage && (
        <Button
          kind="ghost"
          className="mt-5"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {when === 'ahead' ? 'Later ones' : 'Earlier ones'}
        </Button>
      )}
    </>
  )
}
