import { Search, Star } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useDebounced } from '../lib/use-debounced.ts'
import { Button } from '../ui/button.tsx'
import type { Filters } from './filters.ts'
import { YearsSelect } from './years-select.tsx'

type FindFiltersProps = { filters: Filters; onChange: (patch: Partial<Filters>) => void }

export function FindFilters({ filters, onChange }: FindFiltersProps) {
  const { view, minYears, favoritesOnly } = filters
  return (
    <search className="mt-4 flex flex-wrap items-center gap-2 wide:mt-6 wide:gap-2.5">
      <NameSearch name={filters.name} onName={(name) => onChange({ name })} />
      <div className="w-[10.5rem] sm:w-[190px]">
        <YearsSelect
          label="Years of work"
          labelHidden
          className="max-sm:pr-8 max-sm:pl-3"
          minYears={minYears}
          onChange={(years) => onChange({ minYears: years })}
        />
      </div>
      <Button
        size="small"
        className="flex-1 px-3 sm:min-h-12.5 sm:flex-none sm:px-4.5"
        onClick={() => onChange({ view: view === 'best' ? 'all' : 'best' })}
      >
        {view === 'best' ? 'Show All Therapists' : 'Find Best Match'}
      </Button>
      <Button
        kind="ghost"
        size="small"
        className="flex-1 px-3 sm:min-h-12.5 sm:flex-none sm:px-4.5"
        onClick={() => onChange({ favoritesOnly: !favoritesOnly })}
      >
        <Star
          size={19}
          strokeWidth={1.75}
          className={favoritesOnly ? 'text-clay' : ''}
          fill={favoritesOnly ? 'currentColor' : 'none'}
          aria-hidden
        />
        {favoritesOnly ? 'Show All' : 'Show Favorites'}
      </Button>
    </search>
  )
}

function NameSearch({ name, onName }: { name: string; onName: (name: string) => void }) {
  const [text, setText] = useState(name)
  const settled = useDebounced(text)
  useEffect(() => {
    if (settled.trim() !== name) onName(settled)
  }, [settled, name, onName])
  return (
    <div className="relative min-w-[9rem] flex-1 sm:min-w-[240px]">
      <Search
        size={20}
        strokeWidth={1.75}
        className="pointer-events-none absolute top-[15px] left-2.5 text-muted sm:left-4"
        aria-hidden
      />
      <input
        type="search"
        className="input pr-1 pl-9 max-sm:placeholder:text-small sm:pr-4 sm:pl-12"
        placeholder="Search by name"
        aria-label="Search by name"
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </div>
  )
}
