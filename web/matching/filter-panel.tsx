import './filters.css'
import type { FilterChoice } from '@attune/contract/search.ts'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'

type Kind = FilterChoice['kind']

const groups: readonly { title: string; kinds: readonly Kind[] }[] = [
  { title: 'For whom', kinds: ['clients'] },
  { title: 'Sessions', kinds: ['accepting', 'format'] },
  { title: 'Fee for a session', kinds: ['fee'] },
  { title: 'Languages', kinds: ['language'] },
  { title: 'Approaches', kinds: ['approach'] },
  { title: 'Concerns', kinds: ['area'] },
]

/** So many of a group are shown until all are asked for: those that most therapists offer. */
const first = 8

type FilterPanelProps = {
  choices: readonly FilterChoice[]
  chosen: readonly string[]
  total: number
  /** The best matches alone are counted. */
  amongBest: boolean
  onToggle: (key: string) => void
  /** Closes it, and leads to the list. */
  onShow: () => void
}

/** Everything the list can be narrowed by, each with how many it would leave. */
export const FilterPanel = (props: FilterPanelProps) => {
  const { choices, chosen, total, amongBest, onToggle, onShow } = props
  return (
    <section id="filters" aria-label="Filters" className="card mt-3 grid gap-5">
      {groups.map(({ title, kinds }) => (
        <Group
          key={title}
          title={title}
          choices={choices.filter(({ kind }) => kinds.includes(kind))}
          chosen={chosen}
          onToggle={onToggle}
        />
      ))}
      <p role="status" className="text-small text-muted">
        {amongBest ? `${total} of your best matches` : counted(total)}{' '}
        {total === 1 ? 'fits' : 'fit'}. The number on a filter is how many would be left with it.
      </p>
      <div className="filter-end">
        <Button size="small" disabled={total === 0} onClick={onShow}>
          {total === 0 ? 'No therapist to show' : `Show ${counted(total)}`}
        </Button>
      </div>
    </section>
  )
}

const counted = (total: number) => (total === 1 ? '1 therapist' : `${total} therapists`)

type GroupProps = Omit<FilterPanelProps, 'total' | 'amongBest' | 'onShow'> & { title: string }

function Group({ title, choices, chosen, onToggle }: GroupProps) {
  const [isWhole, setWhole] = useState(false)
  if (choices.length === 0) return null
  const shown = isWhole
    ? choices
    : choices.filter(({ key }, at) => at < first || chosen.includes(key))
  return (
    <fieldset>
      <legend className="field-label mb-2">{title}</legend>
      <div className="flex flex-wrap gap-2">
        {shown.map(({ key, label, count }) => (
          <button
            key={key}
            type="button"
            className="filter-chip"
            aria-pressed={chosen.includes(key)}
            disabled={count === 0 && !chosen.includes(key)}
            onClick={() => onToggle(key)}
          >
            {label} <span className="filter-count">{count}</span>
          </button>
        ))}
        {shown.length < choices.length && (
          <Button kind="plain" size="small" onClick={() => setWhole(true)}>
            All {choices.length} {title.toLowerCase()}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
