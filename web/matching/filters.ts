import type { Therapist } from '@attune/contract/therapists.ts'
import { smallestNumber, yearsFilter } from '@attune/contract/years.ts'

export type Filters = {
  view: 'best' | 'all'
  name: string
  /** 0: no filter. */
  minYears: number
  favoritesOnly: boolean
}

/** The same filters the server applies to the directory, for the few best matches on screen. */
export function passes(
  { _id, name, yearsOfWork, experience }: Therapist,
  filters: Filters,
  isFavorite: (therapistId: string) => boolean,
): boolean {
  if (filters.favoritesOnly && !isFavorite(_id)) return false
  if (!plain(name).includes(plain(filters.name))) return false
  // spec §5: the smallest number found in the text counts
  return !filters.minYears || (yearsOfWork ?? smallestNumber(experience) ?? 0) >= filters.minYears
}

/** A name is found however it is typed: without case, without accents. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .trim()
    .toLocaleLowerCase()

/** Filters live in the address, so that going back from a profile finds the list as it was left. */
export function readFilters(search: URLSearchParams, standard: Filters): Filters {
  const years = Number(search.get('years'))
  const view = search.get('view')
  const favorites = search.get('favorites')
  return {
    view: view === 'best' || view === 'all' ? view : standard.view,
    name: search.get('name') ?? '',
    minYears: yearsFilter.find((choice) => choice === years) ?? 0,
    favoritesOnly: favorites === null ? standard.favoritesOnly : favorites === 'yes',
  }
}

export function writeFilters({ view, name, minYears, favoritesOnly }: Filters): URLSearchParams {
  return new URLSearchParams({
    view,
    ...(name.trim() && { name: name.trim() }),
    ...(minYears && { years: String(minYears) }),
    favorites: favoritesOnly ? 'yes' : 'no',
  })
}
