import type { Appointment } from '@attune/contract/appointments.ts'
import type { ReactNode } from 'react'
import { toast } from 'react-hot-toast'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { ChangeFailed } from './change-failed.tsx'
import { ReasonField, useReason } from './reason-field.tsx'

type ReasonDialogProps = {
  one: Appointment
  title: string
  /** On its two buttons, and what is said once it is done. */
  keep: string
  confirm: string
  done: string
  change: { isPending: boolean; error: Error | null }
  end: (reason: string | null, once: { onSuccess: () => void }) => void
  onClose: () => void
  /** What follows from it. */
  children: ReactNode
}

/** Ends something that was agreed on; what was written stays where that does not work. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { one, title, keep, confirm, done, change, end, onClose, children } = props
  const { reason, setReason, problem, clear } = useReason(one._id)
  function confirmed() {
    if (problem) return
    end(reason.trim() || null, {
      onSuccess: () => {
        clear()
        toast.success(done)
        onClose()
      },
    })
  }
  return (
    <Dialog title={title} onClose={onClose} width={560}>
      <div className="mt-3 grid gap-5">
        {children}
        <ReasonField appointment={one} reason={reason} problem={problem} onChange={setReason} />
        <ChangeFailed error={change.error} />
        <div className="dialog-end">
          <Button kind="ghost" onClick={onClose} data-first-focus>
            {keep}
          </Button>
          <Button busy={change.isPending} onClick={confirmed}>
            {confirm}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
