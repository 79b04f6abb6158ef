import { type InboxSettings, messages, standardInbox } from '@attune/contract/messages.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { usePerson } from '../lib/session.ts'
import { useNow } from '../lib/use-now.ts'
import { useSetPart } from '../lib/use-set-part.ts'
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
  const { data, error } = useQuery(inboxOf(id))
  const set = useSetPart<InboxSettings>({
    queryKey: inboxOf(id).queryKey,
    read: () => call(messages.readInbox, { params: { id } }),
    save: (body) => call(messages.setInbox, { params: { id }, body }),
    refused: 'That could not be changed. Please try again.',
  })
  const settings = data ?? standardInbox
  const change = (patch: Partial<InboxSettings>) => set((stored) => ({ ...stored, ...patch }))
  return { settings, known: data !== undefined, error, change }
}

/** Whether the signed-in person wants nothing announced just now. */
export function useQuiet(): boolean {
  const { id, role } = usePerson()
  const { data } = useQuery({ ...inboxOf(id), enabled: role === 'therapist' })
  return isQuiet(data?.quietHours ?? null, useNow())
}
