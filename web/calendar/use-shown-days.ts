import { useSearchParams } from 'react-router'
import { addDays, wallOf } from '../appointments/wall-time.ts'
import { useWide } from '../lib/breakpoints.ts'
import { weekOf } from './calendar-days.ts'

export type View = 'week' | 'day'

/** Which days are shown stands in the address; where it does not, a phone shows a day, else a week. */
export function useShownDays(zone: string, now: Date) {
  const [search, setSearch] = useSearchParams()
  const isWide = useWide()
  const today = wallOf(now, zone).day
  const asked = search.get('view')
  const view: View = asked === 'week' || asked === 'day' ? asked : isWide ? 'week' : 'day'
  const day = isDay(search.get('day')) ?? today
  const days = view === 'week' ? weekOf(day) : [day]
  const go = (next: { view?: View; day?: string }) =>
    setSearch(
      { view: next.view ?? view, day: next.day ?? day },
      { replace: true, preventScrollReset: true },
    )
  return {
    view,
    day,
    days,
    today,
    go,
    shift: (by: number) => go({ day: addDays(day, by) }),
  }
}

function isDay(text: string | null): string | null {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null
  return Number.isNaN(Date.parse(text)) ? null : addDays(text, 0)
}
