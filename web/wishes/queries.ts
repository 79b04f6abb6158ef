import { type WishFactsPatch, wishes } from '@attune/contract/wish-facts.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { usePerson } from '../lib/session.ts'
import { type Listed, listChange } from './list-change.ts'

export const wishFactsOf = (userId: string) =>
  queryOptions({
    queryKey: ['wish-facts', userId],
    queryFn: ({ signal }) => call(wishes.readFacts, { params: { userId }, signal }),
  })

/** Keeps wishes; the matches, which are made of them, are asked for anew, and what changed is told. */
export function useSetWishFacts(onChange: (said: string) => void = () => {}) {
  const { id: userId } = usePerson()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: WishFactsPatch) => call(wishes.setFacts, { params: { userId }, body }),
    onMutate: () => onChange(''),
    onSuccess: async (facts) => {
      const list = ['matches', userId]
      const before = client.getQueryData<readonly Listed[]>(list)
      client.setQueryData(wishFactsOf(userId).queryKey, facts)
      const stale = ['matches', 'matches-tried', 'match-overview'].map((of) => [of, userId])
      await Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })))
      const after = client.getQueryData<readonly Listed[]>(list)
      // A list that did not come anew says nothing of what the wish changed.
      const isNew = client.getQueryState(list)?.isInvalidated === false
      if (before && after && isNew) onChange(listChange(before, after))
    },
  })
}
