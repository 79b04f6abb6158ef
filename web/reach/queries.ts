import { reach } from '@attune/contract/reach.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../lib/call.ts'

export const reachOf = (id: string) =>
  queryOptions({
    queryKey: ['reach', id],
    queryFn: ({ signal }) => call(reach.read, { params: { id }, signal }),
  })
