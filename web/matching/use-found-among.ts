import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type Filters, passes, searchOf } from './filters.ts'
import { type BestMatch, foundAmong } from './queries.ts'

type Shown = {
  matches: readonly BestMatch[] | undefined
  filters: Filters
  isFavorite: (therapistId: string) => boolean
}

/** The best matches that the search finds too. */
export function useFoundAmong({ matches = [], filters, isFavorite }: Shown) {
  const { name, chosen } = filters
  const ids = matches.map(({ match }) => match._id)
  const isAsked = ids.length > 0 && (name.trim() !== '' || chosen.length > 0)
  const { data: found } = useQuery({
    ...foundAmong(searchOf({ ...filters, minYears: 0 }, ids)),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  return matches.filter(
    ({ therapist }) =>
      passes(therapist, filters, isFavorite) && (!isAsked || !found || found.has(therapist._id)),
  )
}
