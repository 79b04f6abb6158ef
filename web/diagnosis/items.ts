import {
  diagnosis,
  type GrantItem,
  type ItemChoice,
  type Terms,
} from '@attune/contract/diagnosis.ts'
import type { SharedItem } from '@attune/contract/ledger.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { toast } from 'react-hot-toast'
import { call } from '../lib/call.ts'
import { sentence } from '../lib/failures.ts'
import { grantsOf } from './grants.ts'

export const itemsOf = (userId: string) =>
  queryOptions({
    queryKey: ['grant-items', userId],
    queryFn: ({ signal }) => call(diagnosis.listItems, { params: { userId }, signal }),
    staleTime: 0,
  })

export type ItemName = { item: SharedItem; entryId?: string }

/** What one therapist may read, thing by thing. Shown as changed only once the server has it. */
export function useItems(userId: string, therapistId: string) {
  const client = useQueryClient()
  const { data } = useQuery(itemsOf(userId))
  const params = { userId, therapistId }
  const settled = {
    onSuccess: (items: GrantItem[]) => {
      client.setQueryData(itemsOf(userId).queryKey, items)
      void client.invalidateQueries({ queryKey: grantsOf(userId).queryKey })
      void client.invalidateQueries({ queryKey: ['ledger', userId] })
    },
    onError: (error: unknown) => {
      toast.error(sentence(error, 'That could not be changed. Please try again.'))
      void client.invalidateQueries({ queryKey: itemsOf(userId).queryKey })
    },
  }
  const sharing = useMutation({
    mutationFn: ({ item, entryId = null, ...terms }: ItemChoice) =>
      call(diagnosis.setItem, { params, body: { item, entryId, ...terms } }),
    ...settled,
  })
  const taking = useMutation({
    mutationFn: (name: ItemName | null) =>
      call(diagnosis.dropItem, { params, querystring: { ...name } }),
    ...settled,
  })
  return {
    known: data !== undefined,
    items: (data ?? []).filter((one) => one.therapistId === therapistId),
    busy: sharing.isPending || taking.isPending,
    share: ({ item, entryId }: ItemName, terms: Terms, onShared: () => void) =>
      sharing.mutate({ item, entryId: entryId ?? null, ...terms }, { onSuccess: onShared }),
    takeBack: (name: ItemName) => taking.mutate(name),
    takeAllBack: () => taking.mutate(null),
  }
}

export type Items = ReturnType<typeof useItems>
