import { learning } from '@attune/contract/learning.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { usePerson } from '../lib/session.ts'

export const learningConsentOf = (userId: string) =>
  queryOptions({
    queryKey: ['learning-consent', userId],
    queryFn: ({ signal }) => call(learning.readConsent, { params: { userId }, signal }),
  })

export function useSetLearningConsent() {
  const { id: userId } = usePerson()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (allowed: boolean) =>
      call(learning.setConsent, { params: { userId }, body: { allowed } }),
    onSuccess: (consent) => {
      client.setQueryData(learningConsentOf(userId).queryKey, consent)
      void client.invalidateQueries({ queryKey: ['ledger', userId] })
    },
  })
}
