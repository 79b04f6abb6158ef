import { ImageUp } from 'lucide-react'
import { type ChangeEvent, useEffect, useId, useState } from 'react'

type FileFieldProps = {
  label: string
  file: File | null
  onFile: (file: File | null) => void
  error?: string | undefined
  hint?: string
}

/** One picture, with its name and a small preview once chosen. */
export function FileField({ label, file, onFile, error, hint }: FileFieldProps) {
  const id = useId()
  const preview = usePreview(file)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => onFile(target.files?.[0] ?? null)
  const about = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <span className="field-label">
        {label} <span className="font-normal text-muted">(optional)</span>
      </span>
      <label
        htmlFor={id}
        className="flex min-h-16 items-center gap-4 rounded-field border border-dashed border-edge bg-surface px-4 py-2.5 has-focus-visible:outline-3 has-focus-visible:outline-pine"
      >
        {preview ? (
          <img src={preview} alt="" className="size-11 flex-none rounded-full object-cover" />
        ) : (
          <ImageUp
            size={24}
            strokeWidth={1.75}
            className="m-2.5 flex-none text-muted"
            aria-hidden
          />
        )}
        <span className="min-w-0 flex-1 truncate text-muted">{file?.name ?? 'No file chosen'}</span>
        <span className="text-small font-semibold text-pine">
          <span className="sr-only">{label}: </span>
          {file ? 'Change' : 'Choose'}
        </span>
        <input
          id={id}
          type="file"
          accept="image/*"
          className="sr-only"
          onChange={choose}
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

function usePreview(file: File | null) {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return setUrl(null)
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}
