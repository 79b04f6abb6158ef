import './filters.css'
import { SlidersHorizontal, Star } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import type { Filters } from './filters.ts'
import { WordSearch } from './word-search.tsx'
import { YearsSelect } from './years-select.tsx'

type FindFiltersProps = {
  filters: Filters
  isOpen: boolean
  onOpen: () => void
  onChange: (patch: Partial<Filters>) => void
}

export function FindFilters({ filters, isOpen, onOpen, onChange }: FindFiltersProps) {
  const { view, minYears, favoritesOnly, chosen } = filters
  return (
    <search className="find-filters">
      <WordSearch
        words={filters.name}
        amongBest={view === 'best'}
        onWords={(name) => onChange({ name })}
      />
      <Button
        kind={chosen.length > 0 ? 'soft' : 'ghost'}
        size="small"
        className="find-filters-more"
        aria-expanded={isOpen}
        aria-controls={isOpen ? 'filters' : undefined}
        onClick={onOpen}
      >
        <SlidersHorizontal size={18} strokeWidth={1.75} className="find-filters-icon" aria-hidden />
        Filters{chosen.length > 0 && ` · ${chosen.length}`}
      </Button>
      <div className="find-filters-years">
        <YearsSelect
          label="Years of work"
          labelHidden
          minYears={minYears}
          onChange={(years) => onChange({ minYears: years })}
        />
      </div>
      <Button
        size="small"
        onClick={() =>
          onChange(view === 'best' ? { view: 'all', favoritesOnly: false } : { view: 'best' })
        }
      >
        {view === 'best' ? 'Show All Therapists' : 'Find Best Match'}
      </Button>
      <Button kind="ghost" size="small" onClick={() => onChange({ favoritesOnly: !favoritesOnly })}>
        <Star
          size={19}
          strokeWidth={1.75}
          className={favoritesOnly ? 'flex-none text-clay' : 'find-filters-icon'}
          fill={favoritesOnly ? 'currentColor' : 'none'}
          aria-hidden
        />
        {favoritesOnly ? 'Show All' : 'Show Favorites'}
      </Button>
    </search>
  )
}
