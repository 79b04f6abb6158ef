import { Id } from '@attune/contract/endpoint.ts'
import { FilterKey, searchLimits } from '@attune/contract/search.ts'
import type { Therapist } from '@attune/contract/therapists.ts'
import { smallestNumber, yearsFilter } from '@attune/contract/years.ts'
import type { Search } from './queries.ts'

export type Filters = {
  view: 'best' | 'all'
  /** What was typed: a name, a concern, an approach, a language, a town. */
  name: string
  /** 0: no filter. */
  minYears: number
  favoritesOnly: boolean
  chosen: readonly FilterKey[]
  /** Ids of whom to see side by side. */
  compared: readonly string[]
}

/** So many fit beside each other on a phone, and in a head. */
export const mostCompared = 3

/** What a phone's few best matches are filtered by at once; the words and what was chosen the server knows. */
export function passes(
  { _id, yearsOfWork, experience }: Therapist,
  filters: Filters,
  isFavorite: (therapistId: string) => boolean,
): boolean {
  if (filters.favoritesOnly && !isFavorite(_id)) return false
  // spec §5: the smallest number found in the text counts
  return !filters.minYears || (yearsOfWork ?? smallestNumber(experience) ?? 0) >= filters.minYears
}

/** The same filters as the server takes them; `ids`: among these people only. */
export const searchOf = ({ name, minYears, chosen }: Filters, ids?: readonly string[]): Search => ({
  ...(name.trim() && { words: searchedOf(name) }),
  ...(minYears && { minYears }),
  ...(chosen.length > 0 && { filters: chosen }),
  ...(ids && { ids: [...ids].sort() }),
})

/** The beginning of what was typed: what is longer is no search, but all of it is read for danger. */
export function searchedOf(typed: string): string {
  const all = typed.trim()
  if (all.length <= searchLimits.words) return all
  const whole = all.slice(0, searchLimits.words + 1).replace(/\s+\S*$/u, '')
  return whole.slice(0, searchLimits.words).replace(/[\uD800-\uDBFF]$/, '')
}

/** The words with `rest` in place of those that were searched. */
export const withRest = (typed: string, rest: string) =>
  `${rest}${typed.trim().slice(searchedOf(typed).length)}`.trim()

/** One fee at a time; of all else as many as are wanted, all of which have to be met. */
export function toggledFilter(chosen: readonly FilterKey[], key: FilterKey): FilterKey[] {
  if (chosen.includes(key)) return chosen.filter((one) => one !== key)
  const kept = key.startsWith('fee.') ? chosen.filter((one) => !one.startsWith('fee.')) : chosen
  return [...kept, key].slice(-searchLimits.filters)
}

/** In words of their own people say what weighs on them, and a browser remembers addresses. */
type Addressed = Omit<Filters, 'name'>

/** Filters live in the address, so that going back from a profile finds the list as it was left. */
export function readFilters(search: URLSearchParams, standard: Addressed): Addressed {
  const years = Number(search.get('years'))
  const view = search.get('view')
  const favorites = search.get('favorites')
  return {
    view: view === 'best' || view === 'all' ? view : standard.view,
    minYears: yearsFilter.find((choice) => choice === years) ?? 0,
    favoritesOnly: favorites === null ? standard.favoritesOnly : favorites === 'yes',
    chosen: (search.get('filters') ?? '')
      .split(',')
      .filter((key) => FilterKey.safeParse(key).success)
      .slice(0, searchLimits.filters),
    compared: [...new Set((search.get('compare') ?? '').split(','))]
      .filter((id) => Id.safeParse(id).success)
      .slice(0, mostCompared),
  }
}

export function writeFilters({
  view,
  minYears,
  favoritesOnly,
  chosen,
  compared,
}: Addressed): URLSearchParams {
  return new URLSearchParams({
    view,
    ...(minYears && { years: String(minYears) }),
    ...(chosen.length > 0 && { filters: chosen.join(',') }),
    ...(compared.length > 0 && { compare: compared.join(',') }),
    favorites: favoritesOnly ? 'yes' : 'no',
  })
}
