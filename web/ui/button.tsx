import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Spinner } from './spinner.tsx'

type Look = { kind?: Kind; size?: 'normal' | 'small' }
type Kind = 'primary' | 'ghost' | 'soft' | 'danger' | 'plain'

type Props = ComponentProps<'button'> & Look & { busy?: boolean; busyText?: ReactNode }

/**
 * While `busy` it keeps its place and its focus, and does nothing. Nor does the second click of a double
 * click send a form again: the answer to the first may be there by then.
 */
export function Button({ kind, size, busy, busyText, className, children, ...rest }: Props) {
  const onClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (rest.type === 'submit' && event.detail > 1) return event.preventDefault()
    if (!busy) rest.onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      {...(busy && { 'aria-busy': true })}
      {...(busy && rest.type === 'submit' && { type: 'button' as const })}
      onClick={onClick}
      className={`${buttonClass({ kind, size })} ${className ?? ''}`}
    >
      {busy && <Spinner size="inline" />}
      {(busy && busyText) || children}
    </button>
  )
}

/** The same face for a link: `<Link className={buttonClass({ kind: 'primary' })}>`. */
export function buttonClass({ kind = 'primary', size = 'normal' }: Loose<Look> = {}) {
  return `btn btn-${kind}${size === 'small' ? ' btn-small' : ''}`
}
type Loose<T> = { [K in keyof T]?: T[K] | undefined }

type IconButtonProps = ComponentProps<'button'> & { label: string }

/** A button that is only an icon; `label` is its name and its tooltip. */
export function IconButton({ label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={`icon-btn ${className ?? ''}`}
    />
  )
}
