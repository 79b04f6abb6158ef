import './filters.css'
import type { SearchCounts } from '@attune/contract/search.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { FilterPanel } from './filter-panel.tsx'
import { type Filters, searchedOf, toggledFilter, withRest } from './filters.ts'
import { type Search, searchCountsOf } from './queries.ts'

type SearchPanelProps = {
  search: Search
  filters: Filters
  isOpen: boolean
  /** Nobody is there to be counted. */
  isOff: boolean
  onChange: (patch: Partial<Filters>) => void
  /** From the open filters to what they find. */
  onShow: () => void
}

/** What is searched for, each part of it removable, and what else could be. */
export function SearchPanel(props: SearchPanelProps) {
  const { search, filters, isOpen, isOff, onChange, onShow } = props
  const counts = useCounts(search, filters, isOff, isOpen)
  const { chosen } = filters
  const toggle = (key: string) => onChange({ chosen: toggledFilter(chosen, key) })
  const asked = counts ? askedFor(counts, filters) : []
  const notes = counts ? notesOf(counts, filters) : []
  return (
    <>
      {asked.length > 0 && (
        <ul aria-label="Searched for" className="mt-3 flex flex-wrap gap-2">
          {asked.map(({ key, text, patch }) => (
            <li key={key}>
              <button
                type="button"
                className="filter-chip"
                aria-label={`Remove ${text}`}
                onClick={() => onChange(patch)}
              >
                {text}
                <X size={16} strokeWidth={1.75} className="flex-none" aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      {notes.map((note) => (
        <p key={note} className="mt-3 text-muted">
          {note}
        </p>
      ))}
      {isOpen && counts && (
        <FilterPanel
          choices={counts.choices}
          chosen={chosen}
          total={counts.total}
          amongBest={filters.view === 'best'}
          onToggle={toggle}
          onShow={onShow}
        />
      )}
    </>
  )
}

/** Asked for only where something was typed or chosen, or is about to be. */
export function useCounts(search: Search, filters: Filters, isOff: boolean, isOpen = false) {
  const enabled = !isOff && (isOpen || isNarrowed(filters))
  const { data } = useQuery({
    ...searchCountsOf(search),
    enabled,
    placeholderData: keepPreviousData,
  })
  // Of what is not asked for any more nothing is kept.
  return enabled ? data : undefined
}

export const isNarrowed = ({ name, chosen, minYears }: Filters) =>
  name.trim() !== '' || chosen.length > 0 || minYears > 0

type Asked = { key: string; text: string; patch: Partial<Filters> }

/** What was understood of the words, unless it is but the name that was typed, and what was chosen. */
function askedFor({ understood, without }: SearchCounts, { name, chosen }: Filters): Asked[] {
  const [first] = understood
  const isName =
    understood.length === 1 &&
    first?.kind === 'name' &&
    !first.isLeftOut &&
    !first.isDenied &&
    first.label === name.trim()
  const typed = isName || !name.trim() ? [] : understood
  return [
    ...typed.map(({ kind, label, rest, isLeftOut, isDenied }, at) => ({
      key: `typed ${at}`,
      text: `${isLeftOut ? 'Not searched' : isDenied ? 'Not' : kindNames[kind]}: ${kind === 'name' ? `“${shortened(label)}”` : label}`,
      patch: { name: withRest(name, rest) },
    })),
    ...chosen.map((key) => ({
      key,
      text: [kindOf(key), without.find((one) => one.key === key)?.label ?? key]
        .filter(Boolean)
        .join(': '),
      patch: { chosen: toggledFilter(chosen, key) },
    })),
  ]
}

/** Why the list is not what was typed: who is found instead, or that nothing of it says whom to find. */
function notesOf({ understood }: SearchCounts, { name }: Filters): string[] {
  if (!name.trim()) return []
  const instead = understood.flatMap(({ note }) => note ?? [])
  const isNothing = understood.length > 0 && understood.every(({ isLeftOut }) => isLeftOut)
  const isLong = searchedOf(name) !== name.trim()
  return [...(isLong ? [onlyBeginning] : []), ...(isNothing ? [nothingSearched] : instead)]
}

/** A label that somebody typed may be as long as a search. */
export const shortened = (label: string) =>
  label.length > longestLabel ? `${label.slice(0, longestLabel).trimEnd()}…` : label

const longestLabel = 60

const onlyBeginning =
  'Thank you for writing so much. Only the beginning of it is searched for: a few words find more.'
const nothingSearched = 'Nothing of this can be searched for: the list is as it was without it.'

const kindNames = {
  clients: 'For',
  area: 'Concern',
  approach: 'Approach',
  language: 'Language',
  format: 'Sessions',
  gender: 'Therapist',
  about: 'Therapist',
  hours: 'Hours',
  fee: 'Fee',
  payer: 'Paid by',
  place: 'Town',
  country: 'Country',
  years: 'At work for',
  name: 'Name',
} as const

const kindOf = (key: string) => {
  const [kind = ''] = key.split('.')
  return Object.hasOwn(kindNames, kind) ? kindNames[kind as 'area'] : ''
}
