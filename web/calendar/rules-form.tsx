import { type CalendarDraft, calendarLimits } from '@attune/contract/calendar.ts'
import { useState } from 'react'
import { useDraft } from '../lib/draft.ts'
import { usePerson } from '../lib/session.ts'
import { Choice } from '../ui/choice.tsx'
import { PartForm } from '../ui/part-form.tsx'
import { Select } from '../ui/text-field.tsx'
import { useSetCalendar } from './queries.ts'
import type { SettingsProps } from './settings-drafts.ts'

const names = ['bufferMinutes', 'noticeHours', 'aheadDays', 'freeCancellationHours'] as const
type Rules = Pick<CalendarDraft, (typeof names)[number] | 'confirmation'>

const choices: Record<(typeof names)[number], readonly number[]> = {
  bufferMinutes: [0, 5, 10, 15, 20, 30, 45, calendarLimits.bufferMinutes],
  noticeHours: [0, 2, 4, 12, 24, 48, 72, 168, calendarLimits.noticeHours],
  aheadDays: [14, 30, 60, 90, calendarLimits.aheadDays],
  freeCancellationHours: [0, 12, 24, 48, 72, calendarLimits.freeCancellationHours],
}

/** How appointments are agreed on. */
export function RulesForm({ before }: SettingsProps) {
  const { id } = usePerson()
  const { bufferMinutes, noticeHours, aheadDays, freeCancellationHours, confirmation } = before
  const [rules, setRules, clear] = useDraft<Rules>(id, 'calendar-rules', {
    bufferMinutes,
    noticeHours,
    aheadDays,
    freeCancellationHours,
    confirmation,
  })
  const [problem, setProblem] = useState<string | null>(null)
  const save = useSetCalendar()
  const set = (patch: Partial<Rules>) => setRules({ ...rules, ...patch })
  const field = (name: (typeof names)[number], label: string, hint: string, words: Words) => (
    <NumberSelect
      label={label}
      hint={hint}
      value={rules[name]}
      choices={choices[name]}
      words={words}
      onChange={(value) => set({ [name]: value })}
    />
  )
  return (
    <PartForm
      title="How times are agreed on"
      patch={() => rules}
      save={save}
      clear={clear}
      problem={problem}
      onProblem={setProblem}
    >
      <Confirmation {...rules} onChange={set} />
      <div className="grid gap-4 sm:grid-cols-2">
        {field('bufferMinutes', 'Kept free after each', 'To write, breathe, walk.', minutesText)}
        {field('noticeHours', 'At the latest', 'How long before it can be asked for.', (hours) =>
          hours === 0 ? 'Until it begins' : `${hoursText(hours)} before`,
        )}
        {field('aheadDays', 'At the earliest', 'How far ahead it can be asked for.', (days) =>
          days % 30 === 0 && days > 30 ? `${days / 30} months ahead` : `${days} days ahead`,
        )}
        {field(
          'freeCancellationHours',
          'Cancelling is free',
          'Patients read this, kindly put, before they ask.',
          (hours) => (hours === 0 ? 'Until it begins' : `Until ${hoursText(hours)} before`),
        )}
      </div>
    </PartForm>
  )
}

type ConfirmationProps = Pick<Rules, 'confirmation'> & { onChange: (patch: Partial<Rules>) => void }

const Confirmation = ({ confirmation, onChange }: ConfirmationProps) => (
  <fieldset className="grid gap-2.5 sm:grid-cols-2">
    <legend className="field-label mb-2">A request</legend>
    {(['by-hand', 'automatic'] as const).map((one) => (
      <Choice
        key={one}
        type="radio"
        name="confirmation"
        checked={confirmation === one}
        onChange={() => onChange({ confirmation: one })}
      >
        {one === 'by-hand' ? 'I confirm each by hand' : 'Is confirmed at once'}
      </Choice>
    ))}
  </fieldset>
)

type Words = (value: number) => string

const minutesText: Words = (minutes) => (minutes === 0 ? 'Nothing' : `${minutes} minutes`)

function hoursText(hours: number): string {
  if (hours % 168 === 0) return hours === 168 ? 'a week' : `${hours / 168} weeks`
  if (hours % 24 === 0) return hours === 24 ? 'a day' : `${hours / 24} days`
  return `${hours} hours`
}

type NumberSelectProps = {
  label: string
  hint: string
  value: number
  choices: readonly number[]
  words: Words
  onChange: (value: number) => void
}

/** What was set by another way stands among the choices. */
const NumberSelect = ({ label, hint, value, choices, words, onChange }: NumberSelectProps) => (
  <Select
    label={label}
    hint={hint}
    value={value}
    onChange={({ target }) => onChange(Number(target.value))}
  >
    {[...new Set([...choices, value])]
      .sort((one, other) => one - other)
      .map((one) => (
        <option key={one} value={one}>
          {words(one)}
        </option>
      ))}
  </Select>
)
