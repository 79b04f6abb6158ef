import { messages, type SenderRole, type Thread } from '@attune/contract/messages.ts'
import type { ThreadCounts } from '@attune/contract/thread-query.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call, callPage } from '../lib/call.ts'
import { addThreads, knownThreadsOf, threadCountsOf } from './queries.ts'
import { unreadIn } from './threads.ts'

/** The thread with this partner, asked for where it is not among those that are known. */
export function useThread(personId: string, partnerId: string | null): Thread | undefined {
  const { data } = useQuery(knownThreadsOf(personId))
  const thread = data?.threads.find(({ partner }) => partner._id === partnerId)
  useQuery({
    queryKey: ['thread', personId, partnerId],
    queryFn: async ({ client, signal }) => {
      const querystring = { partners: partnerId ?? '' }
      const some = await call(messages.threads, { querystring, signal })
      addThreads(client, personId, some)
      return some.length
    },
    enabled: partnerId !== null && Boolean(data?.next) && !thread,
  })
  return thread
}

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

type Counts = Pick<ThreadCounts, 'unread' | 'unreadOfColleagues'> & {
  /** Counted by the server, where not all threads are known. */
  server: ThreadCounts | undefined
}

export function useThreadCounts(personId: string): Counts {
  const { data: known } = useQuery({ ...knownThreadsOf(personId), refetchInterval: 60_000 })
  const isShort = known?.next === null
  const { data } = useQuery({
    ...threadCountsOf(personId),
    enabled: known !== undefined && !isShort,
    refetchInterval: 60_000,
  })
  if (data && !isShort) return { ...data, server: data }
  const threads = known?.threads ?? []
  const colleagues = threads.filter(({ partner }) => partner.model === 'Therapist')
  return { unread: unreadIn(threads), unreadOfColleagues: unreadIn(colleagues), server: undefined }
}
