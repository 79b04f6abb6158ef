import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { resolveValue, type Toast, useToaster } from 'react-hot-toast'
import { useWide } from '../lib/breakpoints.ts'
import { Spinner } from './spinner.tsx'

/**
 * spec §9: 4 s, success 2 s, at most 20, which is the library's own limit. Call `toast` anywhere. On
 * a phone they stand over the bar, as below it they would hide the title or the field they speak of.
 * Drawn here: the library's own drawing brings a second way to write styles with it.
 */
export function Toasts() {
  const isWide = useWide()
  const { toasts, handlers } = useToaster({
    duration: 4_000,
    success: { duration: 2_000 },
    removeDelay: 250,
  })
  /** A pointer that rests on one holds all of them. */
  const hold = (box: HTMLDivElement) => {
    box.addEventListener('mouseenter', handlers.startPause)
    box.addEventListener('mouseleave', handlers.endPause)
    return () => {
      box.removeEventListener('mouseenter', handlers.startPause)
      box.removeEventListener('mouseleave', handlers.endPause)
    }
  }
  return (
    <div
      ref={hold}
      data-toasts
      className="pointer-events-none fixed inset-x-4 z-[9999] grid justify-items-center gap-2"
      style={{ top: isWide ? 72 : 6 }}
    >
      {toasts.map((toast) => (
        <OneToast key={toast.id} toast={toast} />
      ))}
    </div>
  )
}

const OneToast = ({ toast }: { toast: Toast }) => (
  <div className="toast" data-leaving={!toast.visible || undefined}>
    {icons[toast.type]}
    <div {...toast.ariaProps} className="mx-2.5 my-1 flex-auto whitespace-pre-line">
      {resolveValue(toast.message, toast)}
    </div>
  </div>
)

const icon = { size: 13, strokeWidth: 3.5, 'aria-hidden': true } as const

const icons: Record<Toast['type'], ReactNode> = {
  success: (
    <span className="toast-icon bg-pine text-on-pine">
      <Check {...icon} />
    </span>
  ),
  error: (
    <span className="toast-icon bg-danger text-on-danger">
      <X {...icon} />
    </span>
  ),
  loading: <Spinner size="inline" />,
  blank: null,
  custom: null,
}
