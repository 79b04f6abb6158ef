import { advice } from '@attune/contract/advice.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { timeZoneHere } from '../lib/time-zone.ts'
import { storeAdvice } from './stored-advice.ts'

/** The advice last finished, also where another device asked for it; kept here as the spec says (§3). */
export const adviceOf = (userId: string) =>
  queryOptions({
    queryKey: ['advice', userId],
    queryFn: async ({ signal }) => {
      const latest = await call(advice.latest, {
        params: { userId },
        querystring: timeZoneHere(),
        signal,
      })
      if (latest) storeAdvice(userId, latest.text)
      return latest
    },
  })
