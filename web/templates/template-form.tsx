import { messageLimit } from '@attune/contract/messages.ts'
import { namePlaceholder, type Template, templateTitleLimit } from '@attune/contract/templates.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useDraft } from '../lib/draft.ts'
import { ApiError, sentence } from '../lib/failures.ts'
import { Button } from '../ui/button.tsx'
import { TextArea, TextField } from '../ui/text-field.tsx'
import { useSaveTemplate } from './queries.ts'

type TemplateFormProps = {
  personId: string
  /** The one to change; null for a new one. */
  template: Template | null
  onDone: () => void
}

/** What is typed is kept in this browser until it is saved. */
export function TemplateForm({ personId, template, onDone }: TemplateFormProps) {
  const draftKey = `template:${template?._id ?? 'new'}`
  const [draft, setDraft, clearDraft] = useDraft(personId, draftKey, {
    title: template?.title ?? '',
    text: template?.text ?? '',
  })
  const [missing, setMissing] = useState<'title' | 'text' | null>(null)
  const form = useRef<HTMLFormElement>(null)
  // The button that led here is gone, and the focus with it.
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const { mutate, isPending, error } = useSaveTemplate(personId)
  const refused = error instanceof ApiError ? error.field : undefined
  const errorOf = (field: 'title' | 'text') =>
    (missing === field && 'Please write something here.') ||
    (refused === field && sentence(error)) ||
    undefined

  const leave = () => {
    clearDraft()
    onDone()
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    const empty = (['title', 'text'] as const).find((field) => !draft[field].trim())
    setMissing(empty ?? null)
    if (!empty && !tooLong(draft.title))
      mutate({ templateId: template?._id ?? null, body: draft }, { onSuccess: leave })
  }
  return (
    <form ref={form} onSubmit={save} className="mt-5 grid gap-4">
      <TextField
        label="Title"
        hint="Shown to you alone: what you look for in the menu."
        value={draft.title}
        error={tooLong(draft.title) ?? errorOf('title')}
        onChange={({ target }) => setDraft({ ...draft, title: target.value })}
      />
      <TextArea
        label="Text"
        hint={`${namePlaceholder} becomes the patient's first name. You can change the text before you send it.`}
        rows={7}
        maxLength={messageLimit}
        value={draft.text}
        error={errorOf('text')}
        onChange={({ target }) => setDraft({ ...draft, text: target.value })}
      />
      {error && !refused && (
        <p role="alert" className="note note-danger">
          {sentence(error)}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button kind="ghost" onClick={leave}>
          Cancel
        </Button>
        <Button type="submit" busy={isPending} busyText="Saving">
          Save
        </Button>
      </div>
    </form>
  )
}

/** Said as it is typed or pasted; nothing is cut off. */
function tooLong(title: string): string | undefined {
  const over = title.trim().length - templateTitleLimit
  if (over <= 0) return undefined
  return `${over} ${over === 1 ? 'character' : 'characters'} too many. Nothing is cut off.`
}
