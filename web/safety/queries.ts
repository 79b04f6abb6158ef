import { risk } from '@attune/contract/risk.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../lib/call.ts'

/** What software looks for in texts and how well; it changes only with a new version. */
export const safety = queryOptions({
  queryKey: ['safety'],
  queryFn: ({ signal }) => call(risk.safety, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})
