import {
  type AppointmentDetail,
  appointmentLimits,
  type FreeTime,
} from '@attune/contract/appointments.ts'
import { useState } from 'react'
import { toast } from 'react-hot-toast'
import { isCode, sentence } from '../lib/failures.ts'
import { firstName } from '../lib/first-name.ts'
import { usePerson } from '../lib/session.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Loading, SkeletonText } from '../ui/skeleton.tsx'
import { AppointmentTime } from './appointment-time.tsx'
import { otherZone } from './appointment-words.ts'
import { ChangeFailed } from './change-failed.tsx'
import { useChange } from './changes.ts'
import { FreeTimeList } from './free-time-list.tsx'
import { ReasonField, useReason } from './reason-field.tsx'
import { TwoClocks } from './two-clocks.tsx'
import { useFreeTimes } from './use-free-times.ts'

type MoveDialogProps = { one: AppointmentDetail; onClose: () => void }

/** The same appointment at another time: choose it, then move. */
export function MoveDialog({ one, onClose }: MoveDialogProps) {
  const { id, role } = usePerson()
  const therapist = role === 'therapist' ? id : one.partner._id
  const free = useFreeTimes(therapist, { kind: one.kind, moving: one._id })
  const [to, setTo] = useState<FreeTime | null>(null)
  // What both agreed on nobody changes alone, but where offered times need no answer.
  const isAlone =
    one.status === 'requested' || (role === 'user' && free.data?.confirmation === 'automatic')
  const words = isAlone ? moveWords : proposeWords
  const times = free.data?.times.filter(({ at }) => at.getTime() !== one.at.getTime())
  return (
    <Dialog title={to ? words.title : 'Move to another time'} onClose={onClose}>
      {to ? (
        <MoveForm {...{ one, to, words }} onOther={() => setTo(null)} onClose={onClose} />
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
          {times && (
            <>
              <TwoClocks name={one.partner.name} zone={otherZone(one, role)} />
              <FreeTimeList
                times={times}
                zone={otherZone(one, role)}
                onPick={setTo}
                more={free.more}
              />
            </>
          )}
        </div>
      )}
    </Dialog>
  )
}

type Words = {
  title: string
  follows: (name: string) => string
  move: string
  moving: string
  done: string
}

const moveWords: Words = {
  title: 'Move it to this time?',
  follows: (name) => `${name} is told the new time. The old one is free again.`,
  move: 'Move it',
  moving: 'Moving…',
  done: 'Moved. They are told.',
}

const { moveAnswerHours } = appointmentLimits
const proposeWords: Words = {
  title: 'Ask for this time instead?',
  follows: (name) =>
    `${name} is asked first, and has ${moveAnswerHours} hours at most to agree. Until then both times are held, and the old one stands; without an answer it stays.`,
  move: 'Ask for it',
  moving: 'Asking…',
  done: 'They are asked. Until they agree, the old time stands.',
}

type MoveFormProps = MoveDialogProps & { to: FreeTime; words: Words; onOther: () => void }

function MoveForm({ one, to, words, onOther, onClose }: MoveFormProps) {
  const { role } = usePerson()
  const change = useChange(one)
  const { reason, setReason, problem, clear } = useReason(one._id)
  const zone = otherZone(one, role)
  const isTaken = isCode(change.error, 'taken')
  const move = () => {
    if (problem) return
    change.mutate(
      { what: 'move', at: to.at, reason: reason.trim() || null },
      {
        onSuccess: () => {
          clear()
          toast.success(words.done)
          onClose()
        },
      },
    )
  }
  return (
    <div className="mt-4 grid gap-5">
      <AppointmentTime at={to.at} until={to.until} other={{ name: one.partner.name, zone }} />
      <p className="text-muted">{words.follows(firstName(one.partner.name))}</p>
      <ReasonField appointment={one} reason={reason} problem={problem} onChange={setReason} />
      <ChangeFailed error={change.error}>
        {isTaken && ' Your appointment is where it was.'}
      </ChangeFailed>
      <div className="dialog-end">
        <Button kind="ghost" onClick={onOther}>
          Another time
        </Button>
        <Button busy={change.isPending} busyText={words.moving} onClick={move} data-first-focus>
          {words.move}
        </Button>
      </div>
    </div>
  )
}
