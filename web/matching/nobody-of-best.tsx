import type { Therapist } from '@attune/contract/therapists.ts'
import type { Favorites } from '../favorites/favorites.ts'
import { Button } from '../ui/button.tsx'
import { type Filters, searchOf } from './filters.ts'
import { NobodyFound, noFavouritesYet } from './nobody-found.tsx'
import type { Search } from './queries.ts'
import { useCounts } from './search-panel.tsx'
import { TherapistCard } from './therapist-card.tsx'
import { TherapistList } from './therapist-list.tsx'

/** So many at first: as many as there are best matches at most. */
const step = 6

type NobodyOfBestProps = {
  search: Search
  filters: Filters
  isOff: boolean
  favorites: Favorites
  /** What is said where nobody at all fits. */
  why: React.ReactNode
  onChange: (patch: Partial<Filters>) => void
  onMessage: (therapist: Therapist) => void
}

/** None of the best matches fits: who does of all therapists, or what to let go of. */
export function NobodyOfBest(props: NobodyOfBestProps) {
  const { search, filters, isOff, favorites, why, onChange, onMessage } = props
  const everybody = searchOf(filters)
  const counts = useCounts(everybody, filters, filters.favoritesOnly)
  const others = counts?.total
  // A note says why others are found than were asked for.
  const isNear = counts?.understood.some(({ note }) => note) === true
  if (!others)
    return (
      <NobodyFound
        {...{ search, filters, isOff, onChange }}
        action={<Button onClick={() => onChange(toAll(favorites))}>Search all therapists</Button>}
      >
        {filters.favoritesOnly && favorites.ids.length === 0 ? noFavouritesYet : why}
      </NobodyFound>
    )
  return (
    <>
      <h2 className="mt-5 text-title">
        None of your best matches, but {othersFit(others, isNear)}
      </h2>
      <p className="mt-1 text-small text-muted">
        Not weighed against your answers{counts.order && `: ${counts.order}`}.
      </p>
      <TherapistList
        search={everybody}
        keep={() => true}
        step={step}
        card={(therapist) => <TherapistCard {...{ therapist, favorites, onMessage }} />}
        empty={null}
      />
    </>
  )
}

/** Without favourites, "all" of them would be none as well. */
export const toAll = ({ ids }: Favorites): Partial<Filters> => ({
  view: 'all',
  ...(ids.length === 0 && { favoritesOnly: false }),
})

function othersFit(count: number, isNear: boolean) {
  if (count === 1) return `one other therapist ${isNear ? 'comes near' : 'fits'}`
  return `${count} other therapists ${isNear ? 'come near' : 'fit'}`
}
