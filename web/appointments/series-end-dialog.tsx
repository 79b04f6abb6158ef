import type { AppointmentDetail } from '@attune/contract/appointments.ts'
import type { SeriesState } from '@attune/contract/series.ts'
import { firstName } from '../lib/first-name.ts'
import { ReasonDialog } from './reason-dialog.tsx'
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
  const { sequence } = one
  return (
    <ReasonDialog
      {...{ one, change, onClose }}
      title="Cancel this and all later ones?"
      keep="Keep them"
      confirm="Cancel all of them"
      done="Cancelled. They are told."
      end={(reason, once) => change.mutate({ what: 'cancelLater', sequence, reason }, once)}
    >
      <p className="text-muted">
        That is {datesText(running.ahead, running.last.at, reader)}. {firstName(one.partner.name)}{' '}
        is told once that these times are free again, and nothing else. What was before stays.
      </p>
    </ReasonDialog>
  )
}
