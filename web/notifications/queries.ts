import { type MailSettings, notifications } from '@attune/contract/notifications.ts'
import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { toast } from 'react-hot-toast'
import { call, callPage } from '../lib/call.ts'
import { sentence } from '../lib/failures.ts'

const every = (personId: string) => ['notifications', personId] as const

export const notificationsOf = (personId: string) =>
  infiniteQueryOptions({
    queryKey: [...every(personId), 'list'],
    queryFn: ({ pageParam, signal }) =>
      callPage(notifications.list, {
        querystring: pageParam ? { cursor: pageParam } : {},
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })

export const unreadOf = (personId: string) =>
  queryOptions({
    queryKey: [...every(personId), 'unread'],
    queryFn: ({ signal }) => call(notifications.count, { signal }),
    refetchInterval: 60_000,
  })

/** A message that is read as it arrives should not light the bell up first. */
const settleTime = 400

/** Asks anew, here where something came in or was read on another tab. */
export function refreshNotifications(client: QueryClient, personId: string) {
  setTimeout(() => void client.invalidateQueries({ queryKey: every(personId) }), settleTime)
}

export function useMarkNotified(personId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (_id: string | null) => call(notifications.markRead, { body: { _id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: every(personId) }),
    onError: (error) => toast.error(sentence(error, 'That could not be marked as read.')),
  })
}

export const mailSettings = queryOptions({
  queryKey: ['mail-settings'],
  queryFn: ({ signal }) => call(notifications.readSettings, { signal }),
})

/** Shown at once, taken back if refused. */
export function useSetMails() {
  const client = useQueryClient()
  const { queryKey } = mailSettings
  return useMutation({
    mutationFn: (body: MailSettings) => call(notifications.setSettings, { body }),
    onMutate: (settings) => client.setQueryData(queryKey, settings),
    onSuccess: () => toast.success('Saved.'),
    onError: (error) => {
      toast.error(sentence(error, 'Could not save it.'))
      void client.invalidateQueries({ queryKey })
    },
  })
}
