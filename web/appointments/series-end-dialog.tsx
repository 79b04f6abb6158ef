import type { AppointmentDetail } from '@attune/contract/appointments.ts'
import type { SeriesState } from '@attune/contract/series.ts'
import { toast } from 'react-hot-toast'
import { sentence } from '../lib/failures.ts'
import { firstName } from '../lib/first-name.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { ReasonField, useReason } from './reason-field.tsx'
import { useChangeSeries } from './series-queries.ts'
import { datesText } from './series-words.ts'
import { useReader } from './use-reader.ts'

type SeriesEndDialogProps = {
  one: AppointmentDetail
  running: NonNullable<SeriesState['running']>
  onClose: () => void
}

/** From this date on all of a series, in one go. */
export function SeriesEndDialog({ one, running, onClose }: SeriesEndDialogProps) {
  const reader = useReader()
  const change = useChangeSeries(one._id)
  const { reason, setReason, problem, clear } = useReason(one._id)
  const end = () => {
    if (problem) return
    change.mutate(
      { what: 'cancelLater', sequence: one.sequence, reason: reason.trim() || null },
      {
        onSuccess: () => {
          clear()
          toast.success('Cancelled. They are told.')
          onClose()
        },
      },
    )
  }
  return (
    <Dialog title="Cancel this and all later ones?" onClose={onClose} width={560}>
      <div className="mt-3 grid gap-5">
        <p className="text-muted">
          That is {datesText(running.ahead, running.last.at, reader)}. {firstName(one.partner.name)}{' '}
          is told once that these times are free again, and nothing else. What was before stays.
        </p>
        <ReasonField appointment={one} reason={reason} problem={problem} onChange={setReason} />
        {change.error && (
          <p role="alert" className="note note-danger">
            {sentence(change.error, 'That did not work. Please try again.')}
          </p>
        )}
        <div className="dialog-end">
          <Button kind="ghost" onClick={onClose} data-first-focus>
            Keep them
          </Button>
          <Button busy={change.isPending} onClick={end}>
            Cancel all of them
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
