import { type InboxSettings, messages, standardInbox } from '@attune/contract/messages.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { toast } from 'react-hot-toast'
import { call } from '../lib/call.ts'
import { sentence } from '../lib/failures.ts'
import { usePerson } from '../lib/session.ts'
import { useNow } from '../lib/use-now.ts'
import { isQuiet } from './quiet-hours.ts'

export const inboxOf = (id: string) =>
  queryOptions({
    queryKey: ['inbox', id],
    queryFn: ({ signal }) => call(messages.readInbox, { params: { id }, signal }),
    staleTime: 5 * 60_000,
  })

/** A therapist's settings, and how to change them; shown at once, taken back if refused. */
export function useInboxSettings() {
  const { id } = usePerson()
  const client = useQueryClient()
  const { queryKey } = inboxOf(id)
  const { data, error } = useQuery(inboxOf(id))
  const { mutate } = useMutation({
    mutationFn: (body: InboxSettings) => call(messages.setInbox, { params: { id }, body }),
    onMutate: (settings) => client.setQueryData(queryKey, settings),
    onError: (failure) => {
      toast.error(sentence(failure, 'That could not be changed. Please try again.'))
      void client.invalidateQueries({ queryKey })
    },
  })
  const settings = data ?? standardInbox
  const change = (patch: Partial<InboxSettings>) => mutate({ ...settings, ...patch })
  return { settings, known: data !== undefined, error, change }
}

/** Whether the signed-in person wants nothing announced just now. */
export function useQuiet(): boolean {
  const { id, role } = usePerson()
  const { data } = useQuery({ ...inboxOf(id), enabled: role === 'therapist' })
  return isQuiet(data?.quietHours ?? null, useNow())
}
