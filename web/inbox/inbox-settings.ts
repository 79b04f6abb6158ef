import { type InboxSettings, messages, standardInbox } from '@attune/contract/messages.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { usePerson } from '../lib/session.ts'
import { useSetPart } from '../lib/use-set-part.ts'
import { inboxOf } from './use-quiet.ts'

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
