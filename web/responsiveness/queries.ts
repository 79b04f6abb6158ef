import { responsiveness } from '@attune/contract/responsiveness.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../lib/call.ts'

export const responsivenessOf = (id: string) =>
  queryOptions({
    queryKey: ['responsiveness', id],
    staleTime: 600_000,
    queryFn: ({ signal }) => call(responsiveness.read, { params: { id }, signal }),
  })

export const standingOf = (id: string) =>
  queryOptions({
    queryKey: ['standing', id],
    queryFn: ({ signal }) => call(responsiveness.standing, { params: { id }, signal }),
  })

export const unansweredOf = (userId: string) =>
  queryOptions({
    queryKey: ['unanswered', userId],
    queryFn: ({ signal }) => call(responsiveness.unanswered, { params: { userId }, signal }),
  })
