import { matching, type Weights } from '@attune/contract/matching.ts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../lib/call.ts'
import { useDebounced } from '../lib/use-debounced.ts'
import { bestMatchesOf, reweightedOf, weightsOf } from './queries.ts'
import { percentOf, plainWeights, reweigh, sameWeights, type WeighedKey } from './weigh.ts'

/** How long a slider rests before the whole directory is looked through under its weights. */
const restFor = 350

/**
 * The best matches under the weights kept, or under those that are being tried: at once among the
 * matches at hand, and of the whole directory as soon as the sliders rest.
 */
export function useWeighing(userId: string, enabled: boolean) {
  const client = useQueryClient()
  const best = useQuery({
    ...bestMatchesOf(userId),
    enabled,
  })
  const { data: kept = {} } = useQuery({ ...weightsOf(userId), enabled })
  const [own, setOwn] = useState<Weights | null>(null)
  const now = own ?? kept
  const isTrying = !sameWeights(now, kept)
  const settled = useDebounced(now, restFor)
  const tried = useQuery({
    ...reweightedOf(userId, plainWeights(settled)),
    enabled: enabled && isTrying && settled === now,
    placeholderData: keepPreviousData,
  })
  const keep = useMutation({
    mutationFn: () => call(matching.setWeights, { params: { userId }, body: plainWeights(now) }),
    onSuccess: (weights) => {
      client.setQueryData(weightsOf(userId).queryKey, weights)
      setOwn(null)
      return client.invalidateQueries({ queryKey: bestMatchesOf(userId).queryKey })
    },
  })
  const found = isTrying ? (tried.data ?? best.data) : best.data
  return {
    best,
    list: found && (isTrying ? reweigh(found, now) : found),
    percent: (key: WeighedKey) => percentOf(key, now),
    set: (key: WeighedKey, percent: number) => setOwn({ ...now, [key]: percent }),
    asEngine: () => setOwn({}),
    undo: () => setOwn(null),
    keep: () => keep.mutate(),
    isTrying,
    isAsEngine: sameWeights(now, {}),
    isKeeping: keep.isPending,
    keepError: keep.error,
    /** The list at hand is not yet that of the whole directory under these weights. */
    isSettling: isTrying && (settled !== now || tried.isFetching),
    triedError: tried.error,
  }
}

export type Weighing = ReturnType<typeof useWeighing>
