import type { Availability } from '@attune/contract/availability.ts'
import { type FormEvent, useState } from 'react'
import { toast } from 'react-hot-toast'
import { useDraft } from '../lib/draft.ts'
import { usePerson } from '../lib/session.ts'
import { FormEnd } from '../ui/form-end.tsx'
import { Switch } from '../ui/switch.tsx'
import { TextField } from '../ui/text-field.tsx'
import { type AvailabilityEdit, checkEdit, editOf, type Problems } from './availability-edit.ts'
import { useSetAvailability } from './queries.ts'
import { ReplyHoursFields } from './reply-hours-fields.tsx'

export const availabilityDraft = 'availability'

type AvailabilityFormProps = { availability: Availability; onDone: () => void }

/** New patients, reply hours, days away; sent together. */
export function AvailabilityForm({ availability, onDone }: AvailabilityFormProps) {
  const { id } = usePerson()
  const [edit, setEdit, clear] = useDraft(id, availabilityDraft, editOf(availability))
  const [problems, setProblems] = useState<Problems>({})
  const save = useSetAvailability()
  const set = (change: Partial<AvailabilityEdit>) => setEdit({ ...edit, ...change })

  function leave() {
    clear()
    onDone()
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    const { draft, problems: found = {} } = checkEdit(edit, new Date())
    setProblems(found)
    if (!draft) return
    save.mutate(draft, {
      onSuccess: () => {
        toast.success('Your availability is saved.')
        leave()
      },
    })
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <Switch
        label="Taking new patients"
        hint="While this is off, nobody new is led to you or can ask you for a time. Those who write to you already still can."
        checked={edit.accepting}
        onChange={(accepting) => set({ accepting })}
      />
      <div className="grid gap-4 border-t border-line pt-4">
        <Switch
          label="Say when you usually answer"
          checked={edit.tellsHours}
          onChange={(tellsHours) => set({ tellsHours })}
        />
        {edit.tellsHours && (
          <ReplyHoursFields hours={edit.hours} onChange={(hours) => set({ hours })} />
        )}
        <Problem>{edit.tellsHours && problems.replyHours}</Problem>
      </div>
      <div className="grid gap-4 border-t border-line pt-4">
        <Switch
          label="Away for some days"
          checked={edit.isAway}
          onChange={(isAway) => set({ isAway })}
        />
        {edit.isAway && <AwayFields away={edit.away} onChange={(away) => set({ away })} />}
        <Problem>{edit.isAway && problems.away}</Problem>
      </div>
      <FormEnd save={save} onCancel={leave}>
        Save availability
      </FormEnd>
    </form>
  )
}

const Problem = ({ children }: { children: React.ReactNode }) => (
  <p role="alert" data-problem="" className="field-error empty:hidden">
    {children || null}
  </p>
)

type AwayFieldsProps = {
  away: AvailabilityEdit['away']
  onChange: (away: AvailabilityEdit['away']) => void
}

const AwayFields = ({ away, onChange }: AwayFieldsProps) => (
  <div className="grid max-w-[460px] gap-4 sm:grid-cols-2">
    <TextField
      label="First day away"
      type="date"
      value={away.from}
      onChange={({ target }) => onChange({ ...away, from: target.value })}
    />
    <TextField
      label="Last day away"
      type="date"
      min={away.from}
      value={away.until}
      onChange={({ target }) => onChange({ ...away, until: target.value })}
    />
  </div>
)
