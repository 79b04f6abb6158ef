import { ledger } from '@attune/contract/ledger.ts'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call, callPage } from '../lib/call.ts'

export const ledgerOf = (userId: string) =>
  infiniteQueryOptions({
    queryKey: ['ledger', userId],
    queryFn: ({ pageParam, signal }) =>
      callPage(ledger.list, {
        params: { userId },
        querystring: pageParam ? { cursor: pageParam } : {},
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })

/** Everything up to this moment has been on the screen. */
export const markSeen = (userId: string, at: Date) =>
  call(ledger.markSeen, { params: { userId }, body: { at: at.toISOString() } })
