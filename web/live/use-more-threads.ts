import { messages, type SenderRole } from '@attune/contract/messages.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { callPage } from '../lib/call.ts'
import { addThreads, knownThreadsOf } from './queries.ts'

export type ThreadFilter = {
  shown?: 'all' | 'waiting' | 'aside'
  name?: string
  partnerModel?: SenderRole
}

/**
 * Leads on in the list of threads: what comes is among the known ones. `filter` asks for those alone
 * that it says, from the first on; without one it goes on where the first page ended.
 */
export function useMoreThreads(personId: string, filter: ThreadFilter | null) {
  const { data: known } = useQuery(knownThreadsOf(personId))
  const isShort = known?.next === null
  const query = useInfiniteQuery({
    queryKey: ['more-threads', personId, filter],
    queryFn: async ({ pageParam, client, signal }) => {
      const querystring = {
        order: 'inbox',
        ...filter,
        ...(pageParam && { cursor: pageParam }),
      } as const
      const { items, next } = await callPage(messages.threads, { querystring, signal })
      addThreads(client, personId, items)
      return next
    },
    initialPageParam: filter ? '' : (known?.next ?? ''),
    getNextPageParam: (next: string | null) => next,
    enabled: filter !== null && known !== undefined && !isShort,
    refetchOnWindowFocus: false,
  })
  const isBegun = query.data !== undefined
  return {
    pages: isShort ? 0 : 1 + (query.data?.pages.length ?? 0),
    hasMore: known !== undefined && !isShort && (!isBegun || query.hasNextPage),
    isBusy: query.isFetching,
    isFailed: query.isError,
    load: () => void (isBegun ? query.fetchNextPage() : query.refetch()),
  }
}

/** Where a list shows all of them whatever it costs: a colleague has few, a patient hardly more. */
export function useAllThreads(personId: string, filter: ThreadFilter | null) {
  const { hasMore, isBusy, isFailed, load } = useMoreThreads(personId, filter)
  useEffect(() => {
    if (hasMore && !isBusy && !isFailed) load()
  })
}
