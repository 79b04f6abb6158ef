import { journalLimits } from '@attune/contract/journals.ts'
import { type FormEvent, type ReactNode, useState } from 'react'
import { HelpNow } from '../help/help-now.tsx'
import { Button } from '../ui/button.tsx'
import { TextArea, TextField } from '../ui/text-field.tsx'
import { ConsentWhereAsked } from './consent-switch.tsx'

export type JournalText = { title: string; content: string }

type JournalFormProps = {
  value: JournalText
  onChange: (value: JournalText) => void
  onSave: () => void
  busy: boolean
  failure: string | null
  /** Saved while there was no connection. */
  waiting?: true | undefined
  /** Beside Save. */
  children: ReactNode
}

/** Title and text; both are needed (spec §5). */
export function JournalForm(props: JournalFormProps) {
  const { value, onChange, onSave, busy, failure, waiting, children } = props
  const [tried, setTried] = useState(false)
  const missing = {
    title: tried && !value.title.trim() ? 'Please give it a title.' : undefined,
    content: tried && !value.content.trim() ? 'Please write something first.' : undefined,
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (value.title.trim() && value.content.trim()) onSave()
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        label="Title"
        name="title"
        required
        maxLength={journalLimits.title}
        value={value.title}
        error={missing.title}
        onChange={({ target }) => onChange({ ...value, title: target.value })}
      />
      <TextArea
        label="Content"
        name="content"
        required
        rows={13}
        maxLength={journalLimits.content}
        value={value.content}
        error={missing.content}
        className="written field-sizing-content min-h-[22rem] max-w-none"
        onChange={({ target }) => onChange({ ...value, content: target.value })}
      />
      {failure && (
        <p role="alert" className="note note-danger">
          {failure} What you wrote is kept on this device.
        </p>
      )}
      {waiting && (
        <p role="status" className="note">
          There is no connection. What you wrote is kept on this device and saved once there is one.
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2.5">
        <Button type="submit" busy={busy} busyText="Saving...">
          Save
        </Button>
        {children}
      </div>
      <ConsentWhereAsked />
      <HelpNow>Nobody reads along while you write.</HelpNow>
    </form>
  )
}
