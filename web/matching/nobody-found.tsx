import type { SearchCounts } from '@attune/contract/search.ts'
import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { type Filters, toggledFilter, withRest } from './filters.ts'
import type { Search } from './queries.ts'
import { shortened, useCounts } from './search-panel.tsx'

type NobodyFoundProps = {
  search: Search
  filters: Filters
  isOff: boolean
  onChange: (patch: Partial<Filters>) => void
  /** A button beside what can be taken off. */
  action?: ReactNode
  children?: ReactNode
}

/** Nobody fits all of it: what to let go of, and how many there are then. */
export function NobodyFound(props: NobodyFoundProps) {
  const { search, filters, isOff, onChange, action, children } = props
  const counts = useCounts(search, filters, isOff)
  const ways = counts?.total === 0 ? waysOut(counts, filters) : []
  return (
    <EmptyState
      title="No matching therapists found."
      action={
        <>
          {ways.map(({ text, patch }) => (
            <Button key={text} kind="ghost" size="small" onClick={() => onChange(patch)}>
              {text}
            </Button>
          ))}
          {action}
        </>
      }
    >
      {children}
    </EmptyState>
  )
}

export const noFavouritesYet =
  'You have no favourites yet. The star on a card adds a therapist to them.'

const most = 4

/** What each part of the search keeps out, those first that bring most. */
function waysOut({ understood, without }: SearchCounts, { name, chosen }: Filters) {
  const ways = [
    ...understood.map(({ label, rest, without: count }) => ({
      label,
      count,
      patch: { name: withRest(name, rest) } as Partial<Filters>,
    })),
    ...without.map(({ key, label, count }) => ({
      label,
      count,
      patch: key === 'years' ? { minYears: 0 } : { chosen: toggledFilter(chosen, key) },
    })),
  ]
  return ways
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, most)
    .map(({ label, count, patch }) => ({ text: `Without “${shortened(label)}”: ${count}`, patch }))
}
