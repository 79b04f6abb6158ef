import { users } from '@attune/contract/users.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { toast } from 'react-hot-toast'
import { z } from 'zod'
import { call } from '../lib/call.ts'
import { sentence } from '../lib/failures.ts'
import { keys, readLocal, writeLocal } from '../lib/local-storage.ts'

type Ids = readonly string[]

const favoritesOf = (userId: string) =>
  queryOptions({
    queryKey: ['favorites', userId],
    queryFn: async ({ signal }): Promise<Ids> => {
      const ids = await call(users.listFavorites, { params: { userId }, signal })
      // A change made meanwhile is newer than this answer.
      if (!signal.aborted) writeLocal(keys.favorites, ids)
      return ids
    },
    // Another device may have changed them.
    staleTime: 0,
    placeholderData: remembered,
  })

/** spec §3 keeps the list in the browser; decisions: the account has the last word. */
export function useFavorites(userId: string) {
  const client = useQueryClient()
  const { queryKey } = favoritesOf(userId)
  const { data: ids = [] } = useQuery(favoritesOf(userId))
  const show = (next: Ids) => {
    client.setQueryData<Ids>(queryKey, next)
    writeLocal(keys.favorites, next)
  }
  const { mutate } = useMutation({
    mutationKey: queryKey,
    mutationFn: ({ therapistId, on }: { therapistId: string; on: boolean }) =>
      call(on ? users.addFavorite : users.removeFavorite, { params: { userId, therapistId } }),
    onMutate: async ({ therapistId, on }) => {
      await client.cancelQueries({ queryKey })
      show(toggled(client.getQueryData<Ids>(queryKey) ?? ids, therapistId, on))
    },
    onError: (error, { therapistId, on }) => {
      show(toggled(client.getQueryData<Ids>(queryKey) ?? ids, therapistId, !on))
      toast.error(sentence(error, 'Your favourites could not be saved. Please try again.'))
    },
    // The last of several quick changes asks the account; an earlier answer would undo the later ones.
    onSettled: () => {
      if (client.isMutating({ mutationKey: queryKey }) === 1)
        void client.invalidateQueries({ queryKey })
    },
  })
  const toggle = (therapistId: string) => mutate({ therapistId, on: !ids.includes(therapistId) })
  return { ids, has: (therapistId: string) => ids.includes(therapistId), toggle }
}

export type Favorites = ReturnType<typeof useFavorites>

/** Latest first, as the account lists them. */
export function toggled(ids: Ids, therapistId: string, on: boolean): Ids {
  const others = ids.filter((id) => id !== therapistId)
  return on ? [therapistId, ...others] : others
}

const remembered = (): Ids => z.array(z.uuid()).safeParse(readLocal(keys.favorites)).data ?? []
