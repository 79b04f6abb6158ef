import { recommendations } from '@attune/contract/recommendations.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../lib/call.ts'

export const exercises = queryOptions({
  queryKey: ['exercises'],
  queryFn: ({ signal }) => call(recommendations.exercises, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

export const exerciseOf = (id: string) =>
  queryOptions({
    queryKey: ['exercise', id],
    queryFn: ({ signal }) => call(recommendations.exercise, { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
