import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import type { ViewProps } from './best-matches.tsx'
import { TherapistCard } from './therapist-card.tsx'
import { TherapistList } from './therapist-list.tsx'

/** Every therapist who takes part, found by the server. */
export function Directory({ filters, favorites, onChange, onMessage }: ViewProps) {
  const { name, minYears, favoritesOnly } = filters
  return (
    <TherapistList
      search={{
        ...(name && { name }),
        ...(minYears && { minYears }),
        ...(favoritesOnly && { ids: [...favorites.ids].sort() }),
      }}
      keep={({ _id }) => !favoritesOnly || favorites.has(_id)}
      card={(therapist) => (
        <TherapistCard therapist={therapist} favorites={favorites} onMessage={onMessage} />
      )}
      empty={
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
      }
    />
  )
}
