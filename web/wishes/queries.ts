import { type WishFactsPatch, wishes } from '@attune/contract/wish-facts.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { usePerson } from '../lib/session.ts'

export const wishFactsOf = (userId: string) =>
  queryOptions({
    queryKey: ['wish-facts', userId],
    queryFn: ({ signal }) => call(wishes.readFacts, { params: { userId }, signal }),
  })

/** Keeps wishes; the matches, which are made of them, are asked for anew. */
export function useSetWishFacts() {
  const { id: userId } = usePerson()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: WishFactsPatch) => call(wishes.setFacts, { params: { userId }, body }),
    onSuccess: async (facts) => {
      client.setQueryData(wishFactsOf(userId).queryKey, facts)
      const stale = ['matches', 'matches-tried', 'match-overview'].map((of) => [of, userId])
      await Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })))
    },
  })
}
