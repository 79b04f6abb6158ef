import type { SearchCounts } from '@attune/contract/search.ts'
import { Button } from '../ui/button.tsx'
import type { ViewProps } from './best-matches.tsx'
import { searchOf } from './filters.ts'
import { NobodyFound, noFavouritesYet } from './nobody-found.tsx'
import { SearchPanel, useCounts } from './search-panel.tsx'
import { TherapistCard } from './therapist-card.tsx'
import { TherapistList } from './therapist-list.tsx'

/** Every therapist who takes part, found by the server. */
export function Directory(props: ViewProps) {
  const { filters, favorites, isOpen, onChange, onShow, onMessage } = props
  const { minYears, favoritesOnly } = filters
  const search = searchOf(filters, favoritesOnly ? favorites.ids : undefined)
  const isOff = favoritesOnly && favorites.ids.length === 0
  const counted = { search, filters, isOff, onChange }
  const counts = useCounts(search, filters, isOff)
  const total = counts?.total
  return (
    <>
      <SearchPanel {...counted} isOpen={isOpen} onShow={onShow} />
      {!isOff && total !== 0 && (
        <p className="mt-4 text-small text-muted">{listed(favoritesOnly, counts)}</p>
      )}
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

/** Whom the list has, and in which order. Without a search nobody is counted. */
function listed(favoritesOnly: boolean, counts: SearchCounts | undefined): string {
  const { total, order = 'in alphabetical order of their names' } = counts ?? {}
  const whole = favoritesOnly ? 'Your favourites' : 'All therapists'
  const who = total === undefined ? whole : total === 1 ? '1 therapist' : `${total} therapists`
  return total === 1 ? `${who}.` : `${who}, ${order}.`
}
