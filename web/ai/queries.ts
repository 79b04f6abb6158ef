import { type AiConsent, ai, type OutsideModel, type Prose } from '@attune/contract/ai.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { toast } from 'react-hot-toast'
import { call } from '../lib/call.ts'
import { sentence } from '../lib/failures.ts'

const pollInterval = 2_000
const maxPolls = 10

export const consentOf = (userId: string) =>
  queryOptions({
    queryKey: ['ai-consent', userId],
    staleTime: 5 * 60_000,
    queryFn: ({ signal }) => call(ai.readConsent, { params: { userId }, signal }),
  })

export const summaryProseOf = (userId: string, inputsHash: string) =>
  queryOptions({
    ...pollWhileWriting,
    queryKey: ['summary-prose', userId, inputsHash],
    queryFn: ({ signal }) => call(ai.summaryProse, { params: { userId }, signal }),
  })

export const matchProseOf = (userId: string, therapistId: string) =>
  queryOptions({
    ...pollWhileWriting,
    queryKey: ['match-prose', userId, therapistId],
    queryFn: ({ signal }) => call(ai.matchProse, { params: { userId, therapistId }, signal }),
  })

type Asked = { state: { data: Prose | undefined; dataUpdateCount: number } }

/** While the model is still writing; then it stays, until what it was written from changes. */
const pollWhileWriting = {
  staleTime: Number.POSITIVE_INFINITY,
  refetchInterval: ({ state: { data, dataUpdateCount } }: Asked) =>
    data?.pending && dataUpdateCount < maxPolls ? pollInterval : false,
} as const

/** Allows the model that was shown, or none; shown at once, taken back if refused. */
export function useSetConsent(userId: string) {
  const client = useQueryClient()
  const { queryKey } = consentOf(userId)
  return useMutation({
    mutationFn: (allowed: OutsideModel | null) =>
      call(ai.setConsent, { params: { userId }, body: { allowed } }),
    onMutate: (allowed) => {
      const before = client.getQueryData<AiConsent>(queryKey)
      if (before) client.setQueryData(queryKey, { ...before, allowed: allowed !== null })
      return before
    },
    onSuccess: (consent) => {
      client.setQueryData(queryKey, consent)
      for (const written of ['summary-prose', 'match-prose'])
        client.removeQueries({ queryKey: [written] })
    },
    onError: (error, _, before) => {
      client.setQueryData(queryKey, before)
      toast.error(sentence(error, 'That could not be changed. Please try again.'))
      void client.invalidateQueries({ queryKey })
    },
  })
}

/** The consent of whoever is signed in as a patient; undefined while unknown or without a model. */
export function useOutsideModel(userId: string) {
  const { data } = useQuery(consentOf(userId))
  return data?.model ? { model: data.model, allowed: data.allowed } : undefined
}
