import { type Notification, notifications } from '@attune/contract/notifications.ts'
import { risk } from '@attune/contract/risk.ts'
import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { toast } from 'react-hot-toast'
import { call, callPage } from '../lib/call.ts'
import { sentence } from '../lib/failures.ts'
import { notificationsKey } from '../lib/refresh-keys.ts'
import { usePerson } from '../lib/session.ts'
import { isTalk } from './sentences.ts'

export const notificationsOf = (personId: string) =>
  infiniteQueryOptions({
    queryKey: [...notificationsKey(personId), 'list'],
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
    queryKey: [...notificationsKey(personId), 'unread'],
    queryFn: ({ signal }) => call(notifications.count, { signal }),
    refetchInterval: 60_000,
  })

/** For a therapist: those who wait and in whose words software found danger. Nobody else is called safe. */
export function useInDanger(list: readonly Notification[]): (one: Notification) => boolean {
  const { id, role } = usePerson()
  const { data = [] } = useQuery({
    queryKey: [...notificationsKey(id), 'danger-marks'],
    queryFn: ({ signal }) => call(risk.marks, { params: { id }, querystring: {}, signal }),
    enabled: role === 'therapist' && list.some(isOfPatient),
  })
  return (one) => isOfPatient(one) && data.some(({ patient }) => patient === one.about?._id)
}

const isOfPatient = (one: Notification) => isTalk(one) && one.about?.model === 'User'

export function useMarkNotified(personId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (_id: string | null) => call(notifications.markRead, { body: { _id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: notificationsKey(personId) }),
    onError: (error) => toast.error(sentence(error, 'That could not be marked as read.')),
  })
}

export const mailSettings = queryOptions({
  queryKey: ['mail-settings'],
  queryFn: ({ signal }) => call(notifications.readSettings, { signal }),
})
