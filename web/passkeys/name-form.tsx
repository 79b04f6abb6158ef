import { type FormEvent, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'

type NameFormProps = {
  name: string
  hint?: string
  save: string
  busy: boolean
  error: string | null
  onSave: (name: string) => void
  onCancel: () => void
}

export function NameForm({ name, hint, save, busy, error, onSave, onCancel }: NameFormProps) {
  const [value, setValue] = useState(name)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (value.trim()) onSave(value)
  }
  return (
    <form noValidate onSubmit={submit} className="mt-3 grid max-w-[460px] gap-4">
      <TextField
        label="Name of the passkey"
        required
        maxLength={60}
        value={value}
        onChange={({ target }) => setValue(target.value)}
        {...(hint && { hint })}
        {...(error && { error })}
      />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" size="small" busy={busy} busyText="One moment…">
          {save}
        </Button>
        <Button kind="ghost" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
