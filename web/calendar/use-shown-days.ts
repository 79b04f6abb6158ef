import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { addDays, wallOf } from '../appointments/wall-time.ts'
import { useWide } from '../lib/breakpoints.ts'
import { weekOf } from './calendar-days.ts'

export type View = 'week' | 'day'
type Place = { view: View | null; day: string }

/**
 * Which days are shown stands in the address, too, so that loading anew and Back keep it; but not
 * there alone: the focus moves on with the days, at once. Where nothing says which, a phone shows a
 * day and a wide screen a week.
 */
export function useShownDays(zone: string, now: Date) {
  const [search, setSearch] = useSearchParams()
  const isWide = useWide()
  const today = wallOf(now, zone).day
  const [place, setPlace] = useState<Place>(() => ({
    view: viewOf(search.get('view')),
    day: dayOf(search.get('day')) ?? today,
  }))
  const { day } = place
  const view = place.view ?? (isWide ? 'week' : 'day')
  const days = view === 'week' ? weekOf(day) : [day]
  function go(change: { view?: View; day?: string }) {
    const next = { view, day, ...change }
    setPlace(next)
    setSearch(next, { replace: true, preventScrollReset: true })
  }
  return { view, day, days, today, go, shift: (by: number) => go({ day: addDays(day, by) }) }
}

const viewOf = (text: string | null): View | null =>
  text === 'week' || text === 'day' ? text : null

function dayOf(text: string | null): string | null {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null
  return Number.isNaN(Date.parse(text)) ? null : addDays(text, 0)
}
