import { type Mood, moods } from '@attune/contract/recommendations.ts'
import type { CSSProperties, KeyboardEvent } from 'react'
import { moodNames } from './mood-names.ts'
import { MoodWave } from './mood-wave.tsx'
import './recommendations.css'

type MoodPickerProps = {
  chosen: Mood | null
  /** The id of the heading that asks. */
  labelledBy: string
  onChoose: (mood: Mood) => void
}

/**
 * Four moods, one chosen. A pick is remembered on the account, so the arrow keys only move and
 * Space or Enter picks; nobody records three moods on the way to the fourth.
 */
export const MoodPicker = ({ chosen, labelledBy, onChoose }: MoodPickerProps) => (
  <div
    role="radiogroup"
    aria-labelledby={labelledBy}
    onKeyDown={move}
    className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(100%,6.5rem),1fr))] gap-3.5 wide:grid-cols-4"
  >
    {moods.map((mood) => (
      <label key={mood} className="mood" style={{ '--m': `var(--${mood})` } as CSSProperties}>
        <input
          type="radio"
          name="mood"
          value={mood}
          checked={mood === chosen}
          readOnly
          // The mood of yesterday may be picked again today, which changes nothing and so is no change event.
          onClick={() => onChoose(mood)}
          className="sr-only"
        />
        <MoodWave mood={mood} className="mb-3 h-[54px] w-full" />
        {moodNames[mood]}
      </label>
    ))}
  </div>
)

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

function move(event: KeyboardEvent<HTMLElement>) {
  const radios = [...event.currentTarget.querySelectorAll('input')]
  const at = radios.indexOf(event.target as HTMLInputElement)
  const step = steps[event.key]
  if (event.key === 'Enter') radios[at]?.click()
  if (step === undefined || at < 0) return
  event.preventDefault()
  radios.at((at + step) % radios.length)?.focus()
}
