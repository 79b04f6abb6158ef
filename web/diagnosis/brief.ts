import { diagnosis } from '@attune/contract/diagnosis.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../lib/call.ts'

/** What a patient shares with this therapist, and on which terms; nothing of it is read by asking. */
export const briefOf = (userId: string) =>
  queryOptions({
    queryKey: ['shared-brief', userId],
    queryFn: ({ signal }) => call(diagnosis.brief, { params: { userId }, signal }),
    staleTime: 0,
  })
