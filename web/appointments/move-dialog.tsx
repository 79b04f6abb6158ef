import type { AppointmentDetail, FreeTime } from '@attune/contract/appointments.ts'
import { useState } from 'react'
import { toast } from 'react-hot-toast'
import { isCode, sentence } from '../lib/failures.ts'
import { firstName } from '../lib/first-name.ts'
import { usePerson } from '../lib/session.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Loading, SkeletonText } from '../ui/skeleton.tsx'
import { AppointmentTime } from './appointment-time.tsx'
import { FreeTimeList } from './free-time-list.tsx'
import { useChange } from './queries.ts'
import { ReasonField, useReason } from './reason-field.tsx'
import { useFreeTimes } from './use-free-times.ts'

type MoveDialogProps = { one: AppointmentDetail; onClose: () => void }

/** The same appointment at another time: choose it, then move. */
export function MoveDialog({ one, onClose }: MoveDialogProps) {
  const { id, role } = usePerson()
  const therapist = role === 'therapist' ? id : one.partner._id
  const free = useFreeTimes(therapist, one.kind, null)
  const [to, setTo] = useState<FreeTime | null>(null)
  const times = free.data?.times.filter(({ at }) => at.getTime() !== one.at.getTime())
  return (
    <Dialog title={to ? 'Move it to this time?' : 'Move to another time'} onClose={onClose}>
      {to ? (
        <MoveForm one={one} to={to} onOther={() => setTo(null)} onClose={onClose} />
      ) : (
        <div className="mt-4">
          {!times && !free.error && (
            <Loading label="Loading the free times">
              <SkeletonText lines={4} />
            </Loading>
          )}
          {!times && free.error && (
            <p role="alert" className="note note-danger flex flex-wrap items-center gap-x-3">
              {sentence(free.error)}
              <Button kind="plain" size="small" onClick={() => void free.refetch()}>
                Try again
              </Button>
            </p>
          )}
          {times?.length === 0 && (
            <p className="note mb-4">
              No other time is free right now. It stays as it is; nothing was changed.
            </p>
          )}
          {times && <FreeTimeList times={times} onPick={setTo} more={free.more} />}
        </div>
      )}
    </Dialog>
  )
}

type MoveFormProps = MoveDialogProps & { to: FreeTime; onOther: () => void }

function MoveForm({ one, to, onOther, onClose }: MoveFormProps) {
  const { role } = usePerson()
  const change = useChange(one)
  const { reason, setReason, problem, clear } = useReason(one._id)
  const zone = role === 'user' ? one.timeZones.therapist : one.timeZones.patient
  const isTaken = isCode(change.error, 'taken')
  const move = () => {
    if (problem) return
    change.mutate(
      { what: 'move', at: to.at, reason: reason.trim() || null },
      {
        onSuccess: () => {
          clear()
          toast.success('Moved. They are told.')
          onClose()
        },
      },
    )
  }
  return (
    <div className="mt-4 grid gap-5">
      <AppointmentTime at={to.at} until={to.until} other={{ name: one.partner.name, zone }} />
      <p className="text-muted">
        {firstName(one.partner.name)} is told the new time. The old one is free again.
      </p>
      <ReasonField appointment={one} reason={reason} problem={problem} onChange={setReason} />
      {change.error && (
        <p role="alert" className="note note-danger">
          {isTaken
            ? 'Somebody was a moment quicker. Your appointment is where it was; please choose another time.'
            : sentence(change.error, 'That did not work. Please try again.')}
        </p>
      )}
      <div className="dialog-end">
        <Button kind="ghost" onClick={onOther}>
          Another time
        </Button>
        <Button busy={change.isPending} busyText="Moving…" onClick={move} data-first-focus>
          Move it
        </Button>
      </div>
    </div>
  )
}
