import { type JournalDraft, type JournalPatch, journals } from '@attune/contract/journals.ts'
import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { call, callPage } from '../lib/call.ts'
import { usePerson } from '../lib/session.ts'

export const journalsOf = (userId: string) =>
  infiniteQueryOptions({
    queryKey: ['journals', userId],
    queryFn: ({ pageParam, signal }) =>
      callPage(journals.list, {
        params: { userId },
        querystring: pageParam ? { cursor: pageParam } : {},
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })

export const journalOf = (userId: string, id: string) =>
  queryOptions({
    queryKey: ['journal', userId, id],
    queryFn: ({ signal }) => call(journals.read, { params: { userId, id }, signal }),
  })

export function useCreateJournal() {
  const { id: userId } = usePerson()
  const settle = useSettle(userId)
  return useMutation({
    mutationFn: (body: JournalDraft) =>
      call(journals.create, { params: { userId }, body: { ...body, user_id: userId } }),
    onSuccess: (entry) => settle(entry._id),
  })
}

export function useUpdateJournal(id: string) {
  const { id: userId } = usePerson()
  const settle = useSettle(userId)
  return useMutation({
    mutationFn: (body: JournalPatch) => call(journals.update, { params: { userId, id }, body }),
    onSuccess: () => settle(id),
  })
}

export function useDeleteJournal(id: string) {
  const { id: userId } = usePerson()
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(journals.delete, { params: { userId, id } }),
    onSuccess: () => client.invalidateQueries(journalsOf(userId)),
  })
}

function useSettle(userId: string) {
  const client = useQueryClient()
  return (id: string) =>
    Promise.all([
      client.invalidateQueries(journalsOf(userId)),
      client.invalidateQueries(journalOf(userId, id)),
    ])
}
