import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

type ConfirmDialogProps = {
  title: string
  children: ReactNode
  confirm: string
  cancel?: string
  onConfirm: () => void
  onClose: () => void
  busy?: boolean
  danger?: boolean
}

/** Asks once; the way back comes first, so that it has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirm, cancel = 'Cancel', onConfirm, onClose, busy, danger } = props
  return (
    <Dialog title={title} onClose={onClose} width={460}>
      <div className="mt-3 text-muted">{children}</div>
      <div className="mt-7 flex flex-wrap justify-end gap-2.5">
        <Button kind="ghost" onClick={onClose} data-first-focus>
          {cancel}
        </Button>
        <Button kind={danger ? 'danger' : 'primary'} onClick={onConfirm} busy={busy ?? false}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  )
}
