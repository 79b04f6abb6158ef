import type { Match } from '@attune/contract/matching.ts'
import { ChevronDown, SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import { sentence } from '../lib/failures.ts'
import { Button } from '../ui/button.tsx'
import { askedIn, factorNames } from './factor-names.ts'
import type { Weighing } from './use-weighing.ts'
import { mostPercent, percentStep, percentWords, type WeighedKey } from './weigh.ts'

/** What was asked for, and prompt answers, which no question asks for. */
const keysOf = (matches: readonly Match[]) => [
  ...askedIn(matches).filter(({ key }) => key !== 'responsiveness'),
  { key: 'responsiveness' as const, name: factorNames.responsiveness },
]

type WeighPanelProps = { weighing: Weighing; matches: readonly Match[]; first: string | undefined }

/** The person's own say in what counts how much. */
export function WeighPanel(props: WeighPanelProps) {
  const [wasOpened, setOpened] = useState(false)
  return (
    <details
      className="weigh card group"
      onToggle={({ currentTarget }) => setOpened((before) => before || currentTarget.open)}
    >
      <summary>
        <SlidersHorizontal size={18} strokeWidth={1.75} aria-hidden />
        Weigh it yourself
        {!props.weighing.isAsEngine && (
          <span className="font-normal text-muted max-wide:hidden">your own weights</span>
        )}
        <ChevronDown
          size={18}
          strokeWidth={1.75}
          className="ml-auto group-open:rotate-180"
          aria-hidden
        />
      </summary>
      <p className="mt-1 mb-4 max-w-[62ch] text-small text-muted">
        Move a slider and the list follows. 100% is how Attune weighs it; at 0% it no longer counts.
        Must-haves stay must-haves.
      </p>
      {wasOpened && <Weights {...props} />}
    </details>
  )
}

function Weights({ weighing, matches, first }: WeighPanelProps) {
  const { isTrying, isSettling, isAsEngine, isKeeping } = weighing
  const error = weighing.keepError ?? weighing.triedError
  return (
    <>
      <div className="weigh-grid">
        {keysOf(matches).map(({ key, name }) => (
          <Slider key={key} weighing={weighing} of={key} name={name} />
        ))}
      </div>
      {error && (
        <p role="alert" className="mt-4 text-small text-danger">
          {sentence(error)}
        </p>
      )}
      <div className="mt-5 flex flex-wrap items-center gap-2.5">
        <Button size="small" disabled={!isTrying || isKeeping} onClick={weighing.keep}>
          Keep these weights
        </Button>
        {isTrying && (
          <Button kind="ghost" size="small" onClick={weighing.undo}>
            Undo
          </Button>
        )}
        {!isAsEngine && (
          <Button kind="ghost" size="small" onClick={weighing.asEngine}>
            As Attune weighs it
          </Button>
        )}
        <p role="status" className="text-small text-muted">
          {isTrying && (isSettling ? 'Looking through everyone' : first && `First now: ${first}`)}
        </p>
      </div>
    </>
  )
}

type SliderProps = { weighing: Weighing; of: WeighedKey; name: string }

function Slider({ weighing, of, name }: SliderProps) {
  const id = useId()
  const percent = weighing.percent(of)
  return (
    <div>
      <label htmlFor={id} className="flex items-baseline justify-between gap-3 text-small">
        <span className="font-medium">{name}</span>
        <span className="text-small text-muted tabular-nums">{percent}%</span>
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={mostPercent}
        step={percentStep}
        value={percent}
        aria-valuetext={percentWords(percent)}
        onChange={(event) => weighing.set(of, event.target.valueAsNumber)}
      />
    </div>
  )
}
