import { system } from '@attune/contract/system.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../lib/call.ts'

/** Who runs the site; it changes only when the server is started anew. */
export const site = queryOptions({
  queryKey: ['site'],
  queryFn: ({ signal }) => call(system.site, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})
