import { messages } from '@attune/contract/messages.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../lib/call.ts'

/** Shared by the bar, which counts what is unread, and the message screens. */
export const threadsOf = (personId: string) =>
  queryOptions({
    queryKey: ['threads', personId],
    queryFn: ({ signal }) => call(messages.threads, { signal }),
  })
