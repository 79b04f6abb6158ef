import { type ReactNode, useId } from 'react'

export type FieldProps = {
  label: string
  error?: string | undefined
  hint?: ReactNode
  /** The label is read out but not drawn. */
  labelHidden?: boolean
  optional?: boolean
}

type Described = { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string }

/** Label above, hint and error below, tied to the control that `children` draws. */
export function Field({
  label,
  error,
  hint,
  labelHidden,
  optional,
  children,
}: FieldProps & { children: (described: Described) => ReactNode }) {
  const id = useId()
  const about = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'field-label'}>
        {label}
        {optional && <span className="font-normal text-muted"> (optional)</span>}
      </label>
      {children({
        id,
        ...(error && { 'aria-invalid': true as const }),
        ...(about && { 'aria-describedby': about }),
      })}
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
