import { matching } from '@attune/contract/matching.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../lib/call.ts'

/** Of the lists that are fetched once: what changes who is in them has them fetched again. */
export const listKeys = {
  best: (userId: string) => ['matches', userId],
  overview: (userId: string) => ['match-overview', userId],
}

/** Of the list of best matches on its page, for what leads there. */
export const bestListId = 'best-matches'

/** One match made again out of everything it was made from; asked for anew each time. */
export const explanationOf = (userId: string, therapistId: string) =>
  queryOptions({
    queryKey: ['match-explained', userId, therapistId],
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ signal }) => call(matching.explain, { params: { userId, therapistId }, signal }),
  })
