import { type Minutes, minutesToChoose } from '@attune/contract/recommendations.ts'

type TimeChoiceProps = { chosen: Minutes | null; onChoose: (minutes: Minutes | null) => void }

/** How long one has; a second tap takes it back. */
export const TimeChoice = ({ chosen, onChoose }: TimeChoiceProps) => (
  <fieldset
    aria-label="How long do you have?"
    className="mt-5 flex flex-wrap items-center gap-1.5 text-small"
  >
    <span className="mr-1.5">How long do you have?</span>
    {minutesToChoose.map((minutes) => (
      <button
        key={minutes}
        type="button"
        aria-pressed={chosen === minutes}
        onClick={() => onChoose(chosen === minutes ? null : minutes)}
        className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-full border border-line px-3.5 font-semibold aria-pressed:border-current aria-pressed:bg-raised"
      >
        {minutes} min
      </button>
    ))}
  </fieldset>
)
