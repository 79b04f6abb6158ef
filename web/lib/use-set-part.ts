import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'react-hot-toast'
import { sentence } from './failures.ts'

type Whole<T> = {
  queryKey: QueryKey
  /** As it is stored, whatever is shown. */
  read: () => Promise<T>
  save: (whole: T) => Promise<T>
  /** What is said once it is stored. */
  saved?: string
  refused: string
}

/**
 * Changes a part of what is saved whole: one change after the other, each on what is stored by then,
 * so that another part or another tab loses nothing. Shown at once, taken back if refused.
 */
export function useSetPart<T extends object>({ queryKey, read, save, saved, refused }: Whole<T>) {
  const client = useQueryClient()
  const mutationKey = ['set', ...queryKey]
  // What waits behind is shown already: only after the last one is the screen set right.
  const isLast = () => client.isMutating({ mutationKey }) === 1
  return useMutation({
    mutationKey,
    scope: { id: JSON.stringify(mutationKey) },
    mutationFn: async (change: (stored: T) => T) => save(change(await read())),
    onMutate: async (change) => {
      // An answer on its way would bring back what stood there before.
      await client.cancelQueries({ queryKey })
      client.setQueryData<T>(queryKey, (shown) => shown && change(shown))
    },
    onSuccess: (whole) => {
      if (isLast()) client.setQueryData(queryKey, whole)
      if (saved) toast.success(saved)
    },
    onError: (error) => {
      toast.error(sentence(error, refused))
      if (isLast()) void client.invalidateQueries({ queryKey })
    },
  }).mutate
}
