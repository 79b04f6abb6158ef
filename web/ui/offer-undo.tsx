import { useRef } from 'react'
import { type Toast, toast } from 'react-hot-toast'

/** How long there is a way back, ms; as long as its button has the focus it stays. */
const undoTime = 10_000

/** Says what was done, with a button that takes it back; `onUndo` gets the toast, to say so there. */
export function offerUndo(words: string, onUndo: (toastId: string) => void) {
  const show = (duration: number, id?: string) =>
    toast.success(
      (shown: Toast) => (
        <WithUndo
          words={words}
          onUndo={() => onUndo(shown.id)}
          onHold={(held) => show(held ? Number.POSITIVE_INFINITY : undoTime, shown.id)}
        />
      ),
      { duration, ...(id && { id }) },
    )
  show(undoTime)
}

/** Presses the button of what was done last, where there is still a way back. */
export const undoLast = () => document.querySelector<HTMLElement>('[data-undo]')?.click()

type WithUndoProps = { words: string; onUndo: () => void; onHold: (held: boolean) => void }

function WithUndo({ words, onUndo, onHold }: WithUndoProps) {
  const before = useRef<EventTarget | null>(null)
  const isDone = useRef(false)
  const undo = () => {
    if (isDone.current) return
    isDone.current = true
    // The button is about to go; whoever came to it by keyboard goes back to their work.
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus()
    onUndo()
  }
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      {words}
      <button
        type="button"
        data-undo
        className="-my-2 min-h-11 px-1 font-medium text-pine underline underline-offset-3"
        onFocus={({ relatedTarget }) => {
          before.current = relatedTarget
          onHold(true)
        }}
        onBlur={() => !isDone.current && onHold(false)}
        onClick={undo}
      >
        Undo
      </button>
    </span>
  )
}
