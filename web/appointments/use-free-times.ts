import type { AppointmentKind } from '@attune/contract/calendar.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { usePerson } from '../lib/session.ts'
import { freeTimesOf } from './queries.ts'

/** What is free with a therapist, up to the time that is wanted at least. */
export function useFreeTimes(
  therapist: string,
  kind: AppointmentKind | undefined,
  wanted: Date | null,
  moving?: string,
) {
  const { id } = usePerson()
  const query = useInfiniteQuery(freeTimesOf(id, therapist, kind, moving))
  const { data, error, refetch, hasNextPage, isFetching, fetchNextPage } = query
  const isBefore = !!data && !!wanted && data.end < wanted
  useEffect(() => {
    if (isBefore && hasNextPage && !isFetching && !error) void fetchNextPage()
  }, [isBefore, hasNextPage, isFetching, error, fetchNextPage])
  const more = hasNextPage
    ? { load: () => void fetchNextPage(), busy: query.isFetchingNextPage }
    : null
  return { data, error, refetch, more, isLooking: isBefore && hasNextPage }
}
