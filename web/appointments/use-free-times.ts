import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { usePerson } from '../lib/session.ts'
import { freeTimesOf } from './queries.ts'
import type { Wanted } from './use-wanted.ts'

/** What is free with a therapist, up to the time that is wanted at least. */
export function useFreeTimes(
  therapist: string,
  { kind, at, link, moving }: Partial<Pick<Wanted, 'kind' | 'at' | 'link'>> & { moving?: string },
) {
  const { id } = usePerson()
  const query = useInfiniteQuery(freeTimesOf(id, therapist, { kind, moving, link }))
  const { data, error, refetch, hasNextPage, isFetching, fetchNextPage } = query
  const isBefore = !!data && !!at && data.end < at
  useEffect(() => {
    if (isBefore && hasNextPage && !isFetching && !error) void fetchNextPage()
  }, [isBefore, hasNextPage, isFetching, error, fetchNextPage])
  const more = hasNextPage
    ? { load: () => void fetchNextPage(), busy: query.isFetchingNextPage }
    : null
  return { data, error, refetch, more, isLooking: isBefore && hasNextPage }
}
