import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { IconButton } from './button.tsx'

type DialogProps = {
  title: string
  onClose: () => void
  children: ReactNode
  /** Pixels at most; a phone gives its own width. */
  width?: number
  /** The title is read out but not drawn. */
  titleHidden?: boolean
  className?: string
}

/**
 * A native modal: draw it to open it, leave it out to close it. Esc and a click on the veil call
 * `onClose`; focus starts at `data-first-focus` and goes back to where it came from.
 */
export function Dialog(props: DialogProps) {
  const { title, onClose, children, width = 520, titleHidden, className = '' } = props
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const dialog = ref.current
    const before = opener()
    dialog?.showModal()
    // React's autoFocus comes before the dialog is open, and opening would move it to the first button.
    dialog?.querySelector<HTMLElement>('[data-first-focus]')?.focus()
    return () => {
      dialog?.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key for closing is Esc, which is onCancel
    <dialog
      ref={ref}
      aria-labelledby={id}
      className={`dialog ${className}`}
      style={{ '--dialog-width': `${width}px` } as object}
      onCancel={(event) => {
        if (event.target !== ref.current) return
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === ref.current && outside(event) && onClose()}
    >
      <header className={titleHidden ? 'dialog-close' : 'flex items-start gap-4'}>
        <h2 id={id} className={titleHidden ? 'sr-only' : 'flex-1 text-heading'}>
          {title}
        </h2>
        <IconButton label="Close" onClick={onClose} className="-mt-2 -mr-2">
          <X size={20} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </header>
      {children}
    </dialog>
  )
}

/** What has the focus; of an item of a menu, which is gone once the dialog closes, the menu's button. */
function opener() {
  const focused = document.activeElement
  const menu = focused?.closest('[role=menu]')
  return document.getElementById(menu?.getAttribute('aria-labelledby') ?? '') ?? focused
}

/** The veil belongs to the dialog element; its padding does too, so the place decides. */
function outside({ clientX, clientY, currentTarget }: React.MouseEvent) {
  const box = currentTarget.getBoundingClientRect()
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom
}
