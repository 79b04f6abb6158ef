import { places } from '@attune/contract/places.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../lib/call.ts'

export const townsOf = (country: string, q: string) =>
  queryOptions({
    queryKey: ['towns', country, q],
    queryFn: ({ signal }) => call(places.find, { querystring: { country, q }, signal }),
    enabled: country !== '' && q.length > 1,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Countries in which a licence holds for a state or province alone. */
export const licensingCountries = queryOptions({
  queryKey: ['licensing-countries'],
  queryFn: ({ signal }) => call(places.licensing, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})
