import {
  diagnosis,
  type Grant,
  type GrantChoice,
  type GrantTo,
  nothingShared,
  type Terms,
  type ToldPart,
} from '@attune/contract/diagnosis.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { toast } from 'react-hot-toast'
import { call } from '../lib/call.ts'
import { sentence } from '../lib/failures.ts'

export const grantsOf = (userId: string) =>
  queryOptions({
    queryKey: ['grants', userId],
    queryFn: ({ signal }) => call(diagnosis.listGrants, { params: { userId }, signal }),
  })

type TherapistRef = { _id: string; name: string }

/** What this therapist may read, and how to change it; shown at once, taken back if refused. */
export function useGrant(userId: string, therapist: TherapistRef) {
  const client = useQueryClient()
  const { queryKey } = grantsOf(userId)
  const { data: grants } = useQuery(grantsOf(userId))
  const put = ({ terms: _, ...grant }: GrantChoice) => {
    const entry = { ...grant, therapistId: therapist._id, name: therapist.name }
    client.setQueryData(queryKey, (list: GrantTo[] = []) => [
      ...list.filter((one) => one.therapistId !== therapist._id),
      entry,
    ])
  }
  const { mutate } = useMutation({
    mutationFn: (body: GrantChoice) =>
      call(diagnosis.setGrant, { params: { userId, therapistId: therapist._id }, body }),
    onMutate: put,
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: ['ledger', userId] })
      await client.invalidateQueries({ queryKey: ['grant-items', userId] })
    },
    onError: (error) => {
      toast.error(sentence(error, 'That could not be changed. Please try again.'))
      void client.invalidateQueries({ queryKey })
    },
  })
  const found = grants?.find((one) => one.therapistId === therapist._id)
  const { summary, danger, journals } = found ?? nothingShared
  const change = (patch: Partial<Grant>, terms?: Terms) => {
    const next = { summary, danger, journals, ...patch }
    mutate({ ...next, danger: next.summary && next.danger, ...(terms && { terms }) })
  }
  return {
    grant: { summary, danger, journals },
    known: grants !== undefined,
    /** Whether they have chosen, be it to share nothing. */
    chosen: found !== undefined,
    change,
  }
}

/** Word for word what a therapist would read. */
export const sharingPreviewOf = (userId: string) =>
  queryOptions({
    queryKey: ['sharing-preview', userId],
    queryFn: ({ signal }) => call(diagnosis.previewSharing, { params: { userId }, signal }),
    staleTime: 0,
  })

/** Whether anything in a part speaks of a danger. */
export const hasDanger = (part: ToldPart) => sentencesOf(part).some(({ danger }) => danger)

const filtered = (part: ToldPart, isDanger: boolean): ToldPart => ({
  diagnosis: part.diagnosis.filter(({ danger }) => danger === isDanger),
  emotions: part.emotions.filter(({ danger }) => danger === isDanger),
  therapist_specialties: part.therapist_specialties.filter(({ danger }) => danger === isDanger),
})
export const withoutDanger = (part: ToldPart) => filtered(part, false)
export const onlyDanger = (part: ToldPart) => filtered(part, true)

export const sentencesOf = ({ diagnosis, emotions, therapist_specialties }: ToldPart) => [
  ...diagnosis,
  ...emotions,
  ...therapist_specialties,
]
