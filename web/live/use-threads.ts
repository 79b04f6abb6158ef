import { messages, type Thread } from '@attune/contract/messages.ts'
import type { ThreadCounts } from '@attune/contract/thread-query.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
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
