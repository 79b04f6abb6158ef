import { Button } from '../ui/button.tsx'
import type { ViewProps } from './best-matches.tsx'
import { searchOf } from './filters.ts'
import { NobodyFound, noFavouritesYet } from './nobody-found.tsx'
import { SearchPanel } from './search-panel.tsx'
import { TherapistCard } from './therapist-card.tsx'
import { TherapistList } from './therapist-list.tsx'

/** Every therapist who takes part, found by the server. */
export function Directory(props: ViewProps) {
  const { filters, favorites, isOpen, onChange, onShow, onMessage } = props
  const { minYears, favoritesOnly } = filters
  const search = searchOf(filters, favoritesOnly ? favorites.ids : undefined)
  const isOff = favoritesOnly && favorites.ids.length === 0
  const counted = { search, filters, isOff, onChange }
  return (
    <>
      <SearchPanel {...counted} isOpen={isOpen} onShow={onShow} />
      <TherapistList
        search={search}
        keep={({ _id }) => !favoritesOnly || favorites.has(_id)}
        card={(therapist) => <TherapistCard {...{ therapist, favorites, onMessage }} />}
        empty={
          <NobodyFound
            {...counted}
            action={
              (favoritesOnly || minYears > 0) && (
                <Button onClick={() => onChange({ favoritesOnly: false, minYears: 0 })}>
                  Show All
                </Button>
              )
            }
          >
            {isOff ? noFavouritesYet : 'Fewer words or filters find more.'}
          </NobodyFound>
        }
      />
    </>
  )
}
