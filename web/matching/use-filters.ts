import { useCallback, useLayoutEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { type Filters, readFilters, writeFilters } from './filters.ts'

/**
 * `favoritesOnly`: another page may ask for it so (spec §2). `words`: what was typed here; in the entry
 * of the history, Back and a reload find it, and no list of visited addresses shows it.
 */
type State = { favoritesOnly?: unknown; words?: unknown }

const stateOf = (state: unknown): State =>
  typeof state === 'object' && state !== null ? (state as State) : {}

const noFilters = { minYears: 0, chosen: [], compared: [] }

export function useFilters(hasAnswered: boolean) {
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation()
  const favoritesOnly = Boolean(stateOf(state).favoritesOnly)
  const view = hasAnswered && !favoritesOnly ? 'best' : 'all'
  const read = useCallback(
    ({ search, state }: Entry): Filters => {
      const { words } = stateOf(state)
      const name = typeof words === 'string' ? words : (search.get('name') ?? '')
      return { ...readFilters(search, { ...noFilters, view, favoritesOnly }), name }
    },
    [view, favoritesOnly],
  )
  // What was changed last stands in the history only once the page is drawn with it: a press that
  // comes sooner starts from this, or a name just typed would be lost.
  const latest = useRef<Entry>({ search, state })
  useLayoutEffect(() => {
    latest.current = { search, state }
  }, [search, state])
  const change = useCallback(
    (patch: Partial<Filters>) => {
      const { name, ...filters } = { ...read(latest.current), ...patch }
      const next = { ...stateOf(latest.current.state), words: name.trim() }
      latest.current = { search: writeFilters(filters), state: next }
      setSearch(latest.current.search, { replace: true, preventScrollReset: true, state: next })
    },
    [setSearch, read],
  )
  return [read({ search, state }), change] as const
}

type Entry = { search: URLSearchParams; state: unknown }
