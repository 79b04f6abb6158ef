import './compare.css'
import type { Therapist } from '@attune/contract/therapists.ts'
import { Button } from '../ui/button.tsx'
import { useCompare } from './comparing.tsx'
import { mostCompared } from './filters.ts'

/** On a card: whether it is one of those to see side by side, and the way there from the second on. */
export function CompareChoice({ therapist }: { therapist: Therapist }) {
  const compare = useCompare()
  if (!compare) return null
  const isChosen = compare.has(therapist)
  const isShut = compare.isFull && !isChosen
  return (
    <div className="compare-choice">
      <label className="compare-label">
        <input
          type="checkbox"
          checked={isChosen}
          disabled={isShut}
          aria-label={`Compare ${therapist.name}`}
          onChange={() => compare.toggle(therapist)}
        />
        {isShut ? `${mostCompared} are chosen to compare` : 'Compare'}
      </label>
      {isChosen && compare.count > 1 && (
        <Button kind="soft" size="small" onClick={compare.open}>
          {compare.count} side by side
        </Button>
      )}
      {isChosen && compare.count === 1 && (
        <span className="text-small text-muted">Choose one or two more</span>
      )}
    </div>
  )
}
