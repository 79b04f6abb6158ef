import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { sentence } from '../lib/failures.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Loading } from '../ui/skeleton.tsx'
import type { ViewProps } from './best-matches.tsx'
import { CardSkeletons } from './card-skeletons.tsx'
import { LoadMore } from './load-more.tsx'
import { therapistPages } from './queries.ts'
import { TherapistCard } from './therapist-card.tsx'

/** Every therapist who takes part, found by the server, page by page. */
export function Directory({ filters, favorites, onChange, onMessage }: ViewProps) {
  const { name, minYears, favoritesOnly } = filters
  const query = useInfiniteQuery({
    ...therapistPages({
      ...(name && { name }),
      ...(minYears && { minYears }),
      ...(favoritesOnly && { ids: [...favorites.ids].sort() }),
    }),
    placeholderData: keepPreviousData,
  })
  if (query.error && !query.data)
    return (
      <ErrorState title="Failed to fetch therapists" onRetry={() => void query.refetch()}>
        {sentence(query.error)}
      </ErrorState>
    )
  if (!query.data)
    return (
      <Loading label="Loading therapists">
        <div className="mt-7">
          <CardSkeletons count={6} />
        </div>
      </Loading>
    )
  const all = query.data.pages.flatMap(({ items }) => items)
  const shown = favoritesOnly ? all.filter(({ _id }) => favorites.has(_id)) : all
  return (
    <div className="mt-7" aria-busy={query.isPlaceholderData}>
      {shown.length === 0 && (
        <EmptyState
          title="No matching therapists found."
          action={
            (favoritesOnly || minYears > 0) && (
              <Button onClick={() => onChange({ favoritesOnly: false, minYears: 0 })}>
                Show All
              </Button>
            )
          }
        >
          {favoritesOnly && favorites.ids.length === 0
            ? 'The star on a card adds a therapist to your favourites.'
            : 'Fewer letters or fewer years find more.'}
        </EmptyState>
      )}
      <ul className="card-grid">
        {shown.map((therapist) => (
          <li key={therapist._id} className="grid">
            <TherapistCard therapist={therapist} favorites={favorites} onMessage={onMessage} />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <LoadMore
          pages={query.data?.pages.length ?? 0}
          busy={query.isFetchingNextPage}
          failed={query.isFetchNextPageError}
          onLoad={() => void query.fetchNextPage()}
        />
      )}
    </div>
  )
}
