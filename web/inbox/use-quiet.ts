import { messages } from '@attune/contract/messages.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { usePerson } from '../lib/session.ts'
import { useNow } from '../lib/use-now.ts'
import { isQuiet } from './quiet-hours.ts'

export const inboxOf = (id: string) =>
  queryOptions({
    queryKey: ['inbox', id],
    queryFn: ({ signal }) => call(messages.readInbox, { params: { id }, signal }),
    staleTime: 5 * 60_000,
  })

/** Whether the signed-in person wants nothing announced just now. */
export function useQuiet(): boolean {
  const { id, role } = usePerson()
  const { data } = useQuery({ ...inboxOf(id), enabled: role === 'therapist' })
  return isQuiet(data?.quietHours ?? null, useNow())
}
