import { type DeclineDraft, declines } from '@attune/contract/declines.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { addLiveMessage } from '../live/history-cache.ts'
import { refreshThreads } from '../live/queries.ts'
import { useLiveConnection } from '../live/use-live-connection.ts'
import { listKeys } from '../match-score/queries.ts'

/** Asked for anew each time: the words kept, and what the patient has written by now. */
export const declineStartOf = (patient: string) =>
  queryOptions({
    queryKey: ['decline-start', patient],
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ signal }) => call(declines.start, { params: { patient }, signal }),
  })

/** Sends the words and closes the conversation; both are on the screen before the socket says so. */
export function useDecline() {
  const client = useQueryClient()
  const { me } = useLiveConnection()
  return useMutation({
    mutationFn: (body: DeclineDraft) => call(declines.create, { body }),
    onSuccess: (message) => {
      addLiveMessage(client, me, message)
    },
    onSettled: () => refreshThreads(client, me.id),
  })
}

export const afterDeclineOf = (userId: string, therapistId: string) =>
  queryOptions({
    queryKey: ['after-decline', userId, therapistId],
    queryFn: async ({ client, signal }) => {
      const after = await call(declines.next, { params: { userId, therapistId }, signal })
      // Lists fetched before may still hold this therapist.
      for (const keyOf of Object.values(listKeys))
        await client.invalidateQueries({ queryKey: keyOf(userId) })
      return after
    },
  })
