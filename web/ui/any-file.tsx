import { useId } from 'react'

type AnyFileProps = {
  label: string
  /** What the chooser shows first, such as `.zip`. */
  accept: string
  /** Of the file that was chosen. */
  name: string | null
  onFile: (file: File) => void
  hint?: string
  error?: string | undefined
}

/** One file that is no picture, with its name once chosen. */
export function AnyFile(props: AnyFileProps) {
  const { label, accept, name, onFile, hint, error } = props
  const id = useId()
  const about = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <span className="field-label">{label}</span>
      <label
        htmlFor={id}
        className="flex min-h-16 items-center gap-4 rounded-field border border-dashed border-edge bg-surface px-4 py-2.5 has-focus-visible:outline-3 has-focus-visible:outline-pine"
      >
        <span className="min-w-0 flex-1 truncate text-muted">{name ?? 'No file chosen'}</span>
        <span className="text-small font-semibold text-pine">
          <span className="sr-only">{label}: </span>
          {name ? 'Change' : 'Choose'}
        </span>
        <input
          id={id}
          type="file"
          accept={accept}
          className="sr-only"
          onChange={({ target }) => {
            const file = target.files?.[0]
            // The same file again, as it was saved anew, is a choice as well.
            target.value = ''
            if (file) onFile(file)
          }}
          {...(about && { 'aria-describedby': about })}
        />
      </label>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      <p id={`${id}-error`} className="field-error empty:hidden" aria-live="polite">
        {error}
      </p>
    </div>
  )
}
