import { useCallback, useLayoutEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { type Filters, readFilters, writeFilters } from './filters.ts'

/** spec §2: another page may ask for favourites only, through the navigation's state. */
const asksFavorites = (state: unknown) =>
  typeof state === 'object' && state !== null && 'favoritesOnly' in state && !!state.favoritesOnly

const noFilters = { name: '', minYears: 0, chosen: [], compared: [] }

export function useFilters(hasAnswered: boolean) {
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation()
  const favoritesOnly = asksFavorites(state)
  const view = hasAnswered && !favoritesOnly ? 'best' : 'all'
  const filters = readFilters(search, { ...noFilters, view, favoritesOnly })
  // What was changed last stands in the address only once the page is drawn with it: a press that
  // comes sooner starts from this, or a name just typed would be lost.
  const latest = useRef(search)
  useLayoutEffect(() => {
    latest.current = search
  }, [search])
  const change = useCallback(
    (patch: Partial<Filters>) => {
      const now = readFilters(latest.current, { ...noFilters, view, favoritesOnly })
      latest.current = writeFilters({ ...now, ...patch })
      setSearch(latest.current, { replace: true, preventScrollReset: true, state })
    },
    [setSearch, view, favoritesOnly, state],
  )
  return [filters, change] as const
}
