import type { Summary } from '@attune/contract/diagnosis.ts'
import {
  type Review,
  type ReviewDraft,
  reviews,
  type SummaryPart,
} from '@attune/contract/reviews.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { patientSummaryOf } from '../diagnosis/queries.ts'
import { call } from '../lib/call.ts'

/** For a patient all reviews of their summary, for a therapist their own. */
export const reviewsOf = (userId: string) =>
  queryOptions({
    queryKey: ['reviews', userId],
    queryFn: ({ signal }) => call(reviews.list, { params: { userId }, signal }),
  })

/** Saves a therapist's review of a patient's part, or takes it back. */
export function useReview(userId: string, part: SummaryPart) {
  const client = useQueryClient()
  const put = (review: Review | null, reviewed: boolean) => {
    client.setQueryData(reviewsOf(userId).queryKey, (list: Review[] = []) => [
      ...(review ? [review] : []),
      ...list.filter((one) => one.part !== part),
    ])
    client.setQueryData(patientSummaryOf(userId).queryKey, (read) =>
      read?.[part] ? { ...read, [part]: withReviewed(read[part], reviewed) } : read,
    )
  }
  const save = useMutation({
    mutationFn: (body: Omit<ReviewDraft, 'part'>) =>
      call(reviews.save, { params: { userId }, body: { ...body, part } }),
    onSuccess: (review) => put(review, true),
  })
  const remove = useMutation({
    mutationFn: () => call(reviews.remove, { params: { userId }, querystring: { part } }),
    onSuccess: ({ reviewed }) => put(null, reviewed),
  })
  return { save, remove }
}

const withReviewed = (summary: Summary, reviewed: boolean): Summary => ({
  ...summary,
  made: { ...summary.made, reviewed },
})
