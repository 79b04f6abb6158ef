import { calendarLimits } from '@attune/contract/calendar.ts'
import { useState } from 'react'
import { useDraft } from '../lib/draft.ts'
import { usePerson } from '../lib/session.ts'
import { PartForm } from '../ui/part-form.tsx'
import { TextArea } from '../ui/text-field.tsx'
import { type CalendarPart, useSetCalendar } from './queries.ts'
import type { SettingsProps } from './settings-drafts.ts'

type Edit = { address: string; directions: string }

/** Where patients come to who meet in person. */
export function PlaceForm({ before }: SettingsProps) {
  const { id } = usePerson()
  const [edit, setEdit, clear] = useDraft<Edit>(
    id,
    'calendar-place',
    before.place ?? { address: '', directions: '' },
  )
  const [problem, setProblem] = useState<string | null>(null)
  const save = useSetCalendar()
  const set = (patch: Partial<Edit>) => {
    setEdit({ ...edit, ...patch })
    setProblem(null)
  }
  return (
    <PartForm
      title="Where you meet in person"
      hint="A patient reads this once an appointment in person is confirmed, and not before."
      patch={() => patchOf(edit)}
      save={save}
      clear={clear}
      problem={problem}
      onProblem={setProblem}
    >
      <TextArea
        label="Address"
        optional
        rows={2}
        autoComplete="street-address"
        value={edit.address}
        onChange={({ target }) => set({ address: target.value })}
      />
      <TextArea
        label="How to get in"
        optional
        rows={2}
        hint="The bell, the floor, a lift, where to wait."
        value={edit.directions}
        onChange={({ target }) => set({ directions: target.value })}
      />
    </PartForm>
  )
}

function patchOf(edit: Edit): CalendarPart | string {
  const [address, directions] = [edit.address.trim(), edit.directions.trim()]
  if (!address && directions) return 'Please give the address as well.'
  if (address.length > calendarLimits.address)
    return `The address has ${address.length - calendarLimits.address} characters too many.`
  if (directions.length > calendarLimits.directions)
    return `How to get in has ${directions.length - calendarLimits.directions} characters too many.`
  return { place: address ? { address, directions } : null }
}
