import type { AvailabilityDraft } from '@attune/contract/availability.ts'
import { therapists } from '@attune/contract/therapists.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { therapistProfile } from '../lib/profile.ts'
import { usePerson } from '../lib/session.ts'

export function useSetAvailability() {
  const { id } = usePerson()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: AvailabilityDraft) =>
      call(therapists.setAvailability, { params: { id }, body }),
    onSuccess: (therapist) => client.setQueryData(therapistProfile(id).queryKey, therapist),
  })
}
