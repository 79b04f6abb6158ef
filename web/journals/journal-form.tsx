import { journalLimits } from '@attune/contract/journals.ts'
import { whoReadsAlong } from '@attune/contract/promises.ts'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { HelpNow } from '../help/help-now.tsx'
import { useLineAbove } from '../lib/cursor.ts'
import { useKeyboardRoom } from '../lib/keyboard.ts'
import { keptWhere } from '../lib/local-storage.ts'
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
  /** Saved while it was written on: these words are newer. */
  newer?: boolean
  /** Given the place above Save where what must be in sight while one writes may stand. */
  foot: (place: Element | null) => void
  /** Beside Save. */
  children: ReactNode
}

/** Nothing is cut off while it is written or pasted: what does not fit is said. */
function overLimit(field: keyof typeof journalLimits, text: string): string | undefined {
  const most = journalLimits[field]
  const { length } = text.trim()
  if (length <= most) return undefined
  const number = new Intl.NumberFormat('en-GB')
  return `${number.format(length)} characters are more than the ${number.format(most)} there is room for. Nothing is cut off; please shorten it.`
}

/** Title and text; both are needed (spec §5). */
export function JournalForm(props: JournalFormProps) {
  const { value, onChange, onSave, busy, foot, children } = props
  const [tried, setTried] = useState(false)
  const tooLong = {
    title: overLimit('title', value.title),
    content: overLimit('content', value.content),
  }
  const wrong = {
    title: tried && !value.title.trim() ? 'Please give it a title.' : tooLong.title,
    content: tried && !value.content.trim() ? 'Please write something first.' : tooLong.content,
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    const isWhole = value.title.trim() && value.content.trim()
    if (isWhole && !tooLong.title && !tooLong.content) onSave()
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        label="Title"
        name="title"
        required
        value={value.title}
        error={wrong.title}
        onChange={({ target }) => onChange({ ...value, title: target.value })}
      />
      <TextArea
        label="Content"
        name="content"
        required
        rows={13}
        value={value.content}
        error={wrong.content}
        className="written field-sizing-content min-h-[22rem] max-w-none"
        onChange={({ target }) => onChange({ ...value, content: target.value })}
      />
      <WhatBecame {...props} />
      <End foot={foot}>
        <Button type="submit" busy={busy} busyText="Saving...">
          Save
        </Button>
        {children}
      </End>
      <ConsentWhereAsked />
      <HelpNow>{whoReadsAlong}</HelpNow>
    </form>
  )
}

/** Over the page on a phone, so that it is in sight while one writes. */
function End({ foot, children }: Pick<JournalFormProps, 'foot' | 'children'>) {
  const end = useRef<HTMLDivElement>(null)
  useKeyboardRoom()
  useLineAbove(end)
  return (
    <div ref={end} className="journal-end">
      <div ref={foot} />
      <div className="journal-ways">{children}</div>
    </div>
  )
}

const WhatBecame = ({ failure, waiting, newer }: JournalFormProps) => (
  <>
    {failure && (
      <p role="alert" className="note note-danger">
        {failure} What you wrote is kept {keptWhere()}.
      </p>
    )}
    {waiting && (
      <p role="status" className="note">
        There is no connection. What you wrote is kept {keptWhere()} and saved once there is one.
      </p>
    )}
    {newer && !failure && (
      <p role="status" className="note">
        This entry is saved. What you wrote since is kept {keptWhere()} until you save again.
      </p>
    )}
  </>
)
